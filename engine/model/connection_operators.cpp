// Operators that ask about connections: cardinality (specification 3.7.4) and Connections.isRoot, rooted (9.4.1).
#include "engine/model/connection_operators.h"
#include "engine/model/arguments.h"
#include "engine/model/builtin_table.h"
#include "engine/model/connect_equations.h"
#include "engine/model/references.h"
#include "engine/model/value_arithmetic.h"

namespace armature::model {

using symbolic::Op;

ConnectionOperators::ConnectionOperators(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments,
                                         References& references, ConnectEquations& connectEquations,
                                         BuiltinTable& builtins)
    : TranslationPart(translation),
      arithmetic_(arithmetic),
      arguments_(arguments),
      references_(references),
      connectEquations_(connectEquations) {
  builtins.add("cardinality", *this, &ConnectionOperators::bCardinality);
  builtins.addPackage("Connections", *this, &ConnectionOperators::connectionsOperator);
}

MaybeValue ConnectionOperators::bCardinality(const Expr& e, const Context* context, const LocalScope* locals) {
  if (!arguments_.needsArguments(e, 1, 1)) return {};
  if (e.args[0]->kind != syntax::ExprKind::reference)
    return error("C001", phrase("'cardinality' needs a connector"), e.span);
  bool removed = false;
  const auto selection = references_.selectInstances(*e.args[0]->reference, context, locals, removed);
  if (!selection) return {};
  for (const SelectedPart& part : selection->items)
    if (!part.instance->isConnectorPart) return error("C001", phrase("'cardinality' needs a connector"), e.span);
  int64_t count = 0;
  for (const SelectedPart& part : selection->items) count += part.instance->connectCount;
  return arithmetic_.integerValue(count);
}

MaybeValue ConnectionOperators::connectionsOperator(const Expr& e, const Context* context, const LocalScope* locals) {
  const std::string_view name = library().names().text(e.reference->parts[1].name);
  if (name == "branch" || name == "root" || name == "potentialRoot" || name == "uniqueRoot") return Value{};
  if ((name != "isRoot" && name != "rooted" && name != "uniqueRootIndices") || e.args.empty())
    return error("N013", phrase("'Connections.%1' is not known", name), e.span);
  if (name == "uniqueRootIndices")
    return error("T012", phrase("'Connections.uniqueRootIndices' is not supported"), e.span);
  Instance* record = connectEquations_.instanceOfReference(*e.args[0], context, locals);
  if (!record) return {};
  const std::optional<uint32_t> found = connectEquations_.nodeOf(record);
  if (!found) return arithmetic_.booleanValue(false);
  const uint32_t node = *found;
  const ConnectionOutput& connected = connectEquations_.connected();
  if (name == "isRoot") return arithmetic_.booleanValue(connected.rootOf[node] == node);
  // rooted(a): a is nearer to the root than the other end of its branch.
  for (const OverconstrainedBranch& branch : connectEquations_.branches()) {
    if (branch.a == node) return arithmetic_.booleanValue(connected.parentOf[branch.b] == node);
    if (branch.b == node) return arithmetic_.booleanValue(connected.parentOf[branch.a] == node);
  }
  return arithmetic_.booleanValue(connected.rootOf[node] == node);
}

}  // namespace armature::model
