"""The one import of sqlite-utils, kept quick.

sqlite-utils imports numpy where it is installed (the charts' library brings it), only to know its number types as
column types. We store none of them, and that import alone is half of the library's: 0.16 s of every start.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite_utils import Database, Migrations
else:
    # None in sys.modules makes an import fail, which sqlite-utils expects and handles.
    _is_kept_out = "numpy" not in sys.modules
    if _is_kept_out:
        sys.modules["numpy"] = None
    try:
        from sqlite_utils import Database, Migrations
    finally:
        if _is_kept_out:
            del sys.modules["numpy"]

__all__ = ["Database", "Migrations"]
