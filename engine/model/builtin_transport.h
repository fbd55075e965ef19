// spatialDistribution (specification 3.7.4.3): what enters at one end of a line moves through it with a velocity that
// varies, and comes out at the other end.
// Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class BuiltinTable;
class EventBuiltins;
class ValueArithmetic;

class TransportBuiltins : private TranslationPart {
 public:
  TransportBuiltins(Translation& translation, ValueArithmetic& arithmetic, Arguments& arguments, EventBuiltins& events,
                    BuiltinTable& builtins);

  // The values at both ends. Two inputs that are vectors make as many distributions that move together.
  std::optional<Values> transport(const Expr& e, const Context* context, const LocalScope* locals);

 private:
  bool isTransport(std::span<const Value> inputs, const Expr& e);
  uint32_t distribution(const std::vector<ExprId>& key, InitialDistribution initial, const Expr& e,
                        const Context* context);

  ValueArithmetic& arithmetic_;
  Arguments& arguments_;
  EventBuiltins& events_;

  std::vector<std::vector<ExprId>> transports_;  // what tells one from another
};

}  // namespace armature::model
