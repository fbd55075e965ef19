// Sampled signals, control loops with hysteresis, registers of digital electronics and state machines.
#include "network_generator.h"

namespace armature::test {

namespace {

constexpr const char* kDigital = "Modelica.Electrical.Digital.";

// A step and a transition of a state graph, joined by Boolean signals: a step is active from the firing of what leads
// to it to the firing of what leads away, and a transition fires some time after its step became active.
constexpr const char* kStep = R"(model GraphStep "Step of a state graph"
  parameter Boolean isFirst = false "Active at the beginning";
  input Boolean enter "What leads here fires";
  input Boolean leave "What leads away fires";
  output Boolean active(start = isFirst, fixed = true) "The step is active";
equation
  active = pre(active) and not pre(leave) or pre(enter);
end GraphStep;)";
constexpr const char* kTransition = R"(model GraphTransition "Transition of a state graph"
  parameter Real wait = 0.1 "Time from the activation of its step to its firing";
  input Boolean enabled "Its step is active";
  output Boolean fire(start = false, fixed = true) "Fires";
protected
  discrete Real since(start = 0, fixed = true) "When its step became active";
equation
  when enabled then
    since = time;
  end when;
  fire = enabled and not pre(fire) and time >= since + wait;
end GraphTransition;)";

}  // namespace

// Signals sampled, held, delayed and filtered in discrete time, counted and compared.
void CoupledGenerator::sampledSignals() {
  static const char* const kClasses[] = {"Discrete.Sampler",
                                         "Discrete.ZeroOrderHold",
                                         "Discrete.FirstOrderHold",
                                         "Discrete.UnitDelay",
                                         "Discrete.TransferFunction",
                                         "Nonlinear.FixedDelay",
                                         "Nonlinear.DeadZone",
                                         "Nonlinear.SlewRateLimiter",
                                         "Continuous.SecondOrder",
                                         "Continuous.TransferFunction",
                                         "Continuous.Derivative",
                                         "Math.Abs",
                                         "Math.Sin",
                                         "Math.Tanh",
                                         "Tables.CombiTable1Ds",
                                         "Math.Mean"};
  const uint32_t n = 2 + below(10);
  std::vector<std::string> outputs;
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("block", k);
    const auto any = [&] { return outputs[below(static_cast<uint32_t>(outputs.size()))]; };
    if (k < 2) {
      builder_.part(name, in(kBlocks, k == 0 ? "Sources.Sine" : "Sources.Trapezoid"),
                    {{"amplitude", text(value())},
                     {k == 0 ? "f" : "period", text(k == 0 ? value() : 0.5)},
                     {"startTime", text(0.01 * value())}});
      outputs.push_back(name + ".y");
      continue;
    }
    if (isLucky(20)) {
      builder_.part(name, in(kBlocks, isLucky(50) ? "Math.Product" : "Math.Max"));
      builder_.wire(any(), name + ".u1").wire(any(), name + ".u2");
      outputs.push_back(name + ".y");
      continue;
    }
    if (isLucky(20)) {
      const std::string switched = numbered("switch", k);
      builder_.part(name, in(kBlocks, "Logical.Hysteresis"),
                    {{"uLow", text(-0.1 * value())}, {"uHigh", text(value())}});
      builder_.part(switched, in(kBlocks, "Logical.Switch"));
      builder_.wire(any(), name + ".u").wire(name + ".y", switched + ".u2");
      builder_.wire(any(), switched + ".u1").wire(any(), switched + ".u3");
      outputs.push_back(switched + ".y");
      continue;
    }
    const uint32_t kind = below(16);
    std::vector<diagram::Modifier> modifiers;
    if (kind < 5) modifiers = {{"samplePeriod", text(0.01 * value())}};
    if (kind == 4) modifiers.insert(modifiers.end(), {{"b", "{0.5, 0.1}"}, {"a", "{1, -0.3, 0.2}"}});
    if (kind == 5) modifiers = {{"delayTime", text(0.01 * value())}};
    if (kind == 6) modifiers = {{"uMax", text(0.1 * value())}};
    if (kind == 7) modifiers = {{"Rising", text(value())}};
    if (kind == 8) modifiers = {{"w", text(value())}, {"D", text(0.1 * value())}};
    if (kind == 9) modifiers = {{"b", "{1, " + text(value()) + "}"}, {"a", "{1, " + text(value()) + ", 2}"}};
    if (kind == 10) modifiers = {{"T", text(0.1 * value())}};
    if (kind == 14) modifiers = {{"table", "[-5, 1; 0, 0; 5, 2]"}};
    if (kind == 15) modifiers = {{"f", text(value())}};
    builder_.part(name, in(kBlocks, kClasses[kind]), modifiers);
    builder_.wire(any(), name + ".u");
    outputs.push_back(kind == 14 ? name + ".y[1]" : name + ".y");
  }
}

