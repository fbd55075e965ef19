// Semiconductors, controlled sources, operational amplifiers, transformers, and resistors that warm what they stand on.
#include "network_generator.h"

namespace armature::test {

// A tree of resistors with diodes and transistors over it, each pin behind a resistor of its own.
void CoupledGenerator::semiconductors() {
  const uint32_t n = 3 + below(4);
  std::vector<std::string> ends{"ground.p"};
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  for (uint32_t k = 1; k < n; ++k) {
    const std::string name = numbered("R", k);
    builder_.part(name, in(kAnalog, "Basic.Resistor"), {{"R", text(100 * value())}});
    builder_.wire(name + ".n", ends[below(k)]);
    ends.push_back(name + ".p");
  }
  builder_.part("source", in(kAnalog, "Sources.SineVoltage"), {{"V", text(value())}, {"f", text(value())}});
  builder_.wire("source.p", ends[n - 1]).wire("source.n", "ground.p");
  struct Device {
    const char* name;
    std::vector<const char*> pins;
  };
  static const std::vector<Device> kDevices = {
      {"Diode", {"p", "n"}},    {"Diode2", {"p", "n"}},         {"ZDiode", {"p", "n"}},        {"NPN", {"C", "B", "E"}},
      {"PNP", {"C", "B", "E"}}, {"NMOS", {"D", "G", "S", "B"}}, {"PMOS", {"D", "G", "S", "B"}}};
  const uint32_t count = 1 + below(3);
  for (uint32_t k = 0; k < count; ++k) {
    const Device& device = kDevices[below(static_cast<uint32_t>(kDevices.size()))];
    const std::string name = numbered("device", k);
    builder_.part(name, in(kAnalog, "Semiconductors.") + device.name);
    for (const char* pin : device.pins) {
      const std::string series = name + "_" + pin;
      builder_.part(series, in(kAnalog, "Basic.Resistor"), {{"R", text(100 * value())}});
      builder_.wire(name + "." + pin, series + ".p").wire(series + ".n", ends[below(n)]);
    }
  }
  if (!isLucky(50)) return;
  builder_.part("store", in(kAnalog, "Basic.Capacitor"), {{"C", text(1e-4 * value())}, {"v.fixed", "true"}});
  builder_.wire("store.p", ends[1]).wire("store.n", "ground.p");
}

// Stages in a row, each with a load from its output to the ground.
void CoupledGenerator::amplifiers() {
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  builder_.part("source", in(kAnalog, "Sources.SineVoltage"), {{"V", text(value())}, {"f", text(value())}});
  builder_.wire("source.n", "ground.p");
  std::string end = "source.p";
  const uint32_t n = 1 + below(4);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("stage", k), series = numbered("series", k), load = numbered("load", k);
    const uint32_t kind = below(6);
    builder_.part(series, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
    builder_.wire(end, series + ".p");
    if (kind < 4) {
      static const char* const kClasses[] = {"Basic.VCV", "Basic.VCC", "Basic.CCV", "Basic.CCC"};
      static const char* const kFactors[] = {"gain", "transConductance", "transResistance", "gain"};
      builder_.part(name, in(kAnalog, kClasses[kind]), {{kFactors[kind], text(isLucky(30) ? -value() : value())}});
      builder_.wire(series + ".n", name + ".p1").wire(name + ".n1", "ground.p").wire(name + ".n2", "ground.p");
      end = name + ".p2";
    } else {
      // The inverting amplifier and, with a capacitor, the integrator.
      const std::string back = numbered("back", k);
      builder_.part(name, in(kAnalog, "Ideal.IdealOpAmp3Pin"));
      if (kind == 4) builder_.part(back, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
      if (kind == 5) builder_.part(back, in(kAnalog, "Basic.Capacitor"), {{"C", text(value())}, {"v.fixed", "true"}});
      builder_.wire(series + ".n", name + ".in_n").wire(name + ".in_p", "ground.p");
      builder_.wire(back + ".p", name + ".in_n").wire(back + ".n", name + ".out");
      end = name + ".out";
    }
    builder_.part(load, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
    builder_.wire(end, load + ".p").wire(load + ".n", "ground.p");
  }
}

// Charged capacitors and coils behind ideal transformers and gyrators, that lose nothing.
void CoupledGenerator::transformers() {
  const double c = value();
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  builder_.part("store", in(kAnalog, "Basic.Capacitor"),
                {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
  builder_.wire("store.n", "ground.p");
  network_.stored.push_back({"store.v", c / 2, 2});
  const uint32_t n = 1 + below(3);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("link", k), coil = numbered("coil", k);
    const bool isGyrator = isLucky(50);
    if (isGyrator)
      builder_.part(name, in(kAnalog, "Basic.Gyrator"), {{"G1", text(0.3)}, {"G2", text(0.3)}});
    else
      builder_.part(name, in(kAnalog, "Ideal.IdealTransformer"), {{"n", text(isLucky(30) ? -value() : value())}});
    builder_.wire("store.p", name + ".p1").wire(name + ".n1", "ground.p").wire(name + ".n2", "ground.p");
    const double x = value();
    if (isGyrator) {
      builder_.part(coil, in(kAnalog, "Basic.Capacitor"),
                    {{"C", text(x)}, {"v.start", text(value())}, {"v.fixed", "true"}});
      network_.stored.push_back({coil + ".v", x / 2, 2});
    } else {
      builder_.part(coil, in(kAnalog, "Basic.Inductor"),
                    {{"L", text(x)}, {"i.start", text(value())}, {"i.fixed", "true"}});
      network_.stored.push_back({coil + ".i", x / 2, 2});
    }
    builder_.wire(name + ".p2", coil + ".p").wire(coil + ".n", "ground.p");
  }
}

// Capacitors discharge over resistors into bodies that become warm: charge and heat together keep their energy.
void CoupledGenerator::heatedResistors() {
  builder_.part("ground", in(kAnalog, "Basic.Ground"));
  const uint32_t n = 1 + below(3);
  for (uint32_t k = 0; k < n; ++k) {
    const std::string store = numbered("store", k), load = numbered("load", k), body = numbered("body", k);
    const double c = value(), heat = value();
    builder_.part(store, in(kAnalog, "Basic.Capacitor"),
                  {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
    builder_.part(load, in(kAnalog, "Basic.Resistor"),
                  {{"R", text(value())}, {"useHeatPort", "true"}, {"alpha", text(0.001 * value())}, {"T_ref", "5"}});
    builder_.part(body, in(kHeat, "Components.HeatCapacitor"),
                  {{"C", text(heat)}, {"T.start", text(value())}, {"T.fixed", "true"}});
    builder_.wire(store + ".p", load + ".p").wire(store + ".n", "ground.p").wire(load + ".heatPort", body + ".port");
    builder_.wire(load + ".n", k > 0 && isLucky(50) ? "store0.p" : "ground.p");
    if (k > 0) {
      const std::string wall = numbered("wall", k);
      builder_.part(wall, in(kHeat, "Components.ThermalConductor"), {{"G", text(value())}});
      builder_.wire(body + ".port", wall + ".port_a").wire(wall + ".port_b", numbered("body", k - 1) + ".port");
    }
    network_.stored.push_back({store + ".v", c / 2, 2});
    network_.stored.push_back({body + ".T", heat, 1});
  }
}

}  // namespace armature::test
