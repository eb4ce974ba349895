"""What is printed: the content files, how they are written, and the catalogues the rules use."""
