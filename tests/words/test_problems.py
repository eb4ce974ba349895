"""Problems in every language: none of them has an English part in it."""

import pytest

from ratusz.kernel.problem import Problem
from ratusz.words.bundle import words
from ratusz.words.problems import problem


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Request “new”, field “seed”: expected: a whole number, a text; found: true or false."),
        ("pl", "Żądanie „new”, pole „seed”: powinno być: liczba całkowita, wartość tekstowa; jest: wartość true albo false."),
        ("de", "Anfrage „new“, Feld „seed“: erwartet: eine ganze Zahl, ein Text; gefunden: true oder false."),
        ("ru", "Запрос «new», поле «seed»: ожидается: целое число, текст; получено: true или false."),
    ],
)
def test_what_is_wrong_with_a_field_is_said_in_the_language_of_the_reader(language: str, told: str) -> None:
    wrong = Problem("value-type", want=["number", "text"], got=["true or false"])
    assert problem(words(language), Problem("request-field", do="new", field="seed", detail=wrong)) == told
