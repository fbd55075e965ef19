// Rigid gear trains (index 3), dry friction, switched circuits, digital logic, pendulums in space and motors.
#include <array>

#include "network_generator.h"

namespace armature::test {

namespace {

constexpr const char* kDigital = "Modelica.Electrical.Digital.";
constexpr const char* kMultiBody = "Modelica.Mechanics.MultiBody.";
constexpr double kGravity = 9.81;

}  // namespace

void CoupledGenerator::coupled(uint32_t kind) {
  using Kind = void (CoupledGenerator::*)();
  static constexpr std::array<Kind, kKinds> kAll = {
      &CoupledGenerator::gears,           &CoupledGenerator::friction,       &CoupledGenerator::switches,
      &CoupledGenerator::gates,           &CoupledGenerator::pendulums,      &CoupledGenerator::motor,
      &CoupledGenerator::semiconductors,  &CoupledGenerator::amplifiers,     &CoupledGenerator::transformers,
      &CoupledGenerator::heatedResistors, &CoupledGenerator::planetaryGears, &CoupledGenerator::rollingMasses,
      &CoupledGenerator::stopsAndGaps,    &CoupledGenerator::lossyGears,     &CoupledGenerator::warmBodies,
      &CoupledGenerator::sampledSignals,  &CoupledGenerator::controlLoop,    &CoupledGenerator::registers,
      &CoupledGenerator::stateMachine,    &CoupledGenerator::treeInSpace,    &CoupledGenerator::fourBars,
      &CoupledGenerator::drivenArm};
  (this->*kAll.at(kind))();
}

// Inertias joined rigidly, directly or by ideal gears: one degree of freedom, held by a spring.
void CoupledGenerator::gears() {
  const uint32_t n = 2 + below(6);
  std::string end;
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("disc", k);
    const double j = value();
    std::vector<diagram::Modifier> modifiers{{"J", text(j)}};
    if (k == 0)
      modifiers.insert(modifiers.end(), {{"phi.start", text(value() - 5)},
                                         {"phi.fixed", "true"},
                                         {"w.start", text(value() - 5)},
                                         {"w.fixed", "true"}});
    builder_.part(name, in(kRotational, "Components.Inertia"), modifiers);
    network_.stored.push_back({name + ".w", j / 2, 2});
    if (!end.empty() && isLucky(60)) {
      const std::string gear = numbered("gear", k);
      builder_.part(gear, in(kRotational, "Components.IdealGear"), {{"ratio", text(isLucky(30) ? -value() : value())}});
      builder_.wire(end, gear + ".flange_a");
      end = gear + ".flange_b";
    }
    if (!end.empty()) builder_.wire(end, name + ".flange_a");
    end = name + ".flange_b";
  }
  const double c = value();
  builder_.part("wall", in(kRotational, "Components.Fixed"));
  builder_.part("spring", in(kRotational, "Components.Spring"), {{"c", text(c)}});
  builder_.wire(end, "spring.flange_a").wire("spring.flange_b", "wall.flange");
  network_.stored.push_back({"spring.phi_rel", c / 2, 2});
}

