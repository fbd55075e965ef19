// Marks in words: what is right or wrong of each item, with the number that the run gave.
#pragma once
#include <QFont>

#include "app/lessons/marking.h"

namespace armature::app {

// One item in a sentence, without a mark before it: "positive: 2.16 N at 0.5 s", "it is negative: −1 m/s at 1 s".
QString verdictOf(const Task& task, const ItemMark& mark, const results::Store& store);
// The whole answer: "All correct.", "Not yet: 2 of 3 right."
QString verdictOf(const Task& task, const Marking& marking, const Answer& answer, const results::Store& store);
// "−3.2 N" of a variable of the run.
QString valueWords(const results::Store& store, const QString& variable, double value);

// Numbers of a text are not torn from their units at the end of a line.
QString unbroken(QString text);
// A lesson's text as rich text: its **bold** and `code`, everything else as it is. Units stay with their numbers, and
// formulas on one line, as far as one is long enough.
QString richText(const QString& text);
// The same in lines of one height, whether there is code in them or not; and that height [px].
QString richParagraph(const QString& text, const QFont& font);
int lineOfText(const QFont& font);
// A text without its signs: for lists and tips.
QString plainText(const QString& text);

}  // namespace armature::app
