"""Sentences: facts of the engine said in the reader's language. All words live in the .ftl files under locale/."""
