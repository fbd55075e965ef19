// The power of every part of a diagram in a row of its results: what flows in at its connectors, and what becomes of
// it. Bound to a run once; a row is then read without any text. The sum of all powers at connectors is zero where the
// connections hold; a part's own relations (m·v·a, d·v², v·i) say what it stores and loses, and what these leave is
// reported as not accounted for.
#pragma once
#include <memory>

#include "app/power/quadrant.h"
#include "app/power/speeds.h"
#include "engine/diagram/document.h"

namespace armature::app {

enum class EnergyKind { supplied, stored, lost, surroundings, unknown, passed };

// What a part does with power, always the same ones in the same order for one run: the values come by row.
// Supplied counts positive out of the part, all others into it. `passed` is what a part hands on (it stands beside the
// sum: gears, motors, joints, losses that leave through a heat port).
struct EnergyShare {
  std::string part;
  EnergyKind kind = EnergyKind::unknown;
  std::string form;    // of what is stored: see StoredRow
  std::string energy;  // formula of what is stored, over the part's own names; empty: not told
};

// The values of one instant, by share, and what they add up to [W], or, of a time, [J].
struct EnergySums {
  double supplied = 0, stored = 0, lost = 0, surroundings = 0, unknown = 0;
  double rest() const { return supplied - stored - lost - surroundings - unknown; }
  // The larger of all that comes in and all that goes out of the drawing's hub.
  double turnover = 0;
};

struct PowerSources {
  const diagram::Document& document;
  std::string prefix;  // "" or "robot.axis1."
  std::shared_ptr<const results::Store> store;
  // Null where a class is not known (yet).
  std::function<std::shared_ptr<const ClassInfo>(const std::string&)> classOf;
  const EnergyTable& table;
};

class Powers {
 public:
  explicit Powers(const PowerSources& sources);

  const std::vector<EnergyShare>& shares() const { return shares_; }
  // The power of each share in a row [W].
  void read(uint64_t row, std::vector<double>& values) const;
  // At a time [s], between rows as the results are drawn: by a straight line. Empty without rows.
  std::vector<double> at(double time) const;
  EnergySums sum(const std::vector<double>& values) const;

  // Connectors with a power that nobody here can read; their parts are not told apart.
  const std::vector<std::string>& unread() const { return unread_; }
  size_t differenceCount() const { return speeds_.differenceCount(); }
  const results::Store& store() const { return *store_; }

  // Power into a part by connector, at an instant: for sentences and tests.
  struct AtConnector {
    std::string part, connector;
    double power = 0;
  };
  std::vector<AtConnector> connectors(uint64_t row) const;
  // What the part's relations leave of the power into it, by part of the diagram [W]: the remainder, part by part.
  std::vector<std::pair<std::string, double>> residuals(uint64_t row) const;

  // Where a source acts, or a connector of any part that has a speed and a force.
  const std::vector<Sided>& sources() const { return sided_; }
  std::optional<Sided> sidedAt(const std::string& part, const std::string& connector) const;
  OperatingPoint pointOf(const Sided& sided, uint64_t row) const;
  // Of all sources at once, at a time [s]; empty without rows.
  std::vector<OperatingPoint> sourcesAt(double time) const;
  std::vector<OperatingPoint> sourcesIn(uint64_t row) const;

 private:
  struct Port {
    std::string connector;
    Domain domain = Domain::other;
    int64_t flow = -1, potential = -1;
    int point = -1;
    Columns force, torque, turn, turnRate;  // of frames
  };
  struct Told {
    int share = -1;
    std::optional<Formula> power;
    bool isLoss = false;  // less what leaves through heat ports
  };
  struct Part {
    int top = 0;  // in tops_
    std::string path;
    std::shared_ptr<const ClassInfo> info;
    const EnergyEntry* entry = nullptr;
    EnergyEntry own;  // where the table has none
    size_t firstPort = 0, lastPort = 0;
    std::vector<Told> told;
    std::optional<Formula> beside;
    Rest rest = Rest::unknown;
    int restShare = -1, passedShare = -1;
    std::vector<size_t> inside;  // parts that tell for it
    bool isInside = false;
  };
  // What is worked out anew for each row.
  struct Work {
    std::vector<Quantity> inputs;
    std::vector<double> ports, nets, told;
  };

  bool bindPart(const PowerSources& sources, const std::string& path, const std::string& className, int top, int depth);
  void bindInside(const PowerSources& sources, size_t index, int depth);
  void bindArray(const PowerSources& sources, const std::string& path, const std::string& className, int top,
                 int depth);
  void addPorts(Part& part);
  bool addPort(const std::string& connector, const std::string& name, Domain domain);
  void bindFormulas(Part& part);
  void findSides();
  int shareOf(const Part& part, EnergyKind kind, const std::string& form = {}, const std::string& energy = {});
  OperatingPoint pointOf(const Sided& sided, uint64_t row, const std::vector<Quantity>& speeds) const;
  double portPower(const Port& port, uint64_t row, const Work& work) const;
  void readInto(uint64_t row, std::vector<double>& values, Work& work) const;

  std::shared_ptr<const results::Store> store_;
  Speeds speeds_;
  std::vector<std::string> tops_;
  std::vector<EnergyShare> shares_;
  std::vector<Part> parts_;  // what is inside stands behind what it is inside of
  std::vector<Port> ports_;
  std::vector<std::string> unread_;
  std::vector<Sided> sided_;
};

// The row before a time, and how far it is to the next one (0 … 1); right of an event. Empty without rows.
struct RowPlace {
  uint64_t row = 0;
  double beyond = 0;
};
std::optional<RowPlace> placeOf(const results::Store& store, double time);

}  // namespace armature::app
