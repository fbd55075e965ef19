// The energy flow and the quadrants of sources for `armature --describe`.
#include "app/energy/energy_picture.h"
#include "engine/diagram/json.h"

namespace armature::app {

diagram::Json describeEnergy(const Powers& powers, double time) {
  using diagram::Json;
  const std::vector<double> values = powers.at(time);
  const auto word = [](EnergyKind kind) {
    switch (kind) {
      case EnergyKind::supplied:
        return "supplied";
      case EnergyKind::stored:
        return "stored";
      case EnergyKind::lost:
        return "dissipated";
      case EnergyKind::surroundings:
        return "surroundings";
      case EnergyKind::passed:
        return "handed on";
      case EnergyKind::unknown:
        break;
    }
    return "not told apart";
  };
  Json parts = Json::array();
  for (size_t k = 0; k < values.size(); ++k) {
    const EnergyShare& share = powers.shares()[k];
    Json one{{"part", share.part}, {"kind", word(share.kind)}, {"power", values[k]}};
    if (!share.form.empty()) one["form"] = share.form;
    parts.push_back(std::move(one));
  }
  const EnergySums sums = powers.sum(values);
  return Json{{"time", time},
              {"unit", "W"},
              {"parts", parts},
              {"sums", Json{{"supplied", sums.supplied},
                            {"stored", sums.stored},
                            {"dissipated", sums.lost},
                            {"surroundings", sums.surroundings},
                            {"not told apart", sums.unknown},
                            {"not accounted for", sums.rest()}}},
              {"unread", powers.unread()}};
}

diagram::Json describeQuadrants(const Powers& powers, const Survey& survey, double time) {
  using diagram::Json;
  const auto word = [](Quadrant quadrant, bool isGiving) {
    if (quadrant == Quadrant::idle) return "idle";
    if (isGiving) return isDriving(quadrant) ? "gives" : "takes";
    return quadrant == Quadrant::drivesForward    ? "drives forward"
           : quadrant == Quadrant::brakesForward  ? "brakes forward"
           : quadrant == Quadrant::drivesBackward ? "drives backward"
                                                  : "brakes backward";
  };
  Json all = Json::array();
  const std::vector<OperatingPoint> points = powers.sourcesAt(time);
  for (size_t k = 0; k < points.size(); ++k) {
    const Sided& source = powers.sources()[k];
    const OperatingPoint& point = points[k];
    all.push_back(Json{{"part", source.part},
                       {"connector", source.connector},
                       {"quadrant", word(quadrantOf(point, survey.speeds[k], survey.efforts[k]), source.isGiving())},
                       {"speed", point.speed},
                       {"effort", point.effort},
                       {"power", point.power()}});
  }
  return all;
}

}  // namespace armature::app
