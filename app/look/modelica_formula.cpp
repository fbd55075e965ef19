// An equation, statement or expression of Modelica as the tree of a formula, by the grammar of the language
// (specification 3.6, appendix A.2.7): the other reader takes what people type, this one what the engine prints.
#include <QRegularExpression>
#include <utility>

#include "app/look/format.h"
#include "app/look/formula_words.h"

namespace armature::app {

namespace {

using namespace formula;
using NodeKind = FormulaNode::Kind;

constexpr int kMostLevels = 40;             // of brackets and conditions; what lies deeper is shown as text
constexpr int kMostFractions = 6;           // of one over another
constexpr qsizetype kMostLetters = 20'000;  // of one formula

FormulaNodePtr rowOf(FormulaNodePtr a, FormulaNodePtr b) {
  auto row = made(NodeKind::row);
  row->parts.push_back(std::move(a));
  row->parts.push_back(std::move(b));
  return row;
}

class ModelicaReader {
 public:
  explicit ModelicaReader(const QString& text) : text_(text.left(kMostLetters)) {}

  // [expression (= | :=)] expression; never fails.
  FormulaNodePtr take() {
    auto all = made(NodeKind::row);
    append(*all, expression());
    while (!isAtEnd()) {
      if (taken(":="))
        all->parts.push_back(sign(QString::fromUtf8("≔"), true));
      else if (taken("="))
        all->parts.push_back(sign("=", true));
      else if (taken(","))
        addComma(*all);
      else if (takenWord("in"))
        all->parts.push_back(sign(QString::fromUtf8("∈"), true));
      else
        all->parts.push_back(sign(QString(text_[at_++]), false));
      if (!isAtEnd()) append(*all, expression());
    }
    return all;
  }

 private:
  bool isAtEnd() {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    return at_ >= text_.size();
  }
  QChar next() { return isAtEnd() ? QChar() : text_[at_]; }
  bool follows(QLatin1String what) { return !isAtEnd() && QStringView(text_).sliced(at_).startsWith(what); }
  bool taken(const char* what) {
    const QLatin1String wanted(what);
    if (!follows(wanted)) return false;
    at_ += wanted.size();
    return true;
  }
  bool followsWord(QLatin1String what) {
    if (!follows(what)) return false;
    const qsizetype end = at_ + what.size();
    return end >= text_.size() || !(text_[end].isLetterOrNumber() || text_[end] == '_');
  }
  bool takenWord(const char* what) {
    const QLatin1String wanted(what);
    if (!followsWord(wanted)) return false;
    at_ += wanted.size();
    return true;
  }
  // What rows hold is put side by side, so that a long formula can be broken between its terms.
  static void append(FormulaNode& row, FormulaNodePtr node) {
    if (node->kind != NodeKind::row) return row.parts.push_back(std::move(node));
    for (FormulaNodePtr& part : node->parts) row.parts.push_back(std::move(part));
  }
  static void addComma(FormulaNode& row) {
    row.parts.push_back(sign(",", false));
    row.parts.push_back(made(NodeKind::gap));
    row.parts.push_back(made(NodeKind::gap));
  }

  // "if" expression "then" expression {"elseif" …} "else" expression, or a range of logical expressions.
  FormulaNodePtr expression() {
    if (depth_ >= kMostLevels) return word(text_.mid(std::exchange(at_, text_.size())), true);
    ++depth_;
    FormulaNodePtr read = takenWord("if") ? conditional() : range();
    --depth_;
    return read;
  }

  FormulaNodePtr conditional() {
    auto cases = made(NodeKind::cases);
    FormulaNodePtr condition = expression();
    for (;;) {
      (void)takenWord("then");
      cases->parts.push_back(expression());
      cases->parts.push_back(conditionNode(std::move(condition)));
      if (!takenWord("elseif")) break;
      condition = expression();
    }
    if (takenWord("else")) {
      FormulaNodePtr last = expression();
      // An "else if" goes on with the same cases.
      if (last->kind == NodeKind::cases) {
        for (FormulaNodePtr& part : last->parts) cases->parts.push_back(std::move(part));
      } else {
        cases->parts.push_back(std::move(last));
        cases->parts.push_back(word("else", true));
      }
    }
    return cases;
  }
  static FormulaNodePtr conditionNode(FormulaNodePtr condition) {
    auto row = rowOf(word("if", true), made(NodeKind::gap));
    row->parts.push_back(made(NodeKind::gap));
    append(*row, std::move(condition));
    return row;
  }

  FormulaNodePtr range() {
    FormulaNodePtr row = logical();
    while (next() == ':' && !follows(QLatin1String(":="))) {
      ++at_;
      row = rowOf(rowOf(std::move(row), sign(":", false)), isClosed() ? made(NodeKind::row) : logical());
    }
    return row;
  }
  bool isClosed() {
    const QChar c = next();
    return c.isNull() || c == ')' || c == ']' || c == '}' || c == ',';
  }

