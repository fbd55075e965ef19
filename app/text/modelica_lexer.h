// What each word of a Modelica text is, for its colours, and how deep each line lies in classes and loops, for its
// folds: the pieces are those of the compiler's own lexer (engine/diagram/text_pieces). The whole text is looked at
// anew, which takes a millisecond for a text of a hundred kilobytes; what has its colours already is not coloured
// again.
#pragma once
#include <QStringList>
#include <vector>

#include "app/text/scintilla.h"

namespace armature::app {

struct Theme;

class ModelicaLexer : public QsciLexerCustom {
  Q_OBJECT
 public:
  enum Style { kPlain = 0, kKeyword, kType, kNumber, kString, kComment, kOperator, kBuiltIn, kFaint, kStyles };

  explicit ModelicaLexer(QObject* parent);
  void setTheme(const Theme& theme);

  const char* language() const override { return "Modelica"; }
  QString description(int style) const override;
  void styleText(int start, int end) override;
  const char* wordCharacters() const override;

  static const QStringList& keywords();
  // Real, Integer, …
  static const QStringList& types();
  // Functions of the language.
  static const QStringList& builtIns();

 private:
  void fold(const QByteArray& text);
};

}  // namespace armature::app
