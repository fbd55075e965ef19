// Connect equations (specification chapter 9): from references to pairs of scalar ends, members of expandable
// connectors, the nodes of overconstrained graphs; the equations of the connection sets come from connections.h. Inside
// of the room; other rooms see flatten.h.
#pragma once
#include <unordered_set>
#include <vector>

#include "engine/model/connections.h"
#include "engine/model/expressions.h"
#include "engine/model/references.h"
#include "engine/model/translation.h"

namespace armature::model {

class Arguments;
class Calls;
class ClassTable;
class FunctionClasses;
class Instantiation;
class Iterators;
class ParameterValues;
class Streams;
class ValueArithmetic;

class ConnectEquations : private TranslationPart {
 public:
  ConnectEquations(Translation& translation, ValueArithmetic& arithmetic, ClassTable& classes, Instantiation& instances,
                   ParameterValues& parameters, Arguments& arguments, References& references, Iterators& iterators,
                   FunctionClasses& functions, Calls& calls, Streams& streams)
      : TranslationPart(translation),
        arithmetic_(arithmetic),
        classes_(classes),
        instances_(instances),
        parameters_(parameters),
        arguments_(arguments),
        references_(references),
        iterators_(iterators),
        functions_(functions),
        calls_(calls),
        streams_(streams) {}

  // Finds connect equations and statements about overconstrained graphs of an instance and all that is in it.
  void collectConnections(Instance* instance);
  // Members of buses, connection sets, spanning trees; adds their equations to the model.
  void finishConnections();
  // The one part that a reference leads to; null after an error or where it is switched off.
  Instance* instanceOfReference(const Expr& e, const Context* context, const LocalScope* locals);
  // Once the sets are known: what they gave, the branches of the overconstrained graph, and the node of a record in it;
  // nothing before, or where the record is no node.
  const ConnectionOutput& connected() const { return connected_; }
  const std::vector<OverconstrainedBranch>& branches() const { return connections_.branches; }
  std::optional<uint32_t> nodeOf(const Instance* record) const {
    const auto at = nodeOf_.find(record);
    return connectionsDone_ && at != nodeOf_.end() ? std::optional(at->second) : std::nullopt;
  }

 private:
  // A connect equation after its ends have been found.
  struct ConnectUse {
    Instance* instance = nullptr;  // whose class contains the equation
    const syntax::Equation* equation = nullptr;
    InstanceSelection a, b;
    bool aOutside = false, bOutside = false;
  };
  // A connect equation that names a member which its bus does not have yet.
  struct PendingConnect {
    Instance* instance;
    const Context* context;
    const syntax::Equation* equation;
    std::shared_ptr<BoundNames> locals;
  };
  // An array in a bus that nothing declares, with at least these sizes; `like` shows what an element is, if known.
  struct BusArray {
    Instance* bus;
    Name name;
    std::vector<int64_t> dims;
    const Instance* like;
  };
  void collectFromEquations(Instance* instance, const Context* context, syntax::List<const syntax::Equation*> list,
                            const LocalScope* locals);
  bool concernsConnections(const syntax::Equation& equation);
  bool connect(Instance* instance, const Context* context, const syntax::Equation& equation, const LocalScope* locals,
               bool isLast);
  bool isReachable(const Instance* connector, const Instance* from, const syntax::Reference& r);
  bool connectPending();
  bool isWithinMissing(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  bool noteBusArray(Instance* bus, const syntax::Reference& r, const syntax::Reference& otherEnd,
                    const Context* context, const LocalScope* locals);
  std::unordered_map<Instance*, size_t> busGroups();
  bool settleBusArrays(bool ofBuses);
  std::vector<std::pair<Instance*, Instance*>> busesWithin(Instance* a, Instance* b);
  // The expandable connectors that a reference's last name is missing in, of one or of an array; none when it is
  // complete. `rank` is that of the array.
  struct Missing {
    std::vector<Instance*> buses;
    size_t rank = 0;
  };
  Missing missingMember(const syntax::Reference& r, const Context* context, const LocalScope* locals);
  bool addMissing(const Missing& missing, const syntax::Reference& r, const syntax::Reference& otherEnd,
                  const Context* context, const LocalScope* locals);
  bool isOutside(Instance* instance, const syntax::Reference& r, const Context* context);
  Instance* busMember(Instance* bus, Name name, const Instance* like, const std::vector<int64_t>& dims);
  void unifyBuses();
  bool unifyPair(Instance* a, Instance* b);
  void pairUp(const ConnectUse& use);
  bool collectLeaves(Instance* a, Instance* b, ConnectPair& pair, uint32_t nodeA, uint32_t nodeB, SourceSpan span);
  ConnectorLeaf connectorLeaf(const Instance* leaf, int64_t scalar, uint32_t node) const;
  void connectionsCall(Instance* instance, const Context* context, const Expr& call, const LocalScope* locals);
  uint32_t overconstrainedNode(Instance* record);
  void collectFlows();
  void checkPresence();
  void checkPresence(Instance* instance, const std::unordered_set<const Instance*>& held);
  void checkConnector(const Instance* connector, const std::unordered_set<const Instance*>& held);
  void warnSwitchedOff(const syntax::Reference& reference, const Context* context, const LocalScope* locals,
                       SourceSpan span);
  Phrase switchAdvice(const Instance* connector, bool wanted) const;
  void closeBuses();
  void checkSignals();
  void checkBusSignals();
  void checkBalance();
  std::unordered_set<const Instance*> checkStreams();
  std::optional<int64_t> residualsOf(Class* cls);
  void addCut(const CutBranch& cut);

  ValueArithmetic& arithmetic_;
  ClassTable& classes_;
  Instantiation& instances_;
  ParameterValues& parameters_;
  Arguments& arguments_;
  References& references_;
  Iterators& iterators_;
  FunctionClasses& functions_;
  Calls& calls_;
  Streams& streams_;

  std::unordered_map<const syntax::Equation*, bool> concernsConnections_;
  ConnectionInput connections_;
  ConnectionOutput connected_;
  std::vector<Instance*> nodeInstances_;
  std::vector<ConnectUse> connects_;
  std::vector<PendingConnect> pendingConnects_;
  std::vector<BusArray> busArrays_;
  std::unordered_map<const Instance*, uint32_t> nodeOf_;
  bool connectionsDone_ = false;
};

}  // namespace armature::model
