"""The style rules on Fusion; `theme.style_sheet` puts colours and sizes in.

Widgets choose by dynamic properties, never by name: `primary`, `quiet`,
`large`, `role` of labels (title, large, soft, good, bad, warn), `card`, `wrong`.
"""

RULES = """
QToolTip { background: $ink; color: $sheet; border: none; padding: 4px 8px; }
QWidget#desk, QDialog, QMainWindow { background: $paper; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: $title; font-weight: 600; }
QLabel[role="large"] { font-size: $large; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="soft"] { color: $ink_soft; }
QLabel[role="good"] { color: $good; }
QLabel[role="bad"] { color: $bad; }
QLabel[role="warn"] { color: $warn; }

QPushButton {
    min-height: ${field}px; padding: 0 16px; border: 1px solid $line_strong; border-radius: 4px;
    background: $sheet; color: $ink;
}
QPushButton:hover { border-color: $accent; background: $accent_soft; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $accent; padding: 0 15px; min-height: 30px; }
QPushButton:disabled { color: $line_strong; border-color: $line; background: $paper; }
QPushButton:checked { background: $accent_soft; border-color: $accent; }
QPushButton[primary="true"] {
    background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; padding: 0 24px;
}
QPushButton[primary="true"]:hover { background: $ink; border-color: $ink; color: $sheet; }
QPushButton[primary="true"]:focus { border: 2px solid $ink; padding: 0 23px; }
QPushButton[primary="true"]:disabled { background: $line; color: $ink_soft; border-color: $line; }
QPushButton[large="true"] { min-height: 54px; font-size: $large; padding: 0 32px; }
QPushButton[large="true"]:focus { min-height: 52px; padding: 0 31px; }
QPushButton[quiet="true"] {
    border-color: transparent; background: transparent; color: $accent; padding: 0 8px;
}
QPushButton[quiet="true"]:hover { background: $accent_soft; }
QPushButton[quiet="true"]:focus { border: 2px solid $accent; padding: 0 7px; }
QPushButton[quiet="true"]:disabled { color: $line_strong; }
QPushButton[quiet="true"]:checked { background: $accent_soft; color: $ink; border-bottom: 2px solid $accent; }
QPushButton[link="true"] { text-align: left; padding: 0; min-height: 26px; }
QPushButton[link="true"]:focus { padding: 0 4px; min-height: 24px; }
QPushButton[card="true"] { text-align: left; padding: 8px 16px; }

QPushButton[choice="true"] {
    border: 1px solid $line_strong; border-radius: 6px; background: $sheet; padding: 0; min-height: 94px;
}
QPushButton[choice="true"]:hover { border-color: $accent; background: $accent_soft; }
QPushButton[choice="true"]:focus { border: 2px solid $accent; padding: 0; min-height: 92px; }
QPushButton[choice="true"]:checked { border: 2px solid $accent; background: $accent_soft; min-height: 92px; }
QPushButton[choice="true"]:checked:focus { border: 2px solid $ink; }
QPushButton[first="true"] QLabel[role="large"] { color: $accent; font-weight: 600; }

QLineEdit, QPlainTextEdit, QSpinBox, QDoubleSpinBox, QDateEdit, QTimeEdit, QComboBox {
    min-height: ${field}px; padding: 0 8px; border: 1px solid $line_strong; border-radius: 4px;
    background: $sheet; color: $ink; selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QPlainTextEdit, QComboBox { placeholder-text-color: $ink_soft; }
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QDateEdit:focus, QTimeEdit:focus,
QComboBox:focus {
    border: 2px solid $accent; padding: 0 7px; min-height: 30px;
}
QLineEdit:disabled, QSpinBox:disabled, QDateEdit:disabled, QComboBox:disabled {
    color: $ink_soft; background: $paper; border-color: $line;
}
QLineEdit:read-only { background: $paper; border-color: $line; }
*[house="true"] { border: 1px dashed $warn; }
*[wrong="true"] { border: 2px solid $bad; }
QComboBox::drop-down, QDateEdit::drop-down { width: 28px; border: none; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url($down); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $sheet; border: 1px solid $line_strong; padding: 4px; outline: none;
}
QSpinBox, QTimeEdit, QDateEdit, QDoubleSpinBox { padding-left: 6px; }
QSpinBox, QTimeEdit, QDoubleSpinBox { max-height: ${field}px; }
QSpinBox:focus, QTimeEdit:focus, QDoubleSpinBox:focus { max-height: 30px; }
QSpinBox::up-button, QSpinBox::down-button,
QTimeEdit::up-button, QDoubleSpinBox::up-button, QTimeEdit::down-button, QDoubleSpinBox::down-button {
    width: 24px; border: none; background: transparent;
}
QSpinBox::up-arrow, QTimeEdit::up-arrow, QDoubleSpinBox::up-arrow { image: url($up); width: 10px; height: 10px; }
QSpinBox::down-arrow, QTimeEdit::down-arrow, QDoubleSpinBox::down-arrow {
    image: url($down); width: 10px; height: 10px; }

QCheckBox { spacing: 8px; min-height: 26px; }
QCheckBox::indicator {
    width: 16px; height: 16px; border: 1px solid $line_strong; border-radius: 3px; background: $sheet;
}
QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:focus { border: 2px solid $accent; width: 14px; height: 14px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($tick); }
QCheckBox:focus { color: $accent; }
QCheckBox[house="true"] { padding: 0 8px; }
QRadioButton { spacing: 8px; min-height: 26px; }
QRadioButton::indicator {
    width: 16px; height: 16px; border: 1px solid $line_strong; border-radius: 9px; background: $sheet;
}
QRadioButton::indicator:hover { border-color: $accent; }
QRadioButton::indicator:checked { border: 5px solid $accent; width: 8px; height: 8px; background: $sheet; }
QRadioButton:focus { color: $accent; }

QTableView, QListView, QTreeView {
    background: $sheet; border: 1px solid $line; border-radius: 4px; gridline-color: transparent;
    outline: none;
    alternate-background-color: $sheet; selection-background-color: $accent_soft; selection-color: $ink;
}
QTextBrowser { background: $sheet; border: 1px solid $line; border-radius: 4px; }
QTextBrowser:focus { border: 1px solid $accent; }
QTableView::item { padding: 0 8px; border: none; border-bottom: 1px solid $line; }
QTableView::item:selected { background: $accent_soft; color: $ink; }
QTableView:focus, QListView:focus, QTreeView:focus { border: 1px solid $accent; }
QTreeView::item { padding: 0 11px; border: none; border-bottom: 1px solid $line; color: $ink; }
QTreeView::item:selected { background: $accent_soft; color: $ink; }
QListView::item { min-height: ${row}px; padding: 0 8px; border-bottom: 1px solid $line; }
QListView::indicator, QTreeView::indicator, QTableView::indicator {
    width: 16px; height: 16px; border: 1px solid $line_strong; border-radius: 3px; background: $sheet;
}
QListView::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked {
    background: $accent; border-color: $accent; image: url($tick);
}
QListView::item:selected { background: $accent_soft; color: $ink; }
QHeaderView { background: $sheet; }
QHeaderView::section {
    background: $sheet; color: $ink_soft; border: none; border-bottom: 1px solid $line_strong;
    padding: 0 11px; min-height: 32px;
}
QTableCornerButton::section { background: $sheet; border: none; }

QFrame[card="true"] { background: $sheet; border: 1px solid $line; border-radius: 6px; }
QFrame[rule="true"] { background: $line; border: none; max-height: 1px; min-height: 1px; }
QFrame[notice="bad"] { background: $bad_soft; border: none; border-bottom: 1px solid $bad; }
QFrame[notice="warn"] { background: $warn_soft; border: none; border-bottom: 1px solid $warn; }
QFrame[notice="note"] { background: $accent_soft; border: none; border-bottom: 1px solid $accent; }
QFrame[framed="warn"] { background: $warn_soft; border: 1px solid $warn; border-radius: 6px; }

QFrame#header { background: $sheet; border: none; border-bottom: 1px solid $line; }
QFrame#rail { background: $rail; border: none; border-right: 1px solid $line; }
QFrame#sample { background: $warn; border: none; }
QFrame#sample QLabel { color: $sheet; font-weight: 600; }
QFrame#sample QPushButton { color: $sheet; min-height: 26px; text-decoration: underline; }
QFrame#sample QPushButton:hover { color: $ink; }
QToolButton {
    border: 1px solid transparent; border-radius: 4px; padding: 4px 8px; color: $ink;
    background: transparent;
}
QToolButton[popupMode="2"] { padding-right: 22px; }
QToolButton::menu-indicator {
    image: url($down); width: 12px; height: 12px; right: 6px;
    subcontrol-origin: padding; subcontrol-position: right center;
}
QToolButton:hover { background: $accent_soft; }
QToolButton:focus { border: 1px solid $accent; }
QToolButton:disabled { color: $line_strong; }
QFrame#rail QToolButton {
    border-radius: 0; border: none; border-left: 4px solid transparent; padding: 0 2px 0 10px;
    min-height: 40px; text-align: left;
}
QFrame#rail QToolButton[folded="true"] { padding: 0 4px 0 0; }
QFrame#rail QToolButton:hover { background: $line; }
QFrame#rail QToolButton:focus { background: $line; }
QFrame#rail QToolButton:checked { background: $sheet; border-left: 4px solid $accent; font-weight: 600; }

QTabBar { background: transparent; }
QTabWidget::pane { border: none; border-top: 1px solid $line_strong; }
QTabBar::tab {
    padding: 0 16px; min-height: 36px; border: none; border-bottom: 3px solid transparent;
    color: $ink_soft; background: transparent;
}
QTabBar::tab:selected { color: $ink; border-bottom: 3px solid $accent; }
QTabBar::tab:hover { color: $ink; background: $accent_soft; }
QTabBar::tab:focus { color: $accent; }

QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { width: 12px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 12px; background: transparent; margin: 0; }
QScrollBar::handle {
    background: $line_strong; border-radius: 3px; margin: 3px; min-height: 32px; min-width: 32px;
}
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QProgressBar {
    border: 1px solid $line_strong; border-radius: 4px; background: $sheet; height: 14px;
    text-align: center; color: transparent;
}
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QMenu { background: $sheet; border: 1px solid $line_strong; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 16px; border-radius: 4px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::item:selected { background: $accent_soft; color: $ink; }
QSplitter::handle { background: transparent; }
"""
