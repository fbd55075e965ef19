// Planetary gears, wheels and racks, stops and gaps, lossy gears and bodies that friction or radiation warms.
#include "network_generator.h"

namespace armature::test {

// Planetary gears in a row: carrier to carrier, a flywheel on each ring and each sun. Their kinetic energy stays.
void CoupledGenerator::planetaryGears() {
  const auto flywheel = [&](const std::string& name, bool isState) {
    const double j = value();
    std::vector<diagram::Modifier> modifiers{{"J", text(j)}};
    if (isState)
      modifiers.insert(modifiers.end(), {{"phi.fixed", "true"}, {"w.start", text(value() - 5)}, {"w.fixed", "true"}});
    builder_.part(name, in(kRotational, "Components.Inertia"), modifiers);
    network_.stored.push_back({name + ".w", j / 2, 2});
  };
  const uint32_t n = 1 + below(3);
  flywheel("carrier", true);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string gear = numbered("gear", k), sun = numbered("sun", k), ring = numbered("ring", k);
    builder_.part(gear, in(kRotational, "Components.IdealPlanetary"), {{"ratio", text(1 + value())}});
    flywheel(sun, true);
    flywheel(ring, false);
    builder_.wire("carrier.flange_b", gear + ".carrier").wire(gear + ".sun", sun + ".flange_a");
    builder_.wire(gear + ".ring", ring + ".flange_a");
  }
}