// Inertias in a row, with dry friction between them or to the housing, driven by an oscillating torque.
void CoupledGenerator::friction() {
  const uint32_t n = 1 + below(3);
  builder_.part("signal", in(kBlocks, "Sources.Sine"), {{"amplitude", text(5 * value())}, {"f", text(value())}});
  builder_.part("torque", in(kRotational, "Sources.Torque")).wire("signal.y", "torque.tau");
  std::string end = "torque.flange";
  // All begin with one speed: a one-way clutch may not slip backward at the start.
  const std::string speed = text(isLucky(50) ? 0 : value() - 5);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string disc = numbered("disc", k), rub = numbered("rub", k), press = numbered("press", k);
    builder_.part(disc, in(kRotational, "Components.Inertia"),
                  {{"J", text(value())}, {"w.start", speed}, {"w.fixed", "true"}, {"phi.fixed", "true"}});
    builder_.wire(end, disc + ".flange_a");
    end = disc + ".flange_b";
    const uint32_t kind = below(4);
    if (kind == 0) {
      builder_.part(rub, in(kRotational, "Components.BearingFriction"), {{"tau_pos", "[0, 1; 5, 2]"}, {"peak", "1.2"}});
      builder_.wire(end, rub + ".flange_a");
      end = rub + ".flange_b";
      continue;
    }
    builder_.part(press, in(kBlocks, "Sources.Step"), {{"height", "1"}, {"startTime", text(0.05 * value())}});
    if (kind == 1) builder_.part(rub, in(kRotational, "Components.Brake"), {{"fn_max", text(value())}});
    if (kind == 2) builder_.part(rub, in(kRotational, "Components.Clutch"), {{"fn_max", text(value())}});
    if (kind == 3) builder_.part(rub, in(kRotational, "Components.OneWayClutch"), {{"fn_max", text(value())}});
    builder_.wire(press + ".y", rub + ".f_normalized").wire(end, rub + ".flange_a");
    end = rub + ".flange_b";
  }
  builder_.part("load", in(kRotational, "Components.Inertia"),
                {{"J", text(value())}, {"w.start", speed}, {"w.fixed", "true"}});
  builder_.wire(end, "load.flange_a");
}