  FormulaNodePtr logical() {
    auto row = made(NodeKind::row);
    append(*row, negation());
    for (;;) {
      const bool isAnd = takenWord("and");
      if (!isAnd && !takenWord("or")) break;
      row->parts.push_back(sign(isAnd ? "and" : "or", true));
      append(*row, negation());
    }
    return single(std::move(row));
  }
  FormulaNodePtr negation() {
    if (!takenWord("not")) return relation();
    auto row = rowOf(word("not", true), made(NodeKind::gap));
    row->parts.push_back(made(NodeKind::gap));
    append(*row, relation());
    return row;
  }
  FormulaNodePtr relation() {
    static const std::pair<const char*, const char*> kRelations[] = {{"<=", "≤"}, {">=", "≥"}, {"<>", "≠"},
                                                                     {"==", "="}, {"<", "<"},  {">", ">"}};
    FormulaNodePtr left = sum();
    for (const auto& [typed, shown] : kRelations) {
      if (!taken(typed)) continue;
      auto row = made(NodeKind::row);
      append(*row, std::move(left));
      row->parts.push_back(sign(QString::fromUtf8(shown), true));
      append(*row, sum());
      return row;
    }
    return left;
  }
  FormulaNodePtr sum() {
    auto row = made(NodeKind::row);
    if (taken(".+") || taken("+"))
      row->parts.push_back(sign("+", false));
    else if (taken(".-") || taken("-"))
      row->parts.push_back(sign(QString::fromUtf8("−"), false));
    row->parts.push_back(product());
    for (;;) {
      const bool isSum = taken(".+") || taken("+");
      if (!isSum && !taken(".-") && !taken("-")) break;
      row->parts.push_back(sign(isSum ? "+" : QString::fromUtf8("−"), true));
      row->parts.push_back(product());
    }
    return single(std::move(row));
  }
  // What is divided gets a line below all that stands before.
  FormulaNodePtr product() {
    FormulaNodePtr left = power();
    int fractions = 0;  // of which each one stands in the next
    for (;;) {
      if (taken(".*") || taken("*")) {
        left = times(std::move(left), power());
      } else if (fractions == kMostFractions && (taken("./") || taken("/"))) {
        auto row = made(NodeKind::row);
        append(*row, std::move(left));
        row->parts.push_back(sign("/", false));
        row->parts.push_back(power());
        left = std::move(row);
      } else if (taken("./") || taken("/")) {
        ++fractions;
        auto fraction = made(NodeKind::fraction);
        fraction->parts.push_back(bare(std::move(left)));
        fraction->parts.push_back(bare(power()));
        left = std::move(fraction);
      } else {
        return left;
      }
    }
  }
  // Side by side as books have letters; words with a dot between them, for they would run into each other.
  static FormulaNodePtr times(FormulaNodePtr left, FormulaNodePtr right) {
    if (!isWord(*left, false) && !isWord(*right, true)) return joined(std::move(left), std::move(right));
    auto row = made(NodeKind::row);
    append(*row, std::move(left));
    row->parts.push_back(sign(QString::fromUtf8("\u202F·\u202F"), false));
    append(*row, std::move(right));
    return row;
  }
  // Whether a term begins or ends with an upright word.
  static bool isWord(const FormulaNode& node, bool atBegin) {
    if (node.kind == NodeKind::word) return node.isUpright && node.text.size() > 1 && !node.text[0].isDigit();
    if (node.kind == NodeKind::scripts) return isWord(*node.parts[0], atBegin);
    if (node.kind != NodeKind::row || node.parts.empty()) return false;
    if (!atBegin && node.parts.size() > 1 && node.parts[node.parts.size() - 2]->text.endsWith('.')) return true;
    return isWord(atBegin ? *node.parts.front() : *node.parts.back(), atBegin);
  }
  FormulaNodePtr power() {
    FormulaNodePtr base = primary();
    if (!taken(".^") && !taken("^")) return base;
    FormulaNodePtr exponent = bare(taken("-") ? negated(primary()) : primary());
    // A name with an index of its own keeps it.
    if (base->kind == NodeKind::scripts && !base->parts[2]) {
      base->parts[2] = std::move(exponent);
      return base;
    }
    return scripts(std::move(base), nullptr, std::move(exponent));
  }
  static FormulaNodePtr single(FormulaNodePtr row) {
    return row->parts.size() == 1 ? std::move(row->parts.front()) : std::move(row);
  }

  FormulaNodePtr primary() {
    if (isAtEnd()) return made(NodeKind::row);
    const QChar c = text_[at_];
    if (c == '(') return grouped();
    if (c == '[') return fenced("[]");
    if (c == '{') return fenced("{}");
    if (c == '"') return quoted('"');
    if (c.isDigit()) return number();
    if (c.isLetter() || c == '_' || c == '\'' || c == '.') return named();
    if (c == ':') return made(NodeKind::row);  // a whole dimension
    return sign(QString(text_[at_++]), false);
  }

