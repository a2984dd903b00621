"""One window a club file: a second start brings the running window to the front instead of opening another."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QLockFile, QObject

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer
    from PySide6.QtWidgets import QWidget

_PATIENCE = 1500  # milliseconds that the running window has to answer


def _lock_of(club: Path) -> tuple[str, QLockFile]:
    name = "tappscore-" + hashlib.sha256(str(club.absolute()).encode()).hexdigest()[:20]
    return name, QLockFile(QDir.temp().filePath(f"{name}.lock"))


class SingleWindow(QObject):
    """Holds a lock while the window is open. The lock of a program that died is taken over."""

    def __init__(self, club: Path) -> None:
        super().__init__()
        self._name, self._lock = _lock_of(club)
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Take the lock; False when another window has it."""
        return self._lock.tryLock(0)

    def call_first(self) -> bool:
        """Ask the running window to come to the front; False when it doesn't answer."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(_PATIENCE):
            return False
        socket.write(b"show")
        is_sent = socket.waitForBytesWritten(_PATIENCE)
        socket.disconnectFromServer()
        return is_sent

    def listen(self, window: QWidget) -> None:
        """Bring this window to the front when a second start asks for it."""
        from PySide6.QtNetwork import QLocalServer

        QLocalServer.removeServer(self._name)  # what a program that died left behind
        self._server = QLocalServer(self)
        self._server.newConnection.connect(lambda: self._come(window))
        self._server.listen(self._name)

    def follow(self, club: Path, window: QWidget) -> None:
        """Hold another club file, because the window opened it; the one before may be opened elsewhere.

        Where another program has that file the lock stays where it is.
        """
        name, lock = _lock_of(club)
        if name == self._name or not lock.tryLock(0):
            return
        self.release()
        self._name, self._lock = name, lock
        self.listen(window)

    def _come(self, window: QWidget) -> None:
        socket = self._server.nextPendingConnection() if self._server is not None else None
        if socket is not None:
            socket.disconnected.connect(socket.deleteLater)
        window.setWindowState(window.windowState() & ~window.windowState().WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    def release(self) -> None:
        """Give the lock back."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()
