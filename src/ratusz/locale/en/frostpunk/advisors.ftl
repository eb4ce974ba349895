### The advisors, and the solo player's card.

advisor-health = Health Advisor
advisor-generator = Generator Advisor
advisor-public-relations = Public Relations Advisor
advisor-infrastructure = Infrastructure Advisor
mobilisation = Mobilisation