  // Brackets with a list in them; rows of a matrix have semicolons between them.
  FormulaNodePtr fenced(const char* signs) {
    ++at_;
    return wrapped(NodeKind::fence, list(QLatin1Char(signs[1])), signs);
  }
  // Cases at the end of a term need no brackets: they have their brace.
  FormulaNodePtr grouped() {
    FormulaNodePtr group = fenced("()");
    if (group->parts[0]->kind == NodeKind::cases && isClosed()) return std::move(group->parts[0]);
    return indexed(std::move(group));
  }
  FormulaNodePtr list(QChar close) {
    auto row = made(NodeKind::row);
    while (!isAtEnd() && text_[at_] != close) {
      const qsizetype before = at_;
      append(*row, expression());
      if (taken(","))
        addComma(*row);
      else if (taken(";"))
        row->parts.push_back(sign(";", true));
      else if (taken("="))
        row->parts.push_back(sign("=", true));
      else if (takenWord("for"))
        row->parts.push_back(sign("for", true));
      else if (takenWord("in"))
        row->parts.push_back(sign(QString::fromUtf8("∈"), true));
      else if (at_ == before)
        row->parts.push_back(sign(QString(text_[at_++]), false));
    }
    if (!isAtEnd()) ++at_;
    return single(std::move(row));
  }

  FormulaNodePtr quoted(QChar quote) {
    qsizetype end = at_ + 1;
    while (end < text_.size() && text_[end] != quote) end += text_[end] == '\\' ? 2 : 1;
    end = std::min(end, text_.size());
    const QString content = text_.mid(at_ + 1, end - at_ - 1);
    at_ = std::min(end + 1, text_.size());
    return word(quote == '"' ? QString::fromUtf8("“%1”").arg(content) : content, true);
  }
  FormulaNodePtr number() {
    static const QRegularExpression form(QStringLiteral("\\G[0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?"));
    const auto match = form.match(text_, at_);
    at_ = std::max(at_ + 1, match.capturedEnd());
    return numberNode(match.captured().replace('.', decimalMark()));
  }

  // A variable with its indices, or a call.
  FormulaNodePtr named() {
    if (text_[at_] == '\'') return indexed(quoted('\''));
    static const QRegularExpression form(
        QStringLiteral("\\G\\.?[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*"));
    const auto match = form.match(text_, at_);
    at_ = std::max(at_ + 1, match.capturedEnd());
    const QString name = match.captured();
    if (at_ < text_.size() && text_[at_] == '(') return call(name);
    if (name.isEmpty()) return word(text_.mid(at_ - 1, 1), true);
    if (name == QLatin1String("true") || name == QLatin1String("false") || name == QLatin1String("end"))
      return word(name, true);
    return indexed(nameNode(name));
  }
  FormulaNodePtr call(const QString& name) {
    FormulaNodePtr arguments = fenced("()");
    if (name == QLatin1String("der")) return derivativeNode(bare(std::move(arguments)));
    if (name == QLatin1String("sqrt")) return wrapped(NodeKind::root, bare(std::move(arguments)));
    if (name == QLatin1String("abs")) return wrapped(NodeKind::fence, bare(std::move(arguments)), "||");
    return rowOf(word(name, true), std::move(arguments));
  }
  // "[2]" behind a name is its index, after one that it has; members may follow.
  FormulaNodePtr indexed(FormulaNodePtr first) {
    auto row = made(NodeKind::row);
    append(*row, std::move(first));
    while (at_ < text_.size() && (text_[at_] == '[' || text_[at_] == '.')) {
      if (text_[at_++] == '[') {
        row->parts.back() = withIndex(std::move(row->parts.back()), list(']'));
        continue;
      }
      static const QRegularExpression form(QStringLiteral("\\G[\\p{L}_][\\p{L}\\p{N}_]*"));
      const auto match = form.match(text_, at_);
      row->parts.push_back(word(QStringLiteral("."), true));
      if (!match.hasMatch()) break;
      at_ = match.capturedEnd();
      row->parts.push_back(nameNode(match.captured()));
    }
    return single(std::move(row));
  }
  static FormulaNodePtr withIndex(FormulaNodePtr base, FormulaNodePtr index) {
    if (base->kind != NodeKind::scripts || !base->parts[1] || base->parts[2])
      return scripts(std::move(base), std::move(index), nullptr);
    FormulaNodePtr both = rowOf(std::move(base->parts[1]), sign(",", false));
    append(*both, std::move(index));
    base->parts[1] = std::move(both);
    return base;
  }

  QString text_;
  qsizetype at_ = 0;
  int depth_ = 0;
};

QString htmlOf(const FormulaNode& node) {
  QString html = node.text.toHtmlEscaped();
  if (node.kind == NodeKind::word && !node.isUpright) html = "<i>" + html + "</i>";
  if (node.kind == NodeKind::scripts)
    return htmlOf(*node.parts[0]) + (node.parts[1] ? "<sub>" + htmlOf(*node.parts[1]) + "</sub>" : QString());
  for (const auto& part : node.parts)
    if (part) html += htmlOf(*part);
  return html;
}

}  // namespace

QString nameAsHtml(const QString& name) {
  return htmlOf(*readModelica(name));
}

FormulaNodePtr readModelica(const QString& text) {
  return ModelicaReader(text).take();
}

}  // namespace armature::app
