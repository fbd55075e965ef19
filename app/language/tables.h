// Sentences that are data: those of the sign tables, of the part library, of the engine. They are no literals of the
// program's sources, so that their translations stand in tables of their own, {context: {English: translation}}. To
// the window they are translated like all others: QCoreApplication::translate(context, text).
#pragma once
#include <QHash>
#include <QTranslator>

#include "app/language/said_texts.h"

namespace armature::app {

class TableTranslator : public QTranslator {
 public:
  using QTranslator::QTranslator;
  // Takes a table in, in addition to those before. False, and nothing is taken, where the text is none.
  bool read(const QByteArray& json);
  QString translate(const char* context, const char* text, const char* comment = nullptr, int n = -1) const override;
  bool isEmpty() const override { return tables_.isEmpty() && said_.isEmpty(); }

 private:
  QHash<QByteArray, QHash<QByteArray, QString>> tables_;
  SaidTexts said_;  // those of the table "Assertions"
};

// A text of the part library (descriptions, groups, tabs) in the language of the window; itself where it has none.
QString libraryText(const std::string& english);
// A page of the part library (HTML) in the language of the window; itself where it has none.
QString pageText(const std::string& english);
// Whether a page has more than formulas and units, which every language reads.
bool saysInWords(QString page);
// What a model says (assert, terminate), in the language of the window; itself where it has none.
QString saidText(const std::string& english);
// What a class is, in the language of the window: by its name, so that it holds for every library that has the class;
// else by its description.
QString classText(const std::string& className, const std::string& description);

}  // namespace armature::app
