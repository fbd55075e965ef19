// Bodies in space on random trees of joints, plane linkages with a loop, and arms that shafts and motors drive.
#include <cmath>

#include "network_generator.h"

namespace armature::test {

namespace {

constexpr const char* kMultiBody = "Modelica.Mechanics.MultiBody.";
constexpr double kGravity = 9.81;

}  // namespace

void CoupledGenerator::spacePart(const std::string& name, const char* className,
                                 std::vector<diagram::Modifier> modifiers) {
  modifiers.push_back({"animation", "false"});
  builder_.part(name, in(kMultiBody, className), std::move(modifiers));
}

void CoupledGenerator::world() {
  builder_.part("world", in(kMultiBody, "World"),
                {{"g", text(kGravity)}, {"enableAnimation", "false"}, {"animateWorld", "false"}});
  builder_.document.components.back().prefixes = "inner";
}

void CoupledGenerator::body(const std::string& name, const std::string& frame) {
  const double m = value();
  std::vector<diagram::Modifier> modifiers{{"m", text(m)}, {"r_CM", "{0, 0, 0}"}};
  for (const char* axis : {"1", "2", "3"}) {
    const double i = 0.1 * value();
    modifiers.push_back({std::string("I_") + axis + axis, text(i)});
    network_.stored.push_back({name + ".w_a[" + axis + "]", i / 2, 2});
    network_.stored.push_back({name + ".v_0[" + axis + "]", m / 2, 2});
  }
  network_.stored.push_back({name + ".frame_a.r_0[2]", m * kGravity, 1});
  spacePart(name, "Parts.Body", std::move(modifiers));
  builder_.wire(frame, name + ".frame_a");
}

// Each body hangs on the world or on an earlier rod, by a joint; some springs back to the world.
void CoupledGenerator::treeInSpace() {
  world();
  std::vector<std::string> ends{"world.frame_b"};
  const uint32_t n = 1 + below(3);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string joint = numbered("joint", k), rod = numbered("rod", k), spring = numbered("spring", k);
    const auto moving = [&](const char* position, const char* speed) {
      return std::vector<diagram::Modifier>{{std::string(position) + ".start", text(0.2 * value() - 1)},
                                            {std::string(position) + ".fixed", "true"},
                                            {std::string(speed) + ".start", text(0.4 * value() - 2)},
                                            {std::string(speed) + ".fixed", "true"}};
    };
    const std::string axis = vector(value() - 5, value() - 5, value());
    const std::string turning = vector(0.3 * value(), 0.3 * value(), -0.3 * value());
    std::vector<diagram::Modifier> modifiers;
    switch (below(5)) {
      case 0:
      case 1:
        modifiers = moving("phi", "w");
        modifiers.push_back({"n", axis});
        spacePart(joint, "Joints.Revolute", modifiers);
        break;
      case 2:
        modifiers = moving("s", "v");
        modifiers.push_back({"n", axis});
        spacePart(joint, "Joints.Prismatic", modifiers);
        break;
      case 3:
        modifiers = moving("phi_a", "w_a");
        for (const diagram::Modifier& m : moving("phi_b", "w_b")) modifiers.push_back(m);
        spacePart(joint, "Joints.Universal", modifiers);
        break;
      default:
        spacePart(joint, "Joints.Spherical",
                  {{"angles_fixed", "true"}, {"w_rel_a_fixed", "true"}, {"w_rel_a_start", turning}});
    }
    spacePart(rod, "Parts.FixedTranslation", {{"r", vector(0.1 * value(), 0.1 * value(), 0.1 * value())}});
    builder_.wire(ends[below(static_cast<uint32_t>(ends.size()))], joint + ".frame_a");
    builder_.wire(joint + ".frame_b", rod + ".frame_a");
    body(numbered("body", k), rod + ".frame_b");
    ends.push_back(rod + ".frame_b");
    if (!isLucky(30)) continue;
    const double c = 10 * value();
    spacePart(spring, "Forces.Spring", {{"c", text(c)}});
    builder_.wire("world.frame_b", spring + ".frame_a").wire(spring + ".frame_b", rod + ".frame_b");
    network_.stored.push_back({spring + ".s", c / 2, 2});
  }
}