// A room that a two-point controller heats, and a shaft whose speed a PI or PID controller keeps.
void CoupledGenerator::controlLoop() {
  if (isLucky(50)) {
    builder_.part("room", in(kHeat, "Components.HeatCapacitor"),
                  {{"C", text(value())}, {"T.start", "290"}, {"T.fixed", "true"}});
    builder_.part("wall", in(kHeat, "Components.ThermalConductor"), {{"G", text(value())}});
    builder_.part("outside", in(kHeat, "Sources.FixedTemperature"), {{"T", text(280 + value())}});
    builder_.part("sensor", in(kHeat, "Sensors.TemperatureSensor"));
    builder_.part("goal", in(kBlocks, "Sources.Constant"), {{"k", "293"}});
    builder_.part("control", in(kBlocks, "Logical.OnOffController"), {{"bandwidth", text(0.2 * value())}});
    builder_.part("power", in(kBlocks, "Math.BooleanToReal"), {{"realTrue", text(100 * value())}});
    builder_.part("heater", in(kHeat, "Sources.PrescribedHeatFlow"));
    builder_.wire("room.port", "wall.port_a").wire("wall.port_b", "outside.port").wire("room.port", "sensor.port");
    builder_.wire("sensor.T", "control.u").wire("goal.y", "control.reference").wire("control.y", "power.u");
    builder_.wire("power.y", "heater.Q_flow").wire("heater.port", "room.port");
    return;
  }
  builder_.part("goal", in(kBlocks, "Sources.Step"), {{"height", text(value())}, {"startTime", "0.1"}});
  builder_.part("torque", in(kRotational, "Sources.Torque"));
  builder_.part("rotor", in(kRotational, "Components.Inertia"),
                {{"J", text(value())}, {"phi.fixed", "true"}, {"w.fixed", "true"}});
  builder_.part("shaft", in(kRotational, "Components.SpringDamper"),
                {{"c", text(100 * value())}, {"d", text(value())}});
  builder_.part("load", in(kRotational, "Components.Inertia"),
                {{"J", text(value())}, {"phi.fixed", "true"}, {"w.fixed", "true"}});
  builder_.part("sensor", in(kRotational, "Sensors.SpeedSensor"));
  builder_.wire("torque.flange", "rotor.flange_a").wire("rotor.flange_b", "shaft.flange_a");
  builder_.wire("shaft.flange_b", "load.flange_a").wire("rotor.flange_b", "sensor.flange");
  if (isLucky(50)) {
    builder_.part("control", in(kBlocks, "Continuous.LimPID"),
                  {{"k", text(value())}, {"Ti", text(0.1 * value())}, {"Td", "0.01"}, {"yMax", text(5 * value())}});
    builder_.wire("goal.y", "control.u_s").wire("sensor.w", "control.u_m").wire("control.y", "torque.tau");
    return;
  }
  builder_.part("difference", in(kBlocks, "Math.Feedback"));
  builder_.part("control", in(kBlocks, "Continuous.PI"), {{"k", text(value())}, {"T", text(0.1 * value())}});
  builder_.wire("goal.y", "difference.u1").wire("sensor.w", "difference.u2").wire("difference.y", "control.u");
  builder_.wire("control.y", "torque.tau");
}

