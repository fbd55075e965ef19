// Stream connectors (specification chapter 15): what flows in and out through the connection sets, once these are
// known. Inside of the room; other rooms see flatten.h.
#pragma once
#include <vector>

#include "engine/model/connections.h"
#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class Attributes;
class BuiltinTable;
class Instantiation;
class ValueArithmetic;

class Streams : private TranslationPart {
 public:
  Streams(Translation& translation, ValueArithmetic& arithmetic, Instantiation& instances, Arguments& arguments,
          Attributes& attributes, BuiltinTable& builtins);

  // The connection sets with stream variables.
  void take(std::vector<ConnectionOutput::StreamSet> sets);
  // The stream variable of an outside connector is what flows out of the component through it.
  void streamEquations();

 private:
  struct StreamUse {
    size_t set;
    bool isInside;
    size_t index;
  };
  struct Source {
    ExprId flow;  // towards the mixture
    ExprId value;
    double nominal;  // of the flow
  };
  MaybeValue bStream(const Expr&, const Context*, const LocalScope*);
  ExprId inStreamOf(VarId stream);
  bool isShut(VarId flow, bool isInside);
  double nominalOf(VarId flow);
  std::vector<Source> sourcesOf(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside);
  ExprId streamMix(const ConnectionOutput::StreamSet& set, size_t inside, size_t outside);

  ValueArithmetic& arithmetic_;
  Instantiation& instances_;
  Arguments& arguments_;
  Attributes& attributes_;

  std::unordered_map<VarId, std::vector<StreamUse>> streamUses_;
  std::vector<ConnectionOutput::StreamSet> sets_;
};

}  // namespace armature::model
