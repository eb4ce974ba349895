### A sentence for each advisor, and for Mobilisation.

advisor-health-story = She counts the coughs in a room before she counts the people.
advisor-generator-story = He takes the pulse of the machine with two fingers and his eyes shut.
advisor-public-relations-story = He is the only one of us who reads what stands on the walls before it is washed off.
advisor-infrastructure-story = She cannot pass a plank without asking what it is holding up.
mobilisation-story = A bell, a table in the square, and whoever still has something to give comes up and says so.
