#include "random_network.h"

#include "network_generator.h"

namespace armature::test {

namespace {

class Generator : public CoupledGenerator {
 public:
  using CoupledGenerator::CoupledGenerator;

  RandomNetwork make(bool isValid) {
    const uint32_t kind = below(kSimpleKinds + kKinds);
    if (kind == 0) mechanics(kRotational);
    if (kind == 1) mechanics(kTranslational);
    if (kind == 2) circuit();
    if (kind == 3) oscillator();
    if (kind == 4) heat();
    if (kind == 5) blocks();
    if (kind >= kSimpleKinds) coupled(kind - kSimpleKinds);
    if (!isValid) spoil();
    network_.document = builder_.document;
    network_.document.experiment.stopTime = 0.5;
    network_.document.experiment.tolerance = network_.stored.empty() ? 1e-6 : 1e-9;
    return network_;
  }

 private:
  static constexpr uint32_t kSimpleKinds = 6;

  // Nodes are masses or fixed points, edges are compliant parts; so no two masses move as one.
  void mechanics(const char* package) {
    const bool isRotational = package == kRotational;
    const std::string position = isRotational ? "phi" : "s", speed = isRotational ? "w" : "v";
    const std::string offset = isRotational ? "phi_rel0" : "s_rel0", inertia = isRotational ? "J" : "m";
    const bool isConservative = isLucky(40);
    const uint32_t n = 2 + below(8);
    std::vector<bool> isMass(n);
    std::vector<std::string> ends(n);
    for (uint32_t k = 0; k < n; ++k) {
      const std::string name = numbered("node", k);
      isMass[k] = k == 0 || isLucky(80);
      if (!isMass[k]) {
        builder_.part(name, package + std::string("Components.Fixed"));
        ends[k] = name + ".flange";
        continue;
      }
      const double m = value();
      builder_.part(name, package + std::string(isRotational ? "Components.Inertia" : "Components.Mass"),
                    {{inertia, text(m)},
                     {position + ".start", text(value() - 5)},
                     {position + ".fixed", "true"},
                     {speed + ".start", text(value() - 5)},
                     {speed + ".fixed", "true"}});
      ends[k] = name + (isLucky(50) ? ".flange_a" : ".flange_b");
      network_.stored.push_back({name + "." + speed, m / 2, 2});
    }
    edges(n, below(4), [&](uint32_t a, uint32_t b) {
      const std::string name = numbered("link", links_++);
      const double c = value(), d = value();
      const uint32_t kind = isConservative ? 0 : below(3);
      static const char* const kClasses[] = {"Components.Spring", "Components.Damper", "Components.SpringDamper"};
      std::vector<diagram::Modifier> modifiers;
      if (kind != 1) modifiers = {{"c", text(c)}};
      if (kind != 0) modifiers.push_back({"d", text(d)});
      builder_.part(name, package + std::string(kClasses[kind]), modifiers);
      builder_.wire(ends[a], name + ".flange_a").wire(name + ".flange_b", ends[b]);
      network_.stored.push_back({name + "." + (isRotational ? "phi_rel" : "s_rel"), c / 2, 2});
    });
    if (isConservative) return;
    network_.stored.clear();
    builder_.part("force", package + std::string(isRotational ? "Sources.Torque" : "Sources.Force"));
    builder_.part("signal", in("Sources.Sine"), {{"amplitude", text(value())}, {"f", text(value())}});
    builder_.wire("signal.y", isRotational ? "force.tau" : "force.f").wire("force.flange", ends[0]);
  }

  using NetworkGenerator::in;
  static std::string in(const char* name) { return kBlocks + std::string(name); }

  // A tree of resistors reaches every node from the ground, capacitors go to the ground only: no loop of capacitors and
  // no cut of inductors.
  void circuit() {
    const uint32_t n = 2 + below(8);
    std::vector<std::string> ends(n);
    builder_.part("ground", in(kAnalog, "Basic.Ground"));
    ends[0] = "ground.p";
    const auto connect = [&](const std::string& name, uint32_t a, uint32_t b) {
      if (!ends[a].empty()) builder_.wire(ends[a], name + ".p");
      if (ends[a].empty()) ends[a] = name + ".p";
      if (!ends[b].empty()) builder_.wire(ends[b], name + ".n");
      if (ends[b].empty()) ends[b] = name + ".n";
    };
    uint32_t made = 0;
    edges(n, 1 + below(5), [&](uint32_t a, uint32_t b) {
      const std::string name = numbered("link", links_++);
      const bool isCoil = ++made >= n && isLucky(50);
      if (isCoil)
        builder_.part(name, in(kAnalog, "Basic.Inductor"), {{"L", text(value())}, {"i.fixed", "true"}});
      else
        builder_.part(name, in(kAnalog, "Basic.Resistor"), {{"R", text(value())}});
      connect(name, a, b);
    });
    for (uint32_t k = 2; k < n; ++k) {
      if (!isLucky(40)) continue;
      const std::string name = numbered("store", k);
      builder_.part(name, in(kAnalog, "Basic.Capacitor"),
                    {{"C", text(value())}, {"v.start", text(value())}, {"v.fixed", "true"}});
      connect(name, k, 0);
    }
    builder_.part("source", in(kAnalog, "Sources.SineVoltage"), {{"V", text(value())}, {"f", text(value())}});
    connect("source", 1, 0);
    if (isLucky(30) && n > 2) {
      builder_.part("diode", in(kAnalog, "Ideal.IdealDiode"), {{"Vknee", "0"}});
      connect("diode", 1, n - 1);
    }
  }

