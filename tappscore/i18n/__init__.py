"""Words: marking texts in pure modules and turning them into a language.

Pure modules never build sentences. They carry a `Text` (a marked literal) or
a `Message` (a marked sentence with named values). Only this package turns
them into words, with a `Catalog` for one language. `qt_catalog` is the one
module here that knows Qt, and only it is imported on demand.
"""

from tappscore.i18n.catalog import ENGLISH, Catalog
from tappscore.i18n.text import Message, MessageValue, Text, mark, message

__all__ = ["ENGLISH", "Catalog", "Message", "MessageValue", "Text", "mark", "message"]
