"""The exception for photos and records without a result."""


class Refused(ValueError):
    """A photo or record gave no result.

    ``kind`` tells programs what happened (``no_board``, ``unreadable``, …), ``message`` and
    ``hint`` tell people, in English.
    """

    kind: str
    message: str
    hint: str

    def __init__(self, kind: str, message: str, hint: str) -> None:
        # All three are the arguments, so that the exception can be pickled.
        super().__init__(kind, message, hint)
        self.kind, self.message, self.hint = kind, message, hint

    def __str__(self) -> str:
        return f"{self.message} {self.hint}" if self.message.endswith(".") else f"{self.message}. {self.hint}"