// A crank at the origin moves a rocker or a slider over a rod; all angles count from the place of the beginning, where
// the loop is closed whatever the lengths are.
void CoupledGenerator::fourBars() {
  world();
  const double crank = 0.1 + 0.02 * value(), angle = 0.6 * value();
  const double bx = crank * std::cos(angle), by = crank * std::sin(angle);
  const double cx = 0.5 + 0.05 * value(), cy = 0.3 + 0.05 * value(), dx = 1 + 0.05 * value();
  const auto hinge = [&](const std::string& name) { spacePart(name, "Joints.Revolute", {}); };
  const auto rod = [&](const std::string& name, double x, double y) {
    spacePart(name, "Parts.FixedTranslation", {{"r", vector(x, y, 0)}});
  };
  spacePart("crankHinge", "Joints.Revolute",
            {{"phi.fixed", "true"}, {"w.start", text(0.6 * value() - 3)}, {"w.fixed", "true"}});
  rod("crank", bx, by);
  builder_.wire("world.frame_b", "crankHinge.frame_a").wire("crankHinge.frame_b", "crank.frame_a");
  body("crankBody", "crank.frame_b");
  rod("base", dx, 0);
  builder_.wire("world.frame_b", "base.frame_a");
  const uint32_t kind = below(3);
  if (kind == 2) {
    // The slide runs from the base along x through the pin of the rod.
    spacePart("slide", "Joints.Prismatic", {});
    rod("pin", cx - dx, cy);
    builder_.wire("base.frame_b", "slide.frame_a").wire("slide.frame_b", "pin.frame_a");
  } else {
    hinge("rockerHinge");
    rod("pin", cx - dx, cy);
    builder_.wire("base.frame_b", "rockerHinge.frame_a").wire("rockerHinge.frame_b", "pin.frame_a");
  }
  body("rockerBody", "pin.frame_b");
  if (kind == 0) {
    spacePart("rod", "Joints.SphericalSpherical",
              {{"rodLength", QString::number(std::hypot(cx - bx, cy - by), 'g', 17).toStdString()}});
    builder_.wire("crank.frame_b", "rod.frame_a").wire("rod.frame_b", "pin.frame_b");
    return;
  }
  hinge("rodHinge");
  rod("rod", cx - bx, cy - by);
  spacePart("closing", "Joints.RevolutePlanarLoopConstraint", {});
  builder_.wire("crank.frame_b", "rodHinge.frame_a").wire("rodHinge.frame_b", "rod.frame_a");
  body("rodBody", "rod.frame_b");
  builder_.wire("rod.frame_b", "closing.frame_a").wire("closing.frame_b", "pin.frame_b");
}

// Arms one after the other, each with a flywheel, gear and spring at the shaft of its joint, or a motor without losses.
void CoupledGenerator::drivenArm() {
  world();
  const uint32_t n = 1 + below(3);
  std::string end = "world.frame_b";
  bool isGrounded = false;
  for (uint32_t k = 0; k < n; ++k) {
    const std::string joint = numbered("joint", k), rod = numbered("rod", k), gear = numbered("gear", k),
                      rotor = numbered("rotor", k), drive = numbered("drive", k);
    const double j = 0.1 * value();
    spacePart(joint, "Joints.Revolute",
              {{"useAxisFlange", "true"},
               {"n", isLucky(50) ? "{0, 0, 1}" : vector(value(), value() - 5, value())},
               {"phi.start", text(0.2 * value() - 1)},
               {"phi.fixed", "true"},
               {"w.start", text(0.4 * value() - 2)},
               {"w.fixed", "true"}});
    spacePart(rod, "Parts.FixedTranslation", {{"r", vector(0.1 * value(), 0.1 * value(), 0)}});
    builder_.wire(end, joint + ".frame_a").wire(joint + ".frame_b", rod + ".frame_a");
    body(numbered("body", k), rod + ".frame_b");
    end = rod + ".frame_b";
    builder_.part(gear, in(kRotational, "Components.IdealGear"), {{"ratio", text(isLucky(30) ? -value() : value())}});
    builder_.part(rotor, in(kRotational, "Components.Inertia"), {{"J", text(j)}});
    builder_.wire(rotor + ".flange_b", gear + ".flange_a").wire(gear + ".flange_b", joint + ".axis");
    network_.stored.push_back({rotor + ".w", j / 2, 2});
    const double c = value();
    if (isLucky(50)) {
      const std::string wall = numbered("wall", k);
      builder_.part(drive, in(kRotational, "Components.Spring"), {{"c", text(c)}});
      builder_.part(wall, in(kRotational, "Components.Fixed"));
      builder_.wire(drive + ".flange_b", rotor + ".flange_a").wire(wall + ".flange", drive + ".flange_a");
      network_.stored.push_back({drive + ".phi_rel", c / 2, 2});
      continue;
    }
    const std::string store = numbered("store", k), coil = numbered("coil", k);
    const double l = value();
    builder_.part(drive, in(kAnalog, "Basic.RotationalEMF"), {{"k", text(value())}});
    builder_.part(store, in(kAnalog, "Basic.Capacitor"),
                  {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
    builder_.part(coil, in(kAnalog, "Basic.Inductor"), {{"L", text(l)}, {"i.fixed", "true"}});
    if (!isGrounded) builder_.part("ground", in(kAnalog, "Basic.Ground"));
    isGrounded = true;
    builder_.wire(store + ".p", coil + ".p").wire(coil + ".n", drive + ".p").wire(drive + ".n", store + ".n");
    builder_.wire(store + ".n", "ground.p").wire(drive + ".flange", rotor + ".flange_a");
    network_.stored.push_back({store + ".v", c / 2, 2});
    network_.stored.push_back({coil + ".i", l / 2, 2});
  }
}

}  // namespace armature::test