  // Coils between charged nodes: the energy swings to and fro.
  void oscillator() {
    const uint32_t n = 1 + below(6);
    builder_.part("ground", in(kAnalog, "Basic.Ground"));
    std::vector<std::string> ends{"ground.p"};
    for (uint32_t k = 1; k <= n; ++k) {
      const std::string name = numbered("store", k);
      const double c = value();
      builder_.part(name, in(kAnalog, "Basic.Capacitor"),
                    {{"C", text(c)}, {"v.start", text(value())}, {"v.fixed", "true"}});
      builder_.wire(name + ".n", "ground.p");
      ends.push_back(name + ".p");
      network_.stored.push_back({name + ".v", c / 2, 2});
    }
    edges(n + 1, below(3), [&](uint32_t a, uint32_t b) {
      const std::string name = numbered("link", links_++);
      const double l = value();
      builder_.part(name, in(kAnalog, "Basic.Inductor"), {{"L", text(l)}, {"i.fixed", "true"}});
      builder_.wire(ends[a], name + ".p").wire(name + ".n", ends[b]);
      network_.stored.push_back({name + ".i", l / 2, 2});
    });
  }

  void heat() {
    const bool isClosed = isLucky(50);
    const uint32_t n = 2 + below(8);
    std::vector<std::string> ends(n);
    for (uint32_t k = 0; k < n; ++k) {
      const std::string name = numbered("node", k);
      ends[k] = name + ".port";
      if (!isClosed && k > 0 && isLucky(30)) {
        builder_.part(name, in(kHeat, "Sources.FixedTemperature"), {{"T", text(280 + value())}});
        continue;
      }
      const double c = value();
      builder_.part(name, in(kHeat, "Components.HeatCapacitor"),
                    {{"C", text(c)}, {"T.start", text(290 + value())}, {"T.fixed", "true"}});
      network_.stored.push_back({name + ".T", c, 1});
    }
    edges(n, below(4), [&](uint32_t a, uint32_t b) {
      const std::string name = numbered("link", links_++);
      builder_.part(name, in(kHeat, "Components.ThermalConductor"), {{"G", text(value())}});
      builder_.wire(ends[a], name + ".port_a").wire(name + ".port_b", ends[b]);
    });
    if (!isClosed) network_.stored.clear();
  }

  void blocks() {
    const uint32_t n = 2 + below(10);
    std::vector<std::string> outputs;
    for (uint32_t k = 0; k < n; ++k) {
      const std::string name = numbered("block", k);
      const auto any = [&] { return outputs[below(static_cast<uint32_t>(outputs.size()))]; };
      const uint32_t kind = k < 2 ? k : below(8);
      if (kind == 0) builder_.part(name, in("Sources.Sine"), {{"amplitude", text(value())}, {"f", text(value())}});
      if (kind == 1) builder_.part(name, in("Sources.Step"), {{"height", text(value())}, {"startTime", "0.2"}});
      if (kind == 2) builder_.part(name, in("Math.Gain"), {{"k", text(value())}});
      if (kind == 3) builder_.part(name, in("Continuous.Integrator"), {{"k", text(value())}});
      if (kind == 4) builder_.part(name, in("Continuous.FirstOrder"), {{"T", text(value())}});
      if (kind == 5) builder_.part(name, in("Nonlinear.Limiter"), {{"uMax", text(value())}});
      if (kind == 6) builder_.part(name, in("Math.Add"));
      if (kind == 7) builder_.part(name, in("Math.Feedback"));
      if (kind >= 2 && kind <= 5) builder_.wire(any(), name + ".u");
      if (kind >= 6) builder_.wire(any(), name + ".u1").wire(any(), name + ".u2");
      outputs.push_back(name + ".y");
    }
  }
};

}  // namespace

RandomNetwork randomNetwork(std::mt19937& random, const std::string& name, bool isValid) {
  return Generator(random, name).make(isValid);
}

}  // namespace armature::test