// Shafts and masses joined by wheels and racks, held by springs on both sides, sometimes driven by a coil in a field.
void CoupledGenerator::rollingMasses() {
  const uint32_t n = 1 + below(3);
  builder_.part("wall", in(kTranslational, "Components.Fixed"));
  std::string end = "wall.flange";
  for (uint32_t k = 0; k < n; ++k) {
    const std::string spring = numbered("spring", k), mass = numbered("mass", k), wheel = numbered("wheel", k),
                      shaft = numbered("shaft", k);
    const double c = value(), m = value(), j = value();
    builder_.part(spring, in(kTranslational, "Components.Spring"), {{"c", text(c)}});
    builder_.part(mass, in(kTranslational, "Components.Mass"),
                  {{"m", text(m)},
                   {"s.start", text(value() - 5)},
                   {"s.fixed", "true"},
                   {"v.start", text(value() - 5)},
                   {"v.fixed", "true"}});
    const bool isRack = isLucky(50);
    builder_.part(wheel, in(kRotational, isRack ? "Components.IdealGearR2T" : "Components.IdealRollingWheel"),
                  {{isRack ? "ratio" : "radius", text(value())}});
    builder_.part(shaft, in(kRotational, "Components.Inertia"), {{"J", text(j)}});
    builder_.wire(end, spring + ".flange_a").wire(spring + ".flange_b", mass + ".flange_a");
    builder_.wire(mass + ".flange_b", wheel + ".flangeT").wire(wheel + ".flangeR", shaft + ".flange_a");
    end = mass + ".flange_b";
    network_.stored.push_back({spring + ".s_rel", c / 2, 2});
    network_.stored.push_back({mass + ".v", m / 2, 2});
    network_.stored.push_back({shaft + ".w", j / 2, 2});
  }
  if (!isLucky(50)) return;
  const double c = value(), l = value();
  builder_.part("emf", in(kAnalog, "Basic.TranslationalEMF"), {{"k", text(value())}});
  builder_.part("store", in(kAnalog, "Basic.Capacitor"),
                {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
  builder_.part("coil", in(kAnalog, "Basic.Inductor"), {{"L", text(l)}, {"i.fixed", "true"}});
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  builder_.wire("store.p", "coil.p").wire("coil.n", "emf.p").wire("emf.n", "store.n").wire("store.n", "ground.p");
  builder_.wire("emf.flange", end);
  network_.stored.push_back({"store.v", c / 2, 2});
  network_.stored.push_back({"coil.i", l / 2, 2});
}

// Sliding masses that meet stops and gaps, with dry friction, pushed to and fro.
void CoupledGenerator::stopsAndGaps() {
  const uint32_t n = 1 + below(3);
  builder_.part("signal", in(kBlocks, "Sources.Sine"), {{"amplitude", text(5 * value())}, {"f", text(value())}});
  builder_.part("force", in(kTranslational, "Sources.Force")).wire("signal.y", "force.f");
  std::string end = "force.flange";
  for (uint32_t k = 0; k < n; ++k) {
    const std::string mass = numbered("mass", k), gap = numbered("gap", k), rub = numbered("rub", k);
    const uint32_t kind = below(3);
    if (kind == 0) {
      builder_.part(mass, in(kTranslational, "Components.MassWithStopAndFriction"),
                    {{"m", text(value())},
                     {"L", "0.1"},
                     {"smax", "0.5"},
                     {"smin", "-0.5"},
                     {"F_prop", text(value())},
                     {"F_Coulomb", text(value())},
                     {"F_Stribeck", text(value())},
                     {"fexp", "2"},
                     {"s.fixed", "true"},
                     {"v.start", text(0.1 * value())},
                     {"v.fixed", "true"}});
    } else {
      builder_.part(mass, in(kTranslational, "Components.Mass"),
                    {{"m", text(value())}, {"s.fixed", "true"}, {"v.start", text(value() - 5)}, {"v.fixed", "true"}});
    }
    builder_.wire(end, mass + ".flange_a");
    if (kind == 1) {
      builder_.part(rub, in(kTranslational, "Components.SupportFriction"), {{"f_pos", "[0, 1; 5, 2]"}});
      builder_.wire(mass + ".flange_b", rub + ".flange_a");
    }
    builder_.part(gap, in(kTranslational, "Components.ElastoGap"),
                  {{"c", text(100 * value())}, {"d", text(value())}, {"s_rel0", text(0.01 * value())}});
    builder_.wire(mass + ".flange_b", gap + ".flange_a");
    end = gap + ".flange_b";
  }
  builder_.part("wall", in(kTranslational, "Components.Fixed"), {{"s0", "0.6"}});
  builder_.wire(end, "wall.flange");
}

// Gears with losses and play between flywheels, under a torque that changes its sign.
void CoupledGenerator::lossyGears() {
  builder_.part("signal", in(kBlocks, "Sources.Sine"), {{"amplitude", text(5 * value())}, {"f", text(value())}});
  builder_.part("torque", in(kRotational, "Sources.Torque")).wire("signal.y", "torque.tau");
  std::string end = "torque.flange";
  const uint32_t n = 1 + below(3);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string disc = numbered("disc", k), gear = numbered("gear", k);
    builder_.part(disc, in(kRotational, "Components.Inertia"),
                  {{"J", text(value())}, {"phi.fixed", "true"}, {"w.start", text(value() - 5)}, {"w.fixed", "true"}});
    builder_.wire(end, disc + ".flange_a").wire(disc + ".flange_b", gear + ".flange_a");
    if (isLucky(50)) {
      builder_.part(gear, in(kRotational, "Components.ElastoBacklash"),
                    {{"c", text(100 * value())}, {"d", text(value())}, {"b", text(0.1 * value())}});
    } else {
      builder_.part(gear, in(kRotational, "Components.LossyGear"),
                    {{"ratio", text(value())}, {"lossTable", "[0, 0.9, 0.8, 0.1, 0.2; 10, 0.9, 0.8, 0.1, 0.2]"}});
      // What is behind a rigid gear takes its speed from it.
      const std::string load = numbered("load", k), link = numbered("link", k);
      builder_.part(load, in(kRotational, "Components.Inertia"), {{"J", text(value())}});
      builder_.part(link, in(kRotational, "Components.SpringDamper"),
                    {{"c", text(100 * value())}, {"d", text(value())}});
      builder_.wire(gear + ".flange_b", load + ".flange_a").wire(load + ".flange_b", link + ".flange_a");
      end = link + ".flange_b";
      continue;
    }
    end = gear + ".flange_b";
  }
  builder_.part("last", in(kRotational, "Components.Inertia"),
                {{"J", text(value())}, {"phi.fixed", "true"}, {"w.fixed", "true"}});
  builder_.wire(end, "last.flange_a");
}

// Flywheels whose dampers warm bodies that exchange heat by conduction, convection and radiation: all energy stays.
void CoupledGenerator::warmBodies() {
  const uint32_t n = 1 + below(4);
  builder_.part("coolant", in(kBlocks, "Sources.Constant"), {{"k", text(value())}});
  for (uint32_t k = 0; k < n; ++k) {
    const std::string body = numbered("body", k), wall = numbered("wall", k), disc = numbered("disc", k),
                      rub = numbered("rub", k), house = numbered("house", k);
    const double heat = value(), j = value();
    builder_.part(body, in(kHeat, "Components.HeatCapacitor"),
                  {{"C", text(heat)}, {"T.start", text(10 * value())}, {"T.fixed", "true"}});
    network_.stored.push_back({body + ".T", heat, 1});
    if (k > 0) {
      const uint32_t kind = below(3);
      const std::string before = numbered("body", below(k)) + ".port";
      if (kind == 0) builder_.part(wall, in(kHeat, "Components.ThermalConductor"), {{"G", text(value())}});
      if (kind == 1) builder_.part(wall, in(kHeat, "Components.BodyRadiation"), {{"Gr", text(1000 * value())}});
      if (kind == 2) builder_.part(wall, in(kHeat, "Components.Convection")).wire("coolant.y", wall + ".Gc");
      builder_.wire(before, wall + (kind == 2 ? ".solid" : ".port_a"));
      builder_.wire(wall + (kind == 2 ? ".fluid" : ".port_b"), body + ".port");
    }
    if (!isLucky(50)) continue;
    builder_.part(house, in(kRotational, "Components.Fixed"));
    builder_.part(disc, in(kRotational, "Components.Inertia"),
                  {{"J", text(j)}, {"phi.fixed", "true"}, {"w.start", text(value())}, {"w.fixed", "true"}});
    builder_.part(rub, in(kRotational, "Components.Damper"), {{"d", text(value())}, {"useHeatPort", "true"}});
    builder_.wire(disc + ".flange_b", rub + ".flange_a").wire(rub + ".flange_b", house + ".flange");
    builder_.wire(rub + ".heatPort", body + ".port");
    network_.stored.push_back({disc + ".w", j / 2, 2});
  }
}

}  // namespace armature::test
