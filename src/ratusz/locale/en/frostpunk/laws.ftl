### The laws. What a law does is said from its data; its story is in laws-stories.ftl.

PR01 = Child Labour
PR02 = Children’s Refuge
PR03 = Overcrowded Quarters
PR04 = Patchwork Roofs
PR05 = Long Shift
PR06 = Thin Rations
PR07 = New Religion
PR08 = New Order
PR09 = Fighting Arena
PR10 = Pub
PR11 = Care House
PR12 = Triage
PR13 = Scavenging Rights
PR14 = Hot Soup
PR15 = Curfew
PR16 = Work Brigades
