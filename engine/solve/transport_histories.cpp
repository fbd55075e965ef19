#include "engine/solve/transport_histories.h"

#include <algorithm>
#include <cmath>

namespace armature::solve {

void TransportHistories::begin() {
  const program::Program& p = machine_.program();
  std::vector<double> points, values;
  for (size_t k = 0; k < p.transports.size(); ++k) {
    const program::Transport& transport = p.transports[k];
    points.clear();
    values.clear();
    for (size_t i = 0; i < transport.points.size(); ++i) {
      points.push_back(machine_.at(transport.points[i]));
      values.push_back(machine_.at(transport.values[i]));
    }
    machine_.context().transports[k].begin(points, values, machine_.at(transport.position));
  }
}

double TransportHistories::moved(const std::vector<double>& before) const {
  double most = 0;
  for (const program::Transport& transport : machine_.program().transports)
    most = std::max(most, std::fabs(machine_.at(transport.position) - before[transport.position]));
  return most;
}

void TransportHistories::accept() {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.transports.size(); ++k) {
    const program::Transport& transport = p.transports[k];
    machine_.context().transports[k].accept(machine_.at(transport.position), machine_.at(transport.in0),
                                            machine_.at(transport.in1), settings_.tolerance);
  }
}

void TransportHistories::change() {
  const program::Program& p = machine_.program();
  for (size_t k = 0; k < p.transports.size(); ++k)
    machine_.context().transports[k].change(machine_.at(p.transports[k].in0), machine_.at(p.transports[k].in1));
}

}  // namespace armature::solve
