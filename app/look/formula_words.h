// The nodes of which readers of formulas make their trees: names as symbols with indices, numbers, products, dots over
// what is differentiated. Inside of the formula box.
#pragma once
#include "app/look/formula_node.h"

namespace armature::app::formula {

FormulaNodePtr made(FormulaNode::Kind kind, QString text = {});
FormulaNodePtr sign(const QString& text, bool isSpaced);
FormulaNodePtr word(const QString& text, bool isUpright);
FormulaNodePtr wrapped(FormulaNode::Kind kind, FormulaNodePtr inner, const QString& text = {});
// Index and exponent may be null.
FormulaNodePtr scripts(FormulaNodePtr base, FormulaNodePtr index, FormulaNodePtr exponent);
// A name without an index; the Greek letter that it spells, if it spells one.
FormulaNodePtr simpleName(const QString& name);
// "tau_a", "J1", "phi_rel0", "inertia1.w".
FormulaNodePtr nameNode(const QString& name);
// "2.5", "1e-3".
FormulaNodePtr numberNode(const QString& typed);
// Side by side; numbers with a dot between them.
FormulaNodePtr joined(FormulaNodePtr left, FormulaNodePtr right);
// Without the brackets that a line of a fraction, a root or a raised place makes needless.
FormulaNodePtr bare(FormulaNodePtr node);
FormulaNodePtr negated(FormulaNodePtr node);
// A dot over a name, two over its derivative; "d/dt" before what is more than a name.
FormulaNodePtr derivativeNode(FormulaNodePtr inner);

}  // namespace armature::app::formula
