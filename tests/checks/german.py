"""How German texts of the program are written (resources/translations/glossary.md): „ “ about words, and a capital where
a whole sentence follows a colon. Sentences are known by words that begin them; a fragment has none of these.
"""
import re

# JSON, Modelica and marked-up text have straight ones.
CODE = re.compile(r'<code>.*?</code>|\{[^{}]*\}|=\s*"[^"]*"|<[^>]*>', re.DOTALL)
QUOTES = re.compile('["«»”‚‘]')
SENTENCE = re.compile(r'[^\s:]: (es|er|sie|dort|hier|nichts|dafür|damit|diese) ')


def faults(text):
    """What is wrong with one text, in words."""
    bare = CODE.sub('', text)
    if QUOTES.search(bare):
        yield f'quotation marks are „ “: {text!r}'
    if SENTENCE.search(bare):
        yield f'a sentence behind a colon begins with a capital: {text!r}'
