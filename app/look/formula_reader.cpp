// The text of a formula as a tree.
#include <QHash>
#include <QRegularExpression>
#include <utility>

#include "app/look/formula_words.h"

namespace armature::app {

namespace {

using namespace formula;
using Kind = FormulaNode::Kind;

constexpr int kDeepest = 24;           // levels of brackets; what lies deeper is shown as it is typed
constexpr qsizetype kLongest = 4'000;  // letters

// Signs by the words of TeX; true: with room on both sides.
const QHash<QString, std::pair<QString, bool>>& signWords() {
  static const QHash<QString, std::pair<QString, bool>> kWords{
      {"cdot", {"·", true}},   {"times", {"×", true}},  {"le", {"≤", true}},     {"leq", {"≤", true}},
      {"ge", {"≥", true}},     {"geq", {"≥", true}},    {"ne", {"≠", true}},     {"neq", {"≠", true}},
      {"approx", {"≈", true}}, {"sim", {"∼", true}},    {"equiv", {"≡", true}},  {"pm", {"±", true}},
      {"mp", {"∓", true}},     {"to", {"→", true}},     {"infty", {"∞", false}}, {"partial", {"∂", false}},
      {"nabla", {"∇", false}}, {"sum", {"∑", false}},   {"int", {"∫", false}},   {"prod", {"∏", false}},
      {"deg", {"°", false}},   {"ldots", {"…", false}}, {"prime", {"′", false}}, {"in", {"∈", true}}};
  return kWords;
}

const QHash<QString, QString>& accents() {
  static const QHash<QString, QString> kAccents{{"dot", "˙"}, {"ddot", "¨"},     {"vec", "→"},
                                                {"bar", "¯"}, {"overline", "¯"}, {"hat", "^"}};
  return kAccents;
}

bool isFunction(const QString& name) {
  static const QSet<QString> kFunctions{"sin",  "cos",  "tan",   "asin", "acos",    "atan", "atan2", "sinh",
                                        "cosh", "tanh", "exp",   "log",  "log10",   "ln",   "min",   "max",
                                        "sign", "mod",  "cross", "pre",  "noEvent", "if",   "then",  "else",
                                        "and",  "or",   "not",   "edge", "change"};
  return kFunctions.contains(name);
}

class Reader {
 public:
  explicit Reader(const QString& text) : text_(text.left(kLongest)) {}

  FormulaNodePtr take() {
    auto all = made(Kind::row);
    while (!isAtEnd()) {
      if (FormulaNodePtr piece = sum()) all->parts.push_back(std::move(piece));
      if (isAtEnd()) break;
      all->parts.push_back(sign(QString(text_[at_++]), false));  // a bracket that closes nothing
    }
    return all;
  }

 private:
  bool isAtEnd() {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    return at_ >= text_.size();
  }
  bool follows(const QString& what) { return !isAtEnd() && QStringView(text_).sliced(at_).startsWith(what); }
  bool taken(const QString& what) {
    if (!follows(what)) return false;
    at_ += what.size();
    return true;
  }
  QChar next() { return isAtEnd() ? QChar() : text_[at_]; }
  static bool closes(QChar c) { return c == ')' || c == '}' || c == ']'; }

  // Everything up to a closing bracket: products with signs between them.
  FormulaNodePtr sum() {
    auto row = made(Kind::row);
    while (!isAtEnd() && !closes(next())) {
      if (spacedSign(*row)) continue;
      row->parts.push_back(product());
    }
    if (row->parts.size() == 1) return std::move(row->parts.front());
    return row;
  }

  bool spacedSign(FormulaNode& row) {
    static const std::pair<const char*, const char*> kSigns[] = {
        {"<=", "≤"}, {">=", "≥"}, {"<>", "≠"}, {":=", "≔"}, {"==", "="}, {"->", "→"},
        {"=", "="},  {"<", "<"},  {">", ">"},  {"+", "+"},  {"-", "−"},  {"−", "−"},
        {"±", "±"},  {"≈", "≈"},  {"≤", "≤"},  {"≥", "≥"},  {"≠", "≠"},  {"→", "→"}};
    for (const auto& [typed, shown] : kSigns)
      if (taken(QString::fromUtf8(typed))) {
        // A sign before a quantity stands close to it.
        const bool isFirst = row.parts.empty() || (row.parts.back()->kind == Kind::sign && row.parts.back()->isSpaced);
        const bool isSum = *typed == '+' || *typed == '-' || QString::fromUtf8(shown) == QString::fromUtf8("−");
        row.parts.push_back(sign(QString::fromUtf8(shown), !(isFirst && isSum)));
        return true;
      }
    if (taken(",") || taken(";")) {
      row.parts.push_back(sign(text_.mid(at_ - 1, 1), false));
      row.parts.push_back(made(Kind::gap));
      return true;
    }
    return false;
  }

  // Factors; what is divided gets a line below all that stands before.
  FormulaNodePtr product() {
    FormulaNodePtr left = power();
    while (!isAtEnd() && !closes(next())) {
      if (taken(".*") || taken("*") || taken("·")) {
        left = joined(std::move(left), power());
      } else if (taken("./") || taken("/")) {
        auto fraction = made(Kind::fraction);
        fraction->parts.push_back(bare(std::move(left)));
        fraction->parts.push_back(bare(power()));
        left = std::move(fraction);
      } else if (next().isLetter() || next() == '(' || next() == '{' || next() == '[' || next() == '\\' ||
                 next().isDigit() || next() == '"') {
        left = joined(std::move(left), power());
      } else {
        break;
      }
    }
    return left;
  }

