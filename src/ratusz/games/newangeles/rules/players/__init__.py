"""What players have and do with one another: hands, capital, investments, rivals, trades."""