// A tree of resistors with switching parts over it, each with a resistor of its own in series.
void CoupledGenerator::switches() {
  const uint32_t n = 3 + below(4);
  std::vector<std::string> ends{"ground.p"};
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  for (uint32_t k = 1; k < n; ++k) {
    const std::string name = numbered("R", k);
    builder_.part(name, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
    builder_.wire(name + ".n", ends[below(k)]);
    ends.push_back(name + ".p");
  }
  builder_.part("source", in(kAnalog, "Sources.SineVoltage"), {{"V", text(5 * value())}, {"f", text(value())}});
  builder_.wire("source.p", ends[n - 1]).wire("source.n", "ground.p");
  const uint32_t count = 1 + below(4);
  for (uint32_t k = 0; k < count; ++k) {
    const std::string name = numbered("switch", k), series = numbered("series", k), fire = numbered("fire", k);
    const uint32_t kind = below(4);
    if (kind == 0) builder_.part(name, in(kAnalog, "Ideal.IdealDiode"));
    if (kind == 1) builder_.part(name, in(kAnalog, "Ideal.IdealThyristor"));
    if (kind == 2) builder_.part(name, in(kAnalog, "Ideal.IdealClosingSwitch"));
    if (kind == 3) builder_.part(name, in(kAnalog, "Ideal.IdealOpeningSwitch"));
    if (kind > 0) {
      builder_.part(fire, in(kBlocks, "Sources.BooleanPulse"), {{"period", text(0.02 * value())}});
      builder_.wire(fire + ".y", name + (kind == 1 ? ".fire" : ".control"));
    }
    builder_.part(series, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
    const uint32_t a = below(n), b = (a + 1 + below(n - 1)) % n;
    builder_.wire(ends[a], name + ".p").wire(name + ".n", series + ".p").wire(series + ".n", ends[b]);
  }
  if (!isLucky(50)) return;
  builder_.part("store", in(kAnalog, "Basic.Capacitor"), {{"C", text(0.1 * value())}, {"v.fixed", "true"}});
  builder_.wire("store.p", ends[1]).wire("store.n", "ground.p");
}

// Gates whose inputs come from sources and earlier gates.
void CoupledGenerator::gates() {
  static const char* const kClasses[] = {"And", "Or", "Nand", "Nor", "Xor", "Xnor"};
  std::vector<std::string> outputs;
  const uint32_t n = 3 + below(10);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("gate", k);
    const auto any = [&] { return outputs[below(static_cast<uint32_t>(outputs.size()))]; };
    if (k < 2) {
      builder_.part(name, in(kDigital, "Sources.DigitalClock"), {{"period", text(0.01 * value())}});
    } else if (isLucky(30)) {
      builder_.part(name, in(kDigital, isLucky(50) ? "Basic.Not" : "Gates.InvGate"));
      builder_.wire(any(), name + ".x");
    } else {
      const uint32_t kind = below(6);
      const bool isDelayed = isLucky(50);
      builder_.part(name,
                    kDigital + (isDelayed ? "Gates." + std::string(kClasses[kind]) + "Gate"
                                          : "Basic." + std::string(kClasses[kind])),
                    isDelayed ? std::vector<diagram::Modifier>{{"tLH", "0.003"}, {"tHL", "0.002"}, {"n", "2"}}
                              : std::vector<diagram::Modifier>{{"n", "2"}});
      builder_.wire(any(), name + ".x[1]").wire(any(), name + ".x[2]");
    }
    outputs.push_back(name + ".y");
  }
}

// A chain of pendulums that turn about the z axis of the world: kinetic and potential energy stay.
void CoupledGenerator::pendulums() {
  const uint32_t n = 1 + below(3);
  builder_.part("world", in(kMultiBody, "World"),
                {{"g", text(kGravity)}, {"enableAnimation", "false"}, {"animateWorld", "false"}});
  builder_.document.components.back().prefixes = "inner";
  std::string end = "world.frame_b";
  for (uint32_t k = 0; k < n; ++k) {
    const std::string joint = numbered("joint", k), rod = numbered("rod", k), body = numbered("body", k);
    const double m = value(), i = 0.1 * value();
    builder_.part(joint, in(kMultiBody, "Joints.Revolute"),
                  {{"phi.start", text(0.3 * value())},
                   {"phi.fixed", "true"},
                   {"w.start", text(value() - 5)},
                   {"w.fixed", "true"},
                   {"animation", "false"}});
    builder_.part(rod, in(kMultiBody, "Parts.FixedTranslation"),
                  {{"r", "{" + text(0.1 * value()) + ", " + text(0.05 * value()) + ", 0}"}, {"animation", "false"}});
    builder_.part(body, in(kMultiBody, "Parts.Body"),
                  {{"m", text(m)}, {"r_CM", "{0, 0, 0}"}, {"I_33", text(i)}, {"animation", "false"}});
    builder_.wire(end, joint + ".frame_a").wire(joint + ".frame_b", rod + ".frame_a");
    builder_.wire(rod + ".frame_b", body + ".frame_a");
    end = rod + ".frame_b";
    for (const char* axis : {"[1]", "[2]"}) network_.stored.push_back({body + ".v_0" + axis, m / 2, 2});
    network_.stored.push_back({body + ".w_a[3]", i / 2, 2});
    network_.stored.push_back({body + ".frame_a.r_0[2]", m * kGravity, 1});
  }
}

// A charged capacitor drives a motor without losses: coil, EMF, gear and flywheel.
void CoupledGenerator::motor() {
  const double c = value(), l = value(), j = value(), load = value();
  builder_.part("store", in(kAnalog, "Basic.Capacitor"),
                {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
  builder_.part("coil", in(kAnalog, "Basic.Inductor"), {{"L", text(l)}, {"i.fixed", "true"}});
  builder_.part("emf", in(kAnalog, "Basic.RotationalEMF"), {{"k", text(value())}});
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  builder_.part("rotor", in(kRotational, "Components.Inertia"),
                {{"J", text(j)}, {"phi.fixed", "true"}, {"w.start", text(value() - 5)}, {"w.fixed", "true"}});
  builder_.part("gear", in(kRotational, "Components.IdealGear"), {{"ratio", text(value())}});
  builder_.part("load", in(kRotational, "Components.Inertia"), {{"J", text(load)}});
  builder_.wire("store.p", "coil.p").wire("coil.n", "emf.p").wire("emf.n", "store.n").wire("store.n", "ground.p");
  builder_.wire("emf.flange", "rotor.flange_a").wire("rotor.flange_b", "gear.flange_a");
  builder_.wire("gear.flange_b", "load.flange_a");
  network_.stored = {{"store.v", c / 2, 2}, {"coil.i", l / 2, 2}, {"rotor.w", j / 2, 2}, {"load.w", load / 2, 2}};
}

}  // namespace armature::test
