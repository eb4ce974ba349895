"""Reading what a client has sent."""

from typing import Any

import msgspec

from ...kernel.complaint import WHOLE, complaint, read_json
from ...kernel.problem import Problem


def read(data: bytes, form: Any) -> Any:
    """What a message or the body of a request holds. Problem: it has not this form, or is out of bounds."""
    try:
        return msgspec.convert(read_json(data), form)
    except msgspec.ValidationError as error:
        field, wrong = complaint(error)
    except Problem as problem:
        if problem.code == "value-other":
            raise Problem("message-json") from None
        field, wrong = WHOLE, problem
    raise Problem("message-whole", detail=wrong) if field == WHOLE else Problem("message-form", field=field, detail=wrong)
