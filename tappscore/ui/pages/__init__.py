"""The pages; `ui.page_table` lists them."""
