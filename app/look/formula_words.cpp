#include "app/look/formula_words.h"

#include <QHash>

namespace armature::app {
namespace formula {

using Kind = FormulaNode::Kind;

namespace {

const QHash<QString, QString>& symbols() {
  static const QHash<QString, QString> kSymbols{
      {"alpha", "α"}, {"beta", "β"}, {"gamma", "γ"}, {"delta", "δ"},  {"epsilon", "ε"}, {"zeta", "ζ"},  {"eta", "η"},
      {"theta", "θ"}, {"iota", "ι"}, {"kappa", "κ"}, {"lambda", "λ"}, {"mu", "μ"},      {"nu", "ν"},    {"xi", "ξ"},
      {"pi", "π"},    {"rho", "ρ"},  {"sigma", "σ"}, {"tau", "τ"},    {"upsilon", "υ"}, {"phi", "φ"},   {"varphi", "φ"},
      {"chi", "χ"},   {"psi", "ψ"},  {"omega", "ω"}, {"Gamma", "Γ"},  {"Delta", "Δ"},   {"Theta", "Θ"}, {"Lambda", "Λ"},
      {"Xi", "Ξ"},    {"Pi", "Π"},   {"Sigma", "Σ"}, {"Phi", "Φ"},    {"Psi", "Ψ"},     {"Omega", "Ω"}};
  return kSymbols;
}

}  // namespace

FormulaNodePtr made(Kind kind, QString text) {
  auto node = std::make_unique<FormulaNode>();
  node->kind = kind;
  node->text = std::move(text);
  return node;
}

FormulaNodePtr sign(const QString& text, bool isSpaced) {
  auto node = made(Kind::sign, text);
  node->isSpaced = isSpaced;
  return node;
}

FormulaNodePtr word(const QString& text, bool isUpright) {
  auto node = made(Kind::word, text);
  node->isUpright = isUpright;
  return node;
}

FormulaNodePtr wrapped(Kind kind, FormulaNodePtr inner, const QString& text) {
  auto node = made(kind, text);
  node->parts.push_back(std::move(inner));
  return node;
}

FormulaNodePtr scripts(FormulaNodePtr base, FormulaNodePtr index, FormulaNodePtr exponent) {
  auto node = made(Kind::scripts);
  node->parts.push_back(std::move(base));
  node->parts.push_back(std::move(index));
  node->parts.push_back(std::move(exponent));
  return node;
}

// One letter, Latin or Greek, is a quantity and slanted; words are upright but for those of one or two letters.
FormulaNodePtr simpleName(const QString& name) {
  const QString symbol = symbols().value(name, name);
  return word(symbol, symbol.size() > 2 || symbol.at(0).isDigit());
}

// "tau_a", "J1", "phi_rel0", "inertia1.w".
FormulaNodePtr nameNode(const QString& name) {
  if (const qsizetype dot = name.lastIndexOf('.'); dot > 0 && dot + 1 < name.size()) {
    auto row = made(Kind::row);
    row->parts.push_back(word(name.left(dot + 1), true));
    row->parts.push_back(nameNode(name.mid(dot + 1)));
    return row;
  }
  qsizetype split = name.indexOf('_', 1);
  if (split > 0 && split + 1 < name.size()) {
    const QString index = name.mid(split + 1).replace('_', ',');
    FormulaNodePtr base = nameNode(name.left(split));
    // "tau0_max" has both of its indices.
    if (base->kind == Kind::scripts)
      base->parts[1]->text += "," + index;
    else
      base = scripts(std::move(base), word(index, true), nullptr);
    return base;
  }
  split = name.size();
  while (split > 1 && name[split - 1].isDigit()) --split;
  if (split < name.size() && split > 0 && (split == 1 || symbols().contains(name.left(split))))
    return scripts(simpleName(name.left(split)), word(name.mid(split), true), nullptr);
  return simpleName(name);
}

FormulaNodePtr numberNode(const QString& typed) {
  const qsizetype e = typed.indexOf('e', 0, Qt::CaseInsensitive);
  if (e < 0) return word(typed, true);
  auto row = made(Kind::row);
  row->parts.push_back(word(typed.left(e), true));
  row->parts.push_back(sign(QString::fromUtf8("·"), false));
  row->parts.push_back(
      scripts(word("10", true), nullptr, word(typed.mid(e + 1).replace('-', QChar(0x2212)).remove('+'), true)));
  return row;
}

// Side by side; numbers with a dot between them.
FormulaNodePtr joined(FormulaNodePtr left, FormulaNodePtr right) {
  const auto isNumber = [](const FormulaNode& node) {
    return node.kind == Kind::word && !node.text.isEmpty() && node.text[0].isDigit();
  };
  const bool isDotted = isNumber(*right);
  if (left->kind != Kind::row || left->parts.empty()) {
    auto row = made(Kind::row);
    row->parts.push_back(std::move(left));
    left = std::move(row);
  }
  left->parts.push_back(isDotted ? sign(QString::fromUtf8("·"), true) : made(Kind::gap));
  left->parts.push_back(std::move(right));
  return left;
}

// Without the brackets that a line of a fraction, a root or a raised place makes needless.
FormulaNodePtr bare(FormulaNodePtr node) {
  return node->kind == Kind::fence && node->text == QLatin1String("()") ? std::move(node->parts.front())
                                                                        : std::move(node);
}

FormulaNodePtr negated(FormulaNodePtr node) {
  auto row = made(Kind::row);
  row->parts.push_back(sign(QString::fromUtf8("−"), false));
  row->parts.push_back(bare(std::move(node)));
  return row;
}

// A dot over a name, two over its derivative; "d/dt" before what is more than a name.
FormulaNodePtr derivativeNode(FormulaNodePtr inner) {
  if (inner->kind == Kind::accent && inner->text == QString::fromUtf8("˙")) {
    inner->text = QString::fromUtf8("¨");
    return inner;
  }
  if (inner->kind == Kind::word) return wrapped(Kind::accent, std::move(inner), QString::fromUtf8("˙"));
  if (inner->kind == Kind::scripts && inner->parts[0]->kind == Kind::word) {
    inner->parts[0] = wrapped(Kind::accent, std::move(inner->parts[0]), QString::fromUtf8("˙"));
    return inner;
  }
  if (inner->kind == Kind::scripts && inner->parts[0]->kind == Kind::accent) {
    inner->parts[0]->text = QString::fromUtf8("¨");
    return inner;
  }
  // Of a dotted name the last one has the dot.
  if (inner->kind == Kind::row && inner->parts.size() == 2 && inner->parts[0]->text.endsWith('.')) {
    inner->parts[1] = derivativeNode(std::move(inner->parts[1]));
    return inner;
  }
  auto fraction = made(Kind::fraction);
  fraction->parts.push_back(word("d", true));
  fraction->parts.push_back(word("dt", true));
  auto row = made(Kind::row);
  row->parts.push_back(std::move(fraction));
  row->parts.push_back(wrapped(Kind::fence, std::move(inner), "()"));
  return row;
}

}  // namespace formula
}  // namespace armature::app
