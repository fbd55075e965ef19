// A formula typeset as books print it: fractions, roots, indices, exponents, Greek letters, dots over what is
// differentiated. It is typed as Modelica writes it ("J*der(w) = tau_a + tau_b", "sqrt(c/m)"), and the words of TeX
// are understood as well ("\frac{a}{b}", "\dot\omega"). Whatever is typed gives some picture.
#pragma once
#include <QFont>
#include <QPainter>
#include <QString>
#include <memory>

namespace armature::app {

class FormulaBox {
 public:
  // `isDisplayed`: in a line of its own, where fractions have the size of what is around them.
  FormulaBox(const QString& text, const QFont& font, bool isDisplayed);
  // An equation, a statement or an expression of Modelica in a line of its own: braces are arrays, brackets indices,
  // conditional expressions cases. One that is wider than `width` [px] is broken before its signs, as far as it has
  // some.
  static FormulaBox ofModelica(const QString& text, const QFont& font, double width);
  ~FormulaBox();
  FormulaBox(FormulaBox&&) noexcept;
  FormulaBox& operator=(FormulaBox&&) noexcept;

  double width() const;
  // Above and below the base line.
  double ascent() const;
  double descent() const;
  // In the painter's pen.
  void paint(QPainter& painter, QPointF baseline) const;

  struct Node;  // of the tree of boxes

 private:
  explicit FormulaBox(std::unique_ptr<Node> root);
  std::unique_ptr<Node> root_;
};

// A variable's name ("flange_a.tau", "x[2]") as HTML, with Greek letters and indices.
QString nameAsHtml(const QString& name);

}  // namespace armature::app
