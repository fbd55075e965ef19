// The titles that stand in a lesson's diagrams and their plots, and beside each, to be typed, the German for it.
#pragma once
#include <QTableWidget>

#include "app/lessons/lesson.h"

namespace armature::app {

class WordTable : public QTableWidget {
  Q_OBJECT
 public:
  explicit WordTable(QWidget* parent);
  // A row for each title; what `words` has of others is kept.
  void setWords(const QStringList& titles, const std::map<QString, QString>& words);
  // As the lesson has them: a title without German is left out.
  std::map<QString, QString> words() const;

  // So many are in view without scrolling.
  void setMostRows(int rows);

 Q_SIGNALS:
  void edited();

 private:
  void fit();

  int mostRows_ = 3;
  std::map<QString, QString> others_;  // of titles without a row
};

// All titles of a diagram: its own, those of its plots.
QStringList titlesOf(const diagram::Document& document);

}  // namespace armature::app
