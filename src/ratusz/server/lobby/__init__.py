"""Around the tables: inviting, the deal of the day, results, ratings, absences."""
