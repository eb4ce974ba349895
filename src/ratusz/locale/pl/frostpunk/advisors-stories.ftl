### Po jednym zdaniu na każdego doradcę i na Mobilizację.

advisor-health-story = Wchodząc do izby, najpierw liczy kaszel, a dopiero potem ludzi.
advisor-generator-story = Bada maszynie puls, dwoma palcami i z zamkniętymi oczami.
advisor-public-relations-story = Jako jedyny z nas czyta, co stoi na murach, zanim to zmyją.
advisor-infrastructure-story = Nie minie deski, nie pytając, co się na niej trzyma.
mobilisation-story = Dzwon, stół na placu, a kto ma jeszcze co dać, podchodzi i mówi.