  FormulaNodePtr power() {
    FormulaNodePtr base = factor();
    FormulaNodePtr index, exponent;
    while (true) {
      if (!index && taken("_"))
        index = bare(factor());
      else if (!exponent && (taken(".^") || taken("^")))
        exponent = bare(taken("-") ? negated(factor()) : factor());
      else
        break;
    }
    if (!index && !exponent) return base;
    // A name with an index of its own keeps it.
    if (base->kind == Kind::scripts && !base->parts[2] && !index) {
      base->parts[2] = std::move(exponent);
      return base;
    }
    return scripts(std::move(base), std::move(index), std::move(exponent));
  }

  FormulaNodePtr factor() {
    if (isAtEnd()) return made(Kind::row);
    const QChar c = text_[at_];
    if (depth_ >= kDeepest) return word(text_.mid(std::exchange(at_, text_.size())), true);
    if (c == '\\') return command();
    if (c == '(') return fenced("(", ")");
    if (c == '[') return fenced("[", "]");
    if (c == '{') return group();
    if (c == '|') return sign(text_.mid(at_++, 1), false);
    if (c == '"') return quoted();
    if (c.isDigit()) return number();
    if (c.isLetter() || c == '_') return named();
    return sign(text_.mid(at_++, 1), false);
  }

  FormulaNodePtr within(QChar close) {
    ++depth_;
    FormulaNodePtr inner = sum();
    --depth_;
    if (next() == close) ++at_;
    return inner;
  }
  FormulaNodePtr fenced(const char* open, const char* close) {
    ++at_;
    return wrapped(Kind::fence, within(QChar(*close)), QString(open) + close);
  }
  FormulaNodePtr group() {
    ++at_;
    return within('}');
  }
  FormulaNodePtr quoted() {
    const qsizetype end = text_.indexOf('"', at_ + 1);
    const QString content = text_.mid(at_ + 1, (end < 0 ? text_.size() : end) - at_ - 1);
    at_ = end < 0 ? text_.size() : end + 1;
    return word(content, true);
  }

  FormulaNodePtr number() {
    static const QRegularExpression form(QStringLiteral("\\G[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?"));
    const auto match = form.match(text_, at_);
    at_ = match.capturedEnd();
    const QString typed = match.captured();
    return numberNode(typed);
  }

  QString name() {
    static const QRegularExpression form(QStringLiteral("\\G[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*"));
    const auto match = form.match(text_, at_);
    at_ = std::max(at_ + 1, match.capturedEnd());
    return match.captured();
  }

  FormulaNodePtr named() {
    QString typed = name();
    // An index in braces or by TeX's rule ("x_{12}") is read by power().
    if (typed.endsWith('_') && typed.size() > 1) {
      typed.chop(1);
      --at_;
    }
    if (next() == '(' && text_.mid(at_ - 1, 1) != " ") {
      if (typed == QLatin1String("der")) return derivativeNode(argument());
      if (typed == QLatin1String("sqrt")) return wrapped(Kind::root, argument());
      if (typed == QLatin1String("abs")) return wrapped(Kind::fence, argument(), "||");
    }
    if (isFunction(typed)) return word(typed, true);
    return nameNode(typed);
  }

  FormulaNodePtr argument() { return bare(fenced("(", ")")); }

  FormulaNodePtr command() {
    ++at_;
    if (at_ >= text_.size()) return made(Kind::row);
    if (!text_[at_].isLetter()) {
      const QChar c = text_[at_++];
      return c == ',' || c == ';' || c == ':' || c == ' ' || c == '!' ? made(Kind::gap) : word(c, true);
    }
    qsizetype end = at_;
    while (end < text_.size() && text_[end].isLetter()) ++end;
    const QString typed = text_.mid(at_, end - at_);
    at_ = end;
    if (typed == QLatin1String("frac")) {
      auto fraction = made(Kind::fraction);
      fraction->parts.push_back(deeper());
      fraction->parts.push_back(deeper());
      return fraction;
    }
    if (typed == QLatin1String("sqrt")) return wrapped(Kind::root, deeper());
    if (accents().contains(typed)) return wrapped(Kind::accent, deeper(), accents().value(typed));
    if (typed == QLatin1String("text") || typed == QLatin1String("mathrm")) return verbatim();
    if (typed == QLatin1String("left") || typed == QLatin1String("right")) return made(Kind::row);
    if (signWords().contains(typed)) return sign(signWords()[typed].first, signWords()[typed].second);
    return simpleName(typed);
  }

  FormulaNodePtr deeper() {
    ++depth_;
    FormulaNodePtr inner = bare(factor());
    --depth_;
    return inner;
  }

  // {as it is typed}
  FormulaNodePtr verbatim() {
    if (next() != '{') return made(Kind::row);
    const qsizetype end = text_.indexOf('}', at_);
    const QString content = text_.mid(at_ + 1, (end < 0 ? text_.size() : end) - at_ - 1);
    at_ = end < 0 ? text_.size() : end + 1;
    return word(content, true);
  }

  QString text_;
  qsizetype at_ = 0;
  int depth_ = 0;
};

}  // namespace

FormulaNodePtr readFormula(const QString& text) {
  return Reader(text).take();
}

}  // namespace armature::app