// Flip-flops, latches, multiplexers and tristate switches behind clocks, and converters at their end.
void CoupledGenerator::registers() {
  const uint32_t n = 4 + below(8);
  std::vector<std::string> outputs;
  const auto any = [&] { return outputs[below(static_cast<uint32_t>(outputs.size()))]; };
  for (uint32_t k = 0; k < 3; ++k) {
    const std::string name = numbered("clock", k);
    builder_.part(name, in(kDigital, "Sources.DigitalClock"),
                  {{"period", text(0.02 * value())}, {"startTime", text(0.01 * value())}});
    outputs.push_back(name + ".y");
  }
  for (uint32_t k = 0; k < n; ++k) {
    const std::string name = numbered("part", k);
    const uint32_t kind = below(6);
    const std::vector<diagram::Modifier> delays{{"tLH", "0.002"}, {"tHL", "0.003"}};
    if (kind == 0) {
      builder_.part(name, in(kDigital, "Registers.DFFREG"), delays);
      builder_.wire("clock0.y", name + ".clock").wire(any(), name + ".reset").wire(any(), name + ".dataIn[1]");
      outputs.push_back(name + ".dataOut[1]");
    } else if (kind == 1) {
      builder_.part(name, in(kDigital, "Registers.DLATREG"), delays);
      builder_.wire(any(), name + ".enable").wire(any(), name + ".reset").wire(any(), name + ".dataIn[1]");
      outputs.push_back(name + ".dataOut[1]");
    } else if (kind == 2) {
      builder_.part(name, in(kDigital, "Multiplexers.MUX2x1"), delays);
      builder_.wire(any(), name + ".in0").wire(any(), name + ".in1").wire(any(), name + ".sel");
      outputs.push_back(name + ".out");
    } else if (kind == 3) {
      static const char* const kSwitches[] = {"NXFERGATE", "PXFERGATE", "BUF3S", "INV3S"};
      const std::string other = name + "b", node = name + "n";
      for (const std::string& each : {name, other}) {
        builder_.part(each, in(kDigital, "Tristates.") + kSwitches[below(4)], delays);
        builder_.wire(any(), each + ".x").wire(any(), each + ".enable");
      }
      builder_.part(node, in(kDigital, "Tristates.WiredX"), {{"n", "2"}});
      builder_.wire(name + ".y", node + ".x[1]").wire(other + ".y", node + ".x[2]");
      outputs.push_back(node + ".y");
    } else if (kind == 4) {
      builder_.part(name, in(kDigital, isLucky(50) ? "Delay.TransportDelay" : "Delay.InertialDelay"),
                    {{"delayTime", text(0.001 * value())}});
      builder_.wire(any(), name + ".x");
      outputs.push_back(name + ".y");
    } else {
      builder_.part(name, in(kDigital, "Converters.LogicToReal"), {{"n", "1"}});
      builder_.wire(any(), name + ".x[1]");
    }
  }
}

// Steps in a ring with transitions between them, and a branch; one step is active at any time.
void CoupledGenerator::stateMachine() {
  builder_.document.classes = {kStep, kTransition};
  const uint32_t n = 2 + below(4);
  std::string equations = "equation\n";
  for (uint32_t k = 0; k < n; ++k) {
    const std::string step = numbered("step", k), way = numbered("way", k), before = numbered("way", (k + n - 1) % n);
    builder_.part(step, "GraphStep", {{"isFirst", k == 0 ? "true" : "false"}});
    builder_.part(way, "GraphTransition", {{"wait", text(0.02 * value())}});
    equations += "  " + step + ".enter = " + before + ".fire;\n  " + step + ".leave = " + way + ".fire;\n  " + way +
                 ".enabled = " + step + ".active;\n";
  }
  // What is done depends on the step: a tank that is filled and emptied.
  equations += "  der(level) = if step0.active then 1 else -level;\n";
  builder_.text("Real level(start = 0, fixed = true);\n" + equations);
}

}  // namespace armature::test
