"""Another club's or another laptop's evenings joined with ours: looked at first, then one step with one undo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from tappscore.i18n import formats, mark
from tappscore.problems import Problem, RefusedError
from tappscore.store.changes import ChangeSet
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tappscore.services.joining import JoinedPerson, JoinedTournament, Preview
    from tappscore.store.club import ClubFile
    from tappscore.tournament.snapshot import Person, Snapshot
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

LOOKING = mark("History", "The other file is being looked through")
JOINING = mark("History", "The evenings are being joined")
_UUID = Qt.ItemDataRole.UserRole


def choose(desk: Desk, window: QWidget) -> JoinDialog | None:
    """Ask for a club file, or for archives, and show what joining would bring."""
    names, _ = QFileDialog.getOpenFileNames(
        window,
        translate("History", "Join another club file or archives"),
        desk.settings.text("stick"),
        translate("History", "Club files and archives (*.tapp *.json)"),
    )
    if not names:
        return None
    dialog = JoinDialog(desk, [Path(name) for name in names], window)
    dialog.open()
    return dialog


class JoinDialog(QDialog):
    """What is new comes, what is equal stays; for what differs, a tick takes theirs."""

    joined = Signal(object)  # ChangeSet

    def __init__(self, desk: Desk, paths: Sequence[Path], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._paths = tuple(paths)
        self.preview: Preview | None = None
        name = paths[0].name if len(paths) == 1 else translate("History", "%n files", len(paths))
        self.setWindowTitle(translate("History", "Join with {file}", file=name))
        self.what = label(role="strong", wraps=True)
        self.hint = label(
            mark(
                "History",
                "What is new comes in, what is equal stays. Where both differ, ours stays unless theirs is ticked. "
                "Everything is one step, with one undo.",
            ),
            "soft",
            wraps=True,
        )
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setHeaderHidden(False)
        self.list.setColumnCount(3)
        words.say(self.list, "setAccessibleName", mark("History", "What the other file brings"))
        self.complaint = label(role="bad", wraps=True)
        self.complaint.hide()
        self.reader = Reader(desk)
        self.join_button = button(mark("History", "Join"), self.join, kind="primary")
        self.join_button.setEnabled(False)
        leave = button(mark("History", "Leave it"), self.reject)
        content = column(
            self.what,
            self.hint,
            self.list,
            self.complaint,
            self.reader,
            row(None, leave, self.join_button),
            gap=theme.GAP,
            margin=theme.MARGIN,
        )
        content.setStretch(2, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 1160), min(parent.height() - 48, 600))
        self.list.setHeaderLabels(
            [
                translate("History", "Take theirs"),
                translate("History", "Theirs"),
                translate("History", "Ours"),
            ]
        )
        # Theirs and ours are compared: both get half of the room.
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        paths = self._paths

        def look(file: ClubFile, progress: Progress) -> object:
            from tappscore.services.joining import Joining

            return Joining(file).preview(_others(paths), progress)

        self.reader.read(look, self._show, LOOKING, self._refused)

    # --- looking ------------------------------------------------------------------------

    def _show(self, preview: object) -> None:
        from tappscore.services.joining import Preview

        if not isinstance(preview, Preview):
            return
        self.preview = preview
        states = [one.state for one in preview.tournaments]
        self.what.setText(" · ".join(_told(preview)))
        self.list.clear()
        # What is to be decided comes first.
        differing = [one for one in preview.tournaments if one.state == "different"]
        for one in differing:
            self._add_evening(one)
        for person in preview.people:
            self._add_person(person)
        for one in sorted(preview.tournaments, key=lambda one: one.state != "new"):
            if one.state != "different":
                self._add_evening(one)
        brings = "new" in states or preview.new_people or preview.new_seasons
        self.join_button.setEnabled(bool(brings or preview.people or differing))
        if not self.join_button.isEnabled():
            self.hint.setText(translate("History", "Everything of it is here already."))
        first = self.list.topLevelItem(0)
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.setFocus()

    def _add_evening(self, one: JoinedTournament) -> None:
        language = words.catalog().language
        theirs = f"{one.theirs.name}, {formats.day(one.theirs.date, language)}"
        if one.state == "new":
            ours = translate("History", "new here")
        elif one.state == "equal":
            ours = translate("History", "the same here")
        else:
            same = one.ours is not None and one.ours.name == one.theirs.name
            name = "" if one.ours is None or same else f"{one.ours.name}: "
            ours = name + translate("History", "other deals, people or settings")
        self._add("evening", one.theirs.uuid if one.state == "different" else "", theirs, ours)

    def _add_person(self, one: JoinedPerson) -> None:
        self._add("person", one.theirs.uuid, _card(one.theirs), _card(one.ours))

    def _add(self, kind: str, uuid: str, theirs: str, ours: str) -> None:
        item = QTreeWidgetItem(["", theirs, ours])
        item.setData(0, _UUID, (kind, uuid))
        item.setSizeHint(0, QSize(0, theme.ROW))
        item.setToolTip(1, theirs)
        item.setToolTip(2, ours)
        if uuid:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(0, Qt.CheckState.Unchecked)
        self.list.addTopLevelItem(item)

    def ticked(self, kind: str) -> list[str]:
        """The uuids of evenings or people of which theirs are taken."""
        items = [self.list.topLevelItem(at) for at in range(self.list.topLevelItemCount())]
        found = [(item.data(0, _UUID), item.checkState(0)) for item in items if item is not None]
        return [uuid for (of, uuid), state in found if of == kind and uuid and state == Qt.CheckState.Checked]

    # --- joining ------------------------------------------------------------------------

    def join(self) -> None:
        """Join in one step; a refusal or Cancel leaves the file as it was."""
        paths, replace, rename = self._paths, self.ticked("evening"), self.ticked("person")

        def work(file: ClubFile, progress: Progress) -> ChangeSet:
            from tappscore.services.joining import Joining

            return Joining(file).join(_others(paths), replace, rename, progress)

        self.join_button.setEnabled(False)
        self.reader.read(work, self._joined, JOINING, self._refused)

    def _joined(self, changes: object) -> None:
        if isinstance(changes, ChangeSet):
            self._desk.bus.apply(changes)
            self.joined.emit(changes)
            self.accept()

    def _refused(self, refusal: RefusedError) -> None:
        self.complaint.setText("\n".join(f"⚠ {words.spoken(problem.message)}" for problem in refusal.problems))
        self.complaint.show()
        self.join_button.setEnabled(self.preview is not None)


def _told(preview: Preview) -> list[str]:
    """Say in a line what joining would bring."""
    states = [one.state for one in preview.tournaments]
    said = [
        translate("History", "%n evenings new", states.count("new")),
        translate("History", "%n equal", states.count("equal")),
        translate("History", "%n different", states.count("different")),
        translate("History", "%n people new", preview.new_people),
    ]
    if preview.people:
        said.append(translate("History", "%n people known differently", len(preview.people)))
    if preview.new_seasons:
        said.append(translate("History", "%n seasons new", preview.new_seasons))
    return said


def _others(paths: Sequence[Path]) -> list[Path | Snapshot]:
    """Read the archives among some files; club files are opened where they are joined."""
    from tappscore.exchange import archive

    return [path if path.suffix.lower() != ".json" else archive.read(archive.decode(_bytes(path))) for path in paths]


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        problem = Problem("file-cannot-open", values={"file": path.name, "folder": str(path.parent)})
        raise RefusedError(problem) from fault


def _card(person: Person) -> str:
    return ", ".join(part for part in (person.spoken, person.club, person.town, person.group) if part)
