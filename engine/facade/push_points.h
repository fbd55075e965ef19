// A diagram that can be pushed at while it runs: beside the parts that a person has drawn there is a source of force or
// torque at every flange and frame, one for all that are joined with each other, whose force is a parameter that is
// zero. A push is a change of such parameters in mid-run, as that of any other parameter. The document itself knows
// nothing of it.
#pragma once
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/diagram/document.h"
#include "engine/facade/class_info.h"
#include "engine/solve/run.h"

namespace armature {

struct PushSource {
  std::string name;       // of the component in PushPoints::document
  std::string className;  // of the library, what it is a kind of
  Domain domain = Domain::other;
};

struct PushPoints {
  diagram::Document document;  // what is translated
  std::vector<PushSource> sources;
  std::map<std::string, size_t> byConnector;  // "inertia1.flange_b": of its source

  // Null where nothing can push: no such connector, or one that may be absent, or one of an array.
  const PushSource* at(const std::string& connector) const;
};

// Null for a class that is not known.
using ClassOf = std::function<std::shared_ptr<const ClassInfo>(const std::string& className)>;

// Linear in parts and wires, but for the look-up of names. Without flanges and frames the document stays as it is.
PushPoints withPushPoints(const diagram::Document& document, const ClassOf& classOf);

// What a run has to be told for a force [N] or torque [N.m] on a flange, along its positive axis; 0 ends the push.
solve::ParameterValues pushOnFlange(const PushSource& source, double effort);
// The same for a force [N], resolved in the world, at a point that is fixed to a frame [m, in its axes].
solve::ParameterValues pushOnFrame(const PushSource& source, const std::array<double, 3>& force,
                                   const std::array<double, 3>& point);

}  // namespace armature
