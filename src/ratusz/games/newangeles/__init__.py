"""New Angeles: 4 to 6 corporations run a city that must not fall.

Where to find a concept of the rulebook:

- content: `content/*.toml` (board, actions, assets, cards, rulebook), their types and the effect language as it is written
  `entries.py`, as it is run `effects.py`, the catalogues that every int of the state points into `cards.py`
- a position: `state.py`; what a seat may know `view.py`, and back `rebuild.py`, `redeal.py`; as text `position.py`, `future.py`;
  how things are named in text `vocabulary.py`; what can never be `flaws.py`
- the course: `setup.py`, `rounds.py`, `turn.py` (refresh, end of turn, hand size), `deal.py` (asset, main offer,
  counteroffers), `support.py`, `resolution.py` (winner, effect, claim)
- the city: `districts.py` (which districts fit), `movement.py` (placing, moving, the Root), `unrest.py`, `illness.py`,
  `production.py`, `threat.py`, `events.py`, `demands.py`, `contracts.py`
- what cards do: `city.py` (effects on districts), `people.py` (effects on players), `assets.py` (the moments of abilities),
  `abilities.py` (effects of single assets), `declaration.py` (a resolution announced beforehand), `emergency.py`
- players: `hands.py` (drawing, discarding, stealing cards), `capital.py`, `investments.py`, `rivals.py` (rivals, endings)
- `trade.py` (offers and promises), `goods.py` (what is traded)
- everything above the rules sees it through `game.py`
- bots: how good a position looks `evaluate.py`, the threat to come `danger.py`; what to do without thinking long `policy.py`, in
  a deal `policy_deal.py`, what a card would bring `policy_cards.py`, trades worth a thought `policy_trade.py`
- what reports over many games tell: `statistics.py`
"""
