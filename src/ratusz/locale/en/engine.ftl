### What can be wrong with a line sent to the engine over a pipe. Names of requests and fields are never translated.

# $most (number)
problem-line-long = The line is too long; at most { $most } bytes are read.
problem-line-encoding = The line is not UTF-8.
# $detail (text, in English)
problem-request-syntax = The line is not JSON: { $detail }.
problem-request-deep = The line is nested too deeply.
problem-request-number = A number in the line is too large.
# $got (text)
problem-request-form = A request must be an object, for instance {"{"}"do": "games"{"}"}; found “{ $got }”.
# $got (text), $known (list of words)
problem-request-unknown = There is no request “{ $got }”; choose one of: { $known }.
# $known (list of words)
problem-request-nameless = The request has no “do”; choose one of: { $known }.
# $do (word), $field (path, or - for the request itself), $detail (one of the problem-value- messages)
problem-request-field = Request “{ $do }”, field “{ $field }”: { $detail }.
problem-request-load = Load either a “position” or a “record”: one of the two, and not both.
# $state (id)
problem-state-unknown = There is no state “{ $state }”: it was never made, or it was dropped.
problem-position-game = Nothing says which game the position is of: write “game” in the request or in the position.
problem-internal = The engine made a mistake; nothing was changed. Its error output shows where.
