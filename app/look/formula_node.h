// The tree of a typeset formula: what the reader makes of a text (formula_reader) and what is laid out and drawn.
#pragma once
#include <QFont>
#include <memory>
#include <vector>

#include "app/look/formula_box.h"

namespace armature::app {

struct FormulaBox::Node {
  enum class Kind { row, word, sign, fraction, scripts, root, accent, fence, gap, cases } kind = Kind::row;
  QString text;           // of words and signs; of an accent "˙", "¨", "→", "¯"; of a fence its two signs
  bool isUpright = true;  // of a word
  bool isSpaced = false;  // of a sign: room on both sides
  // Of a row all; fraction: above, below; scripts: base, index, exponent (null where there is none); else what is
  // within. Of cases values and conditions in turn.
  std::vector<std::unique_ptr<Node>> parts;

  // ---- laid out, in pixels ----
  QFont font;
  double width = 0, ascent = 0, descent = 0;
  QPointF at;  // of its base line's begin, from that of the node around it

  void layOut(const QFont& font, bool isDisplayed);
  // Breaks a row that is wider than that before its signs.
  void wrap(double width);
  void paint(QPainter& painter, QPointF baseline) const;
};

using FormulaNode = FormulaBox::Node;
using FormulaNodePtr = std::unique_ptr<FormulaNode>;

// Reads a formula; never fails.
FormulaNodePtr readFormula(const QString& text);
// Reads an equation, a statement or an expression as the engine prints them; never fails.
FormulaNodePtr readModelica(const QString& text);

}  // namespace armature::app
