// Operators that ask about connections: cardinality (specification 3.7.4) and Connections.isRoot, rooted (9.4.1).
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class ConnectEquations;
class References;
class ValueArithmetic;

class ConnectionOperators : private TranslationPart {
 public:
  ConnectionOperators(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments,
                      References& references, ConnectEquations& connectEquations, BuiltinTable& builtins);

  MaybeValue connectionsOperator(const Expr& e, const Context* context, const LocalScope* locals);

 private:
  MaybeValue bCardinality(const Expr&, const Context*, const LocalScope*);

  ValueArithmetic& arithmetic_;
  Arguments& arguments_;
  References& references_;
  ConnectEquations& connectEquations_;
};

}  // namespace armature::model
