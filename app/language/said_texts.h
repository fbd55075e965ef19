// What models say: the texts of assert() and terminate() in the part library, which come as they were put together,
// "The lower limit 3 exceeds the upper limit 2". Their patterns ("The lower limit %1 exceeds the upper limit %2") stand
// in a table with their translations, and a text is compared with these: by then its numbers stand in it as letters,
// most of them since the model was translated. A text that no pattern fits belongs to a person's model and stays as it
// is.
#pragma once
#include <QHash>
#include <QRegularExpression>
#include <vector>

namespace armature::app {

class SaidTexts {
 public:
  // A pattern (%1 to %9, each at most once) and its translation, which has the same places.
  void insert(const QString& pattern, const QString& translation);
  bool isEmpty() const { return exact_.isEmpty() && patterns_.empty(); }
  // The translation of a text; null without one. What stands at a place is translated, too, a number gets the decimal
  // mark of the language. Of patterns that fit, that with the most letters of its own is meant.
  QString translated(const QString& text) const;

 private:
  struct Pattern {
    QString begin, translation;  // `begin`: what stands before the first place
    QRegularExpression form;
    std::vector<int> places;  // which place each group of `form` is, from 1
    qsizetype letters = 0;
  };
  QString filled(const Pattern& pattern, const QRegularExpressionMatch& match) const;

  QHash<QString, QString> exact_;
  std::vector<Pattern> patterns_;  // those with more letters first
};

}  // namespace armature::app
