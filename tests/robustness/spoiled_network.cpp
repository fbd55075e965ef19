// One thing wrong in a network that was right: each kind with the code of its message and the part it must name.
#include <algorithm>

#include "network_generator.h"

namespace armature::test {

namespace {

bool isNumber(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789.-") == std::string::npos;
}

std::string partOf(const std::string& connector) {
  return connector.substr(0, connector.find('.'));
}

}  // namespace

void NetworkGenerator::expect(const char* mistake, const char* code, const std::string& part) {
  network_.mistake = mistake;
  network_.code = code;
  network_.part = QString::fromStdString(part);
}

diagram::ComponentItem& NetworkGenerator::anyPart() {
  auto& list = builder_.document.components;
  return list[below(static_cast<uint32_t>(list.size()))];
}

const diagram::ComponentItem* NetworkGenerator::partNamed(const std::string& name) const {
  for (const diagram::ComponentItem& c : builder_.document.components)
    if (c.name == name) return &c;
  return nullptr;
}

bool NetworkGenerator::hasPartOf(const char* package) const {
  return std::any_of(builder_.document.components.begin(), builder_.document.components.end(),
                     [&](const auto& c) { return c.className.find(package) != std::string::npos; });
}

// One wire from a source of a Real signal, if there is one.
const diagram::ConnectionItem* NetworkGenerator::signalWire() {
  std::vector<const diagram::ConnectionItem*> found;
  for (const diagram::ConnectionItem& w : builder_.document.connections) {
    const diagram::ComponentItem* from = partNamed(partOf(w.from));
    if (!from || from->className.find("Blocks.Sources.") == std::string::npos) continue;
    if (from->className.find("Boolean") == std::string::npos) found.push_back(&w);
  }
  return found.empty() ? nullptr : found[below(static_cast<uint32_t>(found.size()))];
}

void NetworkGenerator::spoil() {
  network_.isValid = false;
  network_.stored.clear();
  // Not every mistake can be made in every network.
  for (uint32_t attempt = 0; attempt < 100; ++attempt) {
    const uint32_t kind = below(30);
    const bool isDone = kind < 8    ? spoilPart(kind)
                        : kind < 14 ? spoilWire(kind - 8)
                        : kind < 24 ? spoilStructure(kind - 14)
                                    : spoilRun(kind - 24);
    if (isDone) return;
  }
}

bool NetworkGenerator::spoilPart(uint32_t kind) {
  auto& document = builder_.document;
  diagram::ComponentItem& part = anyPart();
  switch (kind) {
    case 0:
      expect("unknown class", "N002", part.name);
      part.className += "9";
      return true;
    case 1:
      expect("unknown parameter", "N004", part.name);
      part.modifiers.push_back({"noSuchThing", "1"});
      return true;
    case 2:
      expect("unreadable value", "D012", part.name);
      part.modifiers.push_back({"k", "1 +"});
      return true;
    case 3:
      for (diagram::Modifier& m : part.modifiers) {
        if (!isNumber(m.value)) continue;
        expect("value of another type", "T001", part.name);
        m.value = "true";
        return true;
      }
      return false;
    case 4:
      for (diagram::Modifier& m : part.modifiers) {
        if (!isNumber(m.value)) continue;
        expect("value with an unknown name", "N001", part.name);
        m.value = "2*nobody";
        return true;
      }
      return false;
    case 5: {
      expect("two parts of one name", "D011", part.name);
      const diagram::ComponentItem copy = part;
      document.components.push_back(copy);
      return true;
    }
    case 6:
      expect("parameters in a circle", "I002", "circleA");
      builder_.parameter("circleA", "circleB").parameter("circleB", "circleA");
      return true;
    default:
      expect("unknown unit", "D060", "amount");
      builder_.parameter("amount", "1", "Furz");
      return true;
  }
}

bool NetworkGenerator::spoilWire(uint32_t kind) {
  auto& wires = builder_.document.connections;
  if (wires.empty()) return false;
  diagram::ConnectionItem& wire = wires[below(static_cast<uint32_t>(wires.size()))];
  switch (kind) {
    case 0:
      expect("wire to an unknown part", "D013", "nobody");
      wire.to = "nobody.p";
      return true;
    case 1:
      expect("wire to an unknown connector", "N001", partOf(wire.to));
      wire.to = partOf(wire.to) + ".flange_x";
      return true;
    case 2:
      expect("wire from a connector to itself", "D014", partOf(wire.from));
      wire.to = wire.from;
      return true;
    case 3: {
      // A port of heat or a pin, whichever the network has not.
      const bool isHeat = !hasPartOf("Thermal.");
      if (!isHeat && hasPartOf("Electrical.Analog.")) return false;
      expect("connectors of two kinds", "C002", partOf(wire.from));
      const std::string from = wire.from;
      if (isHeat) builder_.part("stranger", in(kHeat, "Sources.FixedTemperature"), {{"T", "300"}});
      if (!isHeat) builder_.part("stranger", in(kAnalog, "Basic.Ground"));
      builder_.wire(from, isHeat ? "stranger.port" : "stranger.p");
      return true;
    }
    case 4: {
      const diagram::ConnectionItem* signal = signalWire();
      if (!signal) return false;
      const std::string input = signal->to;
      expect("input without a signal", "D064", partOf(input));
      std::erase_if(wires, [&](const auto& w) { return w.to == input; });
      return true;
    }
    default: {
      const diagram::ConnectionItem* signal = signalWire();
      if (!signal) return false;
      const std::string input = signal->to;
      expect("two signals at an input", "C005", "second");
      builder_.part("second", in(kBlocks, "Sources.Constant"), {{"k", "1"}}).wire("second.y", input);
      return true;
    }
  }
}

// The mistakes of structure, some in the network itself and some in a piece of their own beside it.
bool NetworkGenerator::spoilStructure(uint32_t kind) {
  auto& document = builder_.document;
  switch (kind) {
    case 0: {
      // Transistors and operational amplifiers hold potentials of their own against the ground.
      // That a circuit floats is not seen through the channel of a field effect transistor.
      for (const char* exception : {"NPN", "PNP", "NMOS", "PMOS", "OpAmp"})
        if (hasPartOf(exception)) return false;
      if (!partNamed("ground")) return false;
      expect("no ground", "S008", "");
      std::erase_if(document.components, [](const auto& c) { return c.name == "ground"; });
      replaceGround();
      return true;
    }
    case 1:
      if (!partNamed("ground") || !partNamed("source")) return false;
      expect("two voltages", "S003", "second");
      builder_.part("second", in(kAnalog, "Sources.ConstantVoltage"), {{"V", "1"}});
      builder_.wire("second.p", "source.p").wire("second.n", "source.n");
      return true;
    case 2:
      expect("two currents in a row", "S003", "currentA");
      builder_.part("currentA", in(kAnalog, "Sources.ConstantCurrent"), {{"I", "1"}});
      builder_.part("currentB", in(kAnalog, "Sources.ConstantCurrent"), {{"I", "2"}});
      builder_.part("earth", in(kAnalog, "Basic.Ground"));
      builder_.wire("currentA.p", "earth.p").wire("currentA.n", "currentB.p").wire("currentB.n", "earth.p");
      return true;
    case 3: {
      const auto shaft = std::find_if(document.components.begin(), document.components.end(), [](const auto& c) {
        return c.className.ends_with("Rotational.Components.Inertia");
      });
      if (shaft == document.components.end()) return false;
      const std::string flange = shaft->name + ".flange_a";
      expect("two fixed points on a shaft", "S003", "fixedA");
      builder_.part("fixedA", in(kRotational, "Components.Fixed")).wire("fixedA.flange", flange);
      builder_.part("fixedB", in(kRotational, "Components.Fixed")).wire("fixedB.flange", flange);
      return true;
    }
    case 4: {
      const auto mass = std::find_if(document.components.begin(), document.components.end(), [](const auto& c) {
        return c.className.ends_with("HeatTransfer.Components.HeatCapacitor");
      });
      if (mass == document.components.end()) return false;
      const std::string port = mass->name + ".port";
      expect("two temperatures at a port", "S003", "hotA");
      builder_.part("hotA", in(kHeat, "Sources.FixedTemperature"), {{"T", "300"}}).wire("hotA.port", port);
      builder_.part("hotB", in(kHeat, "Sources.FixedTemperature"), {{"T", "310"}}).wire("hotB.port", port);
      return true;
    }
    case 5:
      expect("springs that nothing holds", "S008", "loose");
      builder_.part("loose", in(kTranslational, "Components.Spring"), {{"c", "1"}});
      builder_.part("looseToo", in(kTranslational, "Components.Spring"), {{"c", "1"}});
      builder_.wire("loose.flange_b", "looseToo.flange_a");
      return true;
    case 6:
      expect("wall without temperature", "S008", "wallAlone");
      builder_.part("wallAlone", in(kHeat, "Components.ThermalConductor"), {{"G", "1"}});
      return true;
    case 7:
      expect("support that nothing holds", "D062", "floating");
      builder_.part("floating", in(kRotational, "Sources.ConstantTorque"),
                    {{"tau_constant", "1"}, {"useSupport", "true"}});
      return true;
    case 8:
      if (!partNamed("world")) return false;
      expect("frame that nothing holds", "C101", "rodAlone");
      builder_.part("rodAlone", "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {{"r", "{1, 0, 0}"}});
      return true;
    default:
      if (!partNamed("world")) return false;
      expect("two fixed frames joined", "S003", "anchor");
      builder_.part("anchor", "Modelica.Mechanics.MultiBody.Parts.Fixed", {{"r", "{1, 2, 3}"}});
      builder_.part("tie", "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {{"r", "{0, 1, 0}"}});
      builder_.wire("world.frame_b", "tie.frame_a").wire("tie.frame_b", "anchor.frame_b");
      return true;
  }
}

// Networks that are translated and go wrong while they run; and two kinds of which some are right.
bool NetworkGenerator::spoilRun(uint32_t kind) {
  switch (kind) {
    case 0:
      expect("division by zero", "I103", "ratio");
      builder_.part("zero", in(kBlocks, "Sources.Constant"), {{"k", "0"}});
      builder_.part("one", in(kBlocks, "Sources.Constant"), {{"k", "1"}});
      builder_.part("ratio", in(kBlocks, "Math.Division")).wire("one.y", "ratio.u1").wire("zero.y", "ratio.u2");
      return true;
    case 1:
      expect("logic that swings without time", "R121", "turn");
      builder_.part("turn", in(kBlocks, "Logical.Not")).part("turned", in(kBlocks, "Logical.Pre"));
      builder_.wire("turn.y", "turned.u").wire("turned.y", "turn.u");
      return true;
    case 2:
      expect("condition that ends the run", "R150", "guard");
      builder_.part("late", in(kBlocks, "Sources.BooleanStep"), {{"startTime", "0.2"}, {"startValue", "true"}});
      builder_.part("guard", in(kBlocks, "Logical.AssertCondition"), {{"message", "\"too late\""}});
      builder_.wire("late.y", "guard.u");
      return true;
    case 3: {
      expect("value of zero or less", "", "");
      for (diagram::Modifier& m : anyPart().modifiers)
        if (isNumber(m.value)) m.value = isLucky(50) ? "0" : "-1";
      return true;
    }
    case 4:
      if (!builder_.document.declarations.empty()) return false;
      expect("growth without bounds", "R110", "growing");
      builder_.text("Real growing(start = 3, fixed = true);\nequation\n  der(growing) = growing^2;\n");
      return true;
    default: {
      expect("wires mixed up", "", "");
      auto& wires = builder_.document.connections;
      for (uint32_t k = 0; k < 2 && wires.size() > 1; ++k) {
        const uint32_t a = below(static_cast<uint32_t>(wires.size())), b = below(static_cast<uint32_t>(wires.size()));
        std::swap(wires[a].to, wires[b].from);
        if (isLucky(50)) wires.erase(wires.begin() + below(static_cast<uint32_t>(wires.size())));
      }
      return true;
    }
  }
}

// The wires that met at the ground meet at the first of their other ends.
void NetworkGenerator::replaceGround() {
  std::string meeting;
  auto& wires = builder_.document.connections;
  for (diagram::ConnectionItem& w : wires) {
    if (w.to == "ground.p") std::swap(w.from, w.to);
    if (w.from != "ground.p") continue;
    if (meeting.empty()) meeting = w.to;
    w.from = meeting;
  }
  std::erase_if(wires, [](const auto& w) { return w.from == w.to; });
}

}  // namespace armature::test
