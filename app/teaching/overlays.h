// Which layers are shown over a diagram.
#pragma once

namespace armature::app {

// What arrows of values tell: forces, torques and flows; how parts move and which voltages they have; both.
enum class ArrowKinds { flows, motion, both };

struct Overlays {
  bool hasArrows = false;
  bool hasValues = false;
  bool hasMotion = false;
  bool hasAxis = false;
  bool hasConvention = false;
  ArrowKinds kinds = ArrowKinds::flows;
  bool hasSparklines = true;  // beside parts that have some; not one of the layers over the diagram
  bool any() const { return hasArrows || hasValues || hasMotion || hasAxis || hasConvention; }
  bool needsRun() const { return hasArrows || hasValues || hasMotion; }
  bool operator==(const Overlays&) const = default;
};

}  // namespace armature::app
