#include "app/text/modelica_lexer.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QScreen>
#include <span>

#include "app/look/theme.h"
#include "app/text/scintilla.h"
#include "engine/base/language_names.h"
#include "engine/diagram/text_pieces.h"

namespace armature::app {
namespace {

using Piece = diagram::TextPiece::Kind;
using Scintilla = QsciScintillaBase;

QStringList listOf(std::span<const std::string_view> words) {
  QStringList made;
  for (const std::string_view word : words)
    made << QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
  return made;
}

ModelicaLexer::Style styleOfName(std::string_view word, bool isMember) {
  if (isMember) return ModelicaLexer::kPlain;
  if (isAmong(kLanguageTypes, word)) return ModelicaLexer::kType;
  const bool isBuiltIn = isAmong(kLanguageFunctions, word) || word == kTimeVariable;
  return isBuiltIn ? ModelicaLexer::kBuiltIn : ModelicaLexer::kPlain;
}

// The style of each byte. Annotations are there for the drawing: their words step back.
QByteArray stylesOf(std::string_view text) {
  QByteArray styles(static_cast<qsizetype>(text.size()), static_cast<char>(ModelicaLexer::kPlain));
  bool isMember = false;
  int depth = -1;  // of brackets within an annotation; −1: outside
  for (const diagram::TextPiece& piece : diagram::textPieces(text)) {
    const std::string_view word = text.substr(piece.begin, piece.end - piece.begin);
    auto style = ModelicaLexer::kPlain;
    switch (piece.kind) {
      case Piece::keyword:
        style = ModelicaLexer::kKeyword;
        break;
      case Piece::name:
        style = styleOfName(word, isMember);
        break;
      case Piece::number:
        style = ModelicaLexer::kNumber;
        break;
      case Piece::text:
        style = ModelicaLexer::kString;
        break;
      case Piece::comment:
        style = ModelicaLexer::kComment;
        break;
      case Piece::blank:
        break;
      case Piece::sign:
      case Piece::invalid:
        style = ModelicaLexer::kOperator;
    }
    if (word == "annotation") depth = 0;
    if (depth >= 0 && piece.kind == Piece::sign) depth += word == "(" ? 1 : word == ")" ? -1 : 0;
    const bool isEnd = depth == 0 && (word == ")" || word == ";");
    if (depth >= 0 && style != ModelicaLexer::kString && style != ModelicaLexer::kComment)
      style = ModelicaLexer::kFaint;
    if (isEnd) depth = -1;
    std::fill(styles.begin() + piece.begin, styles.begin() + piece.end, static_cast<char>(style));
    if (piece.kind != Piece::blank) isMember = word == ".";
  }
  return styles;
}

// Whether the text ends within a string: one is being typed, and what stands behind it is for the moment none of the
// code that it is else.
bool hasOpenString(std::string_view text) {
  const auto pieces = diagram::textPieces(text);
  if (pieces.empty() || pieces.back().kind != Piece::text) return false;
  const std::string_view last = text.substr(pieces.back().begin, pieces.back().end - pieces.back().begin);
  if (last.size() < 2 || last.back() != '"') return true;
  // A sign before the last mark makes it one of the string's own letters.
  const size_t inner = last.find_last_not_of('\\', last.size() - 2);
  return (last.size() - 2 - inner) % 2 == 1;
}

}  // namespace

const QStringList& ModelicaLexer::keywords() {
  static const QStringList words = listOf(diagram::keywords());
  return words;
}

const QStringList& ModelicaLexer::types() {
  static const QStringList words = listOf(kLanguageTypes);
  return words;
}

const QStringList& ModelicaLexer::builtIns() {
  static const QStringList words = listOf(kLanguageFunctions) << listOf({&kTimeVariable, 1});
  return words;
}

ModelicaLexer::ModelicaLexer(QObject* parent) : QsciLexerCustom(parent) {}

QString ModelicaLexer::description(int style) const {
  return style >= 0 && style < kStyles ? QString::number(style) : QString();
}

const char* ModelicaLexer::wordCharacters() const {
  return "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
}

void ModelicaLexer::setTheme(const Theme& theme) {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  // The editor asks for points.
  constexpr double kLetters = 13, kPointsPerInch = 72;  // [px], [-]
  const QScreen* screen = QGuiApplication::primaryScreen();
  font.setPointSizeF(kLetters * kPointsPerInch / (screen ? screen->logicalDotsPerInchY() : 96));
  setDefaultFont(font);
  setDefaultPaper(theme.canvas);
  setDefaultColor(theme.text);
  const bool isDark = theme.isDark;
  const QColor blue(isDark ? "#6FB8FF" : "#0B5CAD");
  const QColor inks[kStyles] = {theme.text,
                                QColor(isDark ? "#C4A1F5" : "#6F2DA8"),
                                blue,
                                QColor(isDark ? "#E5B06B" : "#9A5B00"),
                                QColor(isDark ? "#7FCF9A" : "#1F6F3A"),
                                theme.quiet,
                                theme.text,
                                blue,
                                theme.quiet};
  QFont bold = font, italic = font;
  bold.setBold(true);
  italic.setItalic(true);
  for (int style = 0; style < kStyles; ++style) {
    setFont(style == kKeyword ? bold : style == kComment ? italic : font, style);
    setPaper(theme.canvas, style);
    setColor(inks[style], style);
  }
}

void ModelicaLexer::styleText(int, int) {
  if (!editor()) return;
  const QByteArray text = editor()->text().toUtf8();
  const QByteArray styles = stylesOf({text.constData(), static_cast<size_t>(text.size())});
  startStyling(0);
  for (qsizetype begin = 0, end = 0; begin < styles.size(); begin = end) {
    while (end < styles.size() && styles[end] == styles[begin]) ++end;
    setStyling(static_cast<int>(end - begin), styles[begin]);
  }
  fold(text);
}

void ModelicaLexer::fold(const QByteArray& text) {
  // What is folded stays so.
  if (hasOpenString({text.constData(), static_cast<size_t>(text.size())})) return;
  const std::vector<int> depths = diagram::blockDepths({text.constData(), static_cast<size_t>(text.size())});
  for (size_t line = 0; line < depths.size(); ++line) {
    long level = Scintilla::SC_FOLDLEVELBASE + depths[line];
    if (line + 1 < depths.size() && depths[line + 1] > depths[line]) level |= Scintilla::SC_FOLDLEVELHEADERFLAG;
    const auto at = static_cast<unsigned long>(line);
    if (editor()->SendScintilla(Scintilla::SCI_GETFOLDLEVEL, at) != level)
      editor()->SendScintilla(Scintilla::SCI_SETFOLDLEVEL, at, level);
  }
}

}  // namespace armature::app
