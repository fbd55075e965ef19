// Blocks at given inputs: what comes out of each, by its formula.
#include <QtTest>
#include <array>
#include <numbers>

#include "circuit_case.h"

using namespace armature::test;

namespace {

constexpr double kPi = std::numbers::pi, kE = std::numbers::e;

// A block x with what its inputs are.
CircuitCase block(const char* name, const std::string& declaration, const std::string& inputs,
                  std::vector<Expectation> expected, double stopTime = 1) {
  return {name, "Blk." + declaration + "; equation " + inputs, stopTime, std::move(expected)};
}

// A source, or a block whose inputs are within its declaration.
CircuitCase source(const char* name, const std::string& declaration, std::vector<Expectation> expected,
                   double stopTime = 1) {
  return {name, "Blk." + declaration + "; ", stopTime, std::move(expected)};
}

// y of a block with one input of this value.
CircuitCase ofOne(const char* name, const std::string& declaration, double u, double y) {
  const std::string input = "x.u = " + QString::number(u, 'g', 17).toStdString() + "; ";
  return block(name, declaration, input, {{"x.y", 0.5, y}});
}

// y of a block with two inputs, 5 and 2.
CircuitCase ofTwo(const char* name, const std::string& declaration, double y) {
  return block(name, declaration, "x.u1 = 5; x.u2 = 2; ", {{"x.y", 0.5, y}});
}

// y of a gate with true from 0.2 s to 0.6 s and true from 0.4 s to 0.8 s: with none, the first, both, the second.
CircuitCase gate(const char* name, const std::string& declaration, std::array<double, 4> y) {
  return block(name, declaration, "x.u1 = time > 0.2 and time < 0.6; x.u2 = time > 0.4 and time < 0.8; ",
               {{"x.y", 0.1, y[0]}, {"x.y", 0.3, y[1]}, {"x.y", 0.5, y[2]}, {"x.y", 0.7, y[3]}});
}

// The same of a gate with a vector of inputs.
CircuitCase wideGate(const char* name, const std::string& declaration, std::array<double, 4> y) {
  return block(name, declaration, "x.u = {time > 0.2 and time < 0.6, time > 0.4 and time < 0.8}; ",
               {{"x.y", 0.1, y[0]}, {"x.y", 0.3, y[1]}, {"x.y", 0.5, y[2]}, {"x.y", 0.7, y[3]}});
}

// y of a comparison of time with 0.5: before, after.
CircuitCase comparison(const char* name, const std::string& kind, bool hasThreshold, double before, double after) {
  return block(name, "Logical." + kind + (hasThreshold ? "Threshold x(threshold=0.5)" : " x"),
               hasThreshold ? "x.u = time; " : "x.u1 = time; x.u2 = 0.5; ",
               {{"x.y", 0.4, before}, {"x.y", 0.6, after}});
}

std::vector<CircuitCase> functions() {
  return {
      ofOne("abs", "Math.Abs x", -3, 3),
      ofOne("acos", "Math.Acos x", 0.5, kPi / 3),
      ofOne("asin", "Math.Asin x", 0.5, kPi / 6),
      ofOne("atan", "Math.Atan x", 1, kPi / 4),
      ofOne("cos", "Math.Cos x", kPi / 3, 0.5),
      ofOne("cosh", "Math.Cosh x", 1, (kE + 1 / kE) / 2),
      ofOne("exp", "Math.Exp x", 2, kE * kE),
      ofOne("exponentiation", "Math.Exponentiation x(exponent=3)", 2, 8),
      ofOne("gain", "Math.Gain x(k=3)", 2, 6),
      ofOne("log", "Math.Log x", kE * kE, 2),
      ofOne("log10", "Math.Log10 x", 1000, 3),
      ofOne("power", "Math.Power x(base=2)", 5, 32),
      ofOne("power without logarithm", "Math.Power x(base=2, useExp=false)", 5, 32),
      ofOne("sign", "Math.Sign x", -4, -1),
      ofOne("sin", "Math.Sin x", kPi / 6, 0.5),
      ofOne("sinh", "Math.Sinh x", 1, (kE - 1 / kE) / 2),
      ofOne("sqrt", "Math.Sqrt x", 9, 3),
      ofOne("tan", "Math.Tan x", kPi / 4, 1),
      ofOne("tanh", "Math.Tanh x", 1, (kE * kE - 1) / (kE * kE + 1)),
      ofOne("wrapped angle", "Math.WrapAngle x", 4, 4 - 2 * kPi),
      ofOne("wrapped positive angle", "Math.WrapAngle x(positiveRange=true)", -1, 2 * kPi - 1),
      ofTwo("sum of two", "Math.Add x(k1=3, k2=-1)", 13),
      ofTwo("atan2", "Math.Atan2 x", std::atan2(5, 2)),
      ofTwo("quotient", "Math.Division x", 2.5),
      ofTwo("feedback", "Math.Feedback x", 3),
      ofTwo("linear dependency", "Math.LinearDependency x(y0=2, k1=3, k2=4)", 25),
      ofTwo("larger", "Math.Max x", 5),
      ofTwo("smaller", "Math.Min x", 2),
      ofTwo("product", "Math.Product x", 10),
      ofTwo("hypotenuse", "Math.Pythagoras x", std::sqrt(29)),
      ofTwo("other side", "Math.Pythagoras x(u1IsHypotenuse=true)", std::sqrt(21)),
      block("sum of three", "Math.Add3 x(k1=2, k2=3, k3=-1)", "x.u1 = 1; x.u2 = 2; x.u3 = 4; ", {{"x.y", 1, 4}}),
      block("weighted sum", "Math.Sum x(nin=2, k={2, 3})", "x.u = {4, 5}; ", {{"x.y", 1, 23}}),
      block("matrix", "Math.MatrixGain x(K=[1, 2; 3, 4])", "x.u = {5, 6}; ", {{"x.y[1]", 1, 17}, {"x.y[2]", 1, 39}}),
      block("sum of many", "Math.MultiSum x(nu=2, k={2, 3})", "x.u = {4, 5}; ", {{"x.y", 1, 23}}),
      block("product of many", "Math.MultiProduct x(nu=3)", "x.u = {4, 5, 2}; ", {{"x.y", 1, 40}}),
      block("extremes of many", "Math.MinMax x(nu=3)", "x.u = {4, 5, 2}; ", {{"x.yMax", 1, 5}, {"x.yMin", 1, 2}}),
      block("to Cartesian", "Math.PolarToRectangular x", "x.u_abs = 2; x.u_arg = 0.5; ",
            {{"x.y_re", 1, 2 * std::cos(0.5)}, {"x.y_im", 1, 2 * std::sin(0.5)}}),
      block("to polar", "Math.RectangularToPolar x", "x.u_re = 3; x.u_im = 4; ",
            {{"x.y_abs", 1, 5}, {"x.y_arg", 1, std::atan2(4, 3)}}),
      block("extremes in time", "Math.ContinuousSignalExtrema x", "x.u = 3 + 2*sin(7*time); ",
            {{"x.y_max", 0.9, 5}, {"x.y_min", 0.9, 1}}),
      block("switch of many", "Math.MultiSwitch x(nu=2, expr={4, 5}, y_default=6)", "x.u = {time > 0.6, time > 0.3}; ",
            {{"x.y", 0.2, 6}, {"x.y", 0.5, 5}, {"x.y", 0.8, 4}}),
      block("truth to Real", "Math.BooleanToReal x(realTrue=5, realFalse=2)", "x.u = time > 0.5; ",
            {{"x.y", 0.2, 2}, {"x.y", 0.8, 5}}),
      block("truth to Integer", "Math.BooleanToInteger x(integerTrue=5, integerFalse=2)", "x.u = time > 0.5; ",
            {{"x.y", 0.2, 2}, {"x.y", 0.8, 5}}),
      block("Real to truth", "Math.RealToBoolean x(threshold=0.5)", "x.u = time; ", {{"x.y", 0.4, 0}, {"x.y", 0.6, 1}}),
      block("Integer to truth", "Math.IntegerToBoolean x(threshold=2)", "x.u = if time < 0.5 then 1 else 2; ",
            {{"x.y", 0.4, 0}, {"x.y", 0.6, 1}}),
      ofOne("Real to Integer", "Math.RealToInteger x", 2.6, 3),
      block("Integer to Real", "Math.IntegerToReal x", "x.u = 4; ", {{"x.y", 1, 4}})};
}

std::vector<CircuitCase> logic() {
  return {
      gate("and", "Logical.And x", {0, 0, 1, 0}),
      gate("or", "Logical.Or x", {0, 1, 1, 1}),
      gate("xor", "Logical.Xor x", {0, 1, 0, 1}),
      gate("nand", "Logical.Nand x", {1, 1, 0, 1}),
      gate("nor", "Logical.Nor x", {1, 0, 0, 0}),
      wideGate("and of many", "MathBoolean.And x(nu=2)", {0, 0, 1, 0}),
      wideGate("or of many", "MathBoolean.Or x(nu=2)", {0, 1, 1, 1}),
      wideGate("xor of many", "MathBoolean.Xor x(nu=2)", {0, 1, 0, 1}),
      wideGate("nand of many", "MathBoolean.Nand x(nu=2)", {1, 1, 0, 1}),
      wideGate("nor of many", "MathBoolean.Nor x(nu=2)", {1, 0, 0, 0}),
      block("not", "Logical.Not x", "x.u = time > 0.5; ", {{"x.y", 0.2, 1}, {"x.y", 0.8, 0}}),
      block("small not", "MathBoolean.Not x", "x.u = time > 0.5; ", {{"x.y", 0.2, 1}, {"x.y", 0.8, 0}}),
      comparison("greater", "Greater", false, 0, 1),
      comparison("greater or equal", "GreaterEqual", false, 0, 1),
      comparison("less", "Less", false, 1, 0),
      comparison("less or equal", "LessEqual", false, 1, 0),
      comparison("greater than", "Greater", true, 0, 1),
      comparison("at least", "GreaterEqual", true, 0, 1),
      comparison("less than", "Less", true, 1, 0),
      comparison("at most", "LessEqual", true, 1, 0),
      block("switch", "Logical.Switch x", "x.u1 = 4; x.u2 = time > 0.5; x.u3 = 7; ",
            {{"x.y", 0.2, 7}, {"x.y", 0.8, 4}}),
      block("switch of truths", "Logical.LogicalSwitch x", "x.u1 = time > 0.2; x.u2 = time > 0.5; x.u3 = time < 0.3; ",
            {{"x.y", 0.1, 1}, {"x.y", 0.4, 0}, {"x.y", 0.8, 1}}),
      block("hysteresis", "Logical.Hysteresis x(uLow=0.2, uHigh=0.6)", "x.u = if time < 1 then time else 2 - time; ",
            {{"x.y", 0.5, 0}, {"x.y", 0.7, 1}, {"x.y", 1.7, 1}, {"x.y", 1.9, 0}}, 2),
      block("on and off", "Logical.OnOffController x(bandwidth=0.4)",
            "x.reference = 0.5; x.u = if time < 1 then time else 2 - time; ",
            {{"x.y", 0.6, 1}, {"x.y", 0.8, 0}, {"x.y", 1.6, 0}, {"x.y", 1.8, 1}}, 2),
      block("timer", "Logical.Timer x", "x.u = time > 0.3 and time < 0.8; ",
            {{"x.y", 0.2, 0}, {"x.y", 0.7, 0.4}, {"x.y", 0.9, 0}}),
      block("trapezoid", "Logical.TriggeredTrapezoid x(amplitude=2, rising=0.2, falling=0.4, offset=1)",
            "x.u = time > 0.1 and time < 0.5; ",
            {{"x.y", 0.05, 1}, {"x.y", 0.2, 2}, {"x.y", 0.4, 3}, {"x.y", 0.7, 2}, {"x.y", 0.95, 1}}),
      block("flip-flop", "Logical.RSFlipFlop x", "x.S = time > 0.2 and time < 0.3; x.R = time > 0.6 and time < 0.7; ",
            {{"x.Q", 0.1, 0}, {"x.Q", 0.5, 1}, {"x.QI", 0.5, 0}, {"x.Q", 0.9, 0}, {"x.QI", 0.9, 1}}),
      block("delayed truth", "Logical.LogicalDelay x(delayTime=0.2)", "x.u = time > 0.3 and time < 0.6; ",
            {{"x.y1", 0.2, 0},
             {"x.y1", 0.4, 1},
             {"x.y2", 0.4, 0},
             {"x.y2", 0.55, 1},
             {"x.y1", 0.7, 1},
             {"x.y2", 0.7, 0},
             {"x.y1", 0.9, 0}}),
      block("delayed rise", "MathBoolean.OnDelay x(delayTime=0.2)", "x.u = time > 0.3 and time < 0.8; ",
            {{"x.y", 0.4, 0}, {"x.y", 0.6, 1}, {"x.y", 0.9, 0}}),
      block("switch of many truths",
            "MathBoolean.MultiSwitch x(nu=2, expr={true, false}, use_pre_as_default=false, y_default=true)",
            "x.u = {time > 0.6, time > 0.3}; ", {{"x.y", 0.2, 1}, {"x.y", 0.5, 0}, {"x.y", 0.8, 1}}),
      block("switch of many Integers",
            "MathInteger.MultiSwitch x(nu=2, expr={4, 5}, use_pre_as_default=false, y_default=6)",
            "x.u = {time > 0.6, time > 0.3}; ", {{"x.y", 0.2, 6}, {"x.y", 0.5, 5}, {"x.y", 0.8, 4}}),
      block("sum of Integers", "MathInteger.Sum x(nu=2, k={2, 3})", "x.u = {4, 5}; ", {{"x.y", 1, 23}}),
      block("product of Integers", "MathInteger.Product x(nu=3)", "x.u = {4, 5, 2}; ", {{"x.y", 1, 40}}),
      block("sum at triggers", "MathInteger.TriggeredAdd x(y_start=1)",
            "x.u = 3; x.trigger = (time > 0.2 and time < 0.4) or time > 0.6; ",
            {{"x.y", 0.1, 1}, {"x.y", 0.3, 4}, {"x.y", 0.8, 7}})};
}

std::vector<CircuitCase> dynamics() {
  return {
      block("integrator", "Continuous.Integrator x(k=2, y_start=1)", "x.u = time; ", {{"x.y", 1, 2}}),
      block("derivative", "Continuous.Der x", "x.u = time^2; ", {{"x.y", 0.75, 1.5}}),
      block("first order",
            "Continuous.FirstOrder x(k=2, T=0.5, initType=Modelica.Blocks.Types.Init.InitialState, y_start=1)",
            "x.u = 3; ", {{"x.y", 1, 6 - 5 * std::exp(-2.0)}}),
      block("second order", "Continuous.SecondOrder x(k=2, w=3, D=0, initType=Modelica.Blocks.Types.Init.InitialState)",
            "x.u = 1; ", {{"x.y", 1, 2 - 2 * std::cos(3.0)}, {"x.yd", 1, 6 * std::sin(3.0)}}),
      block("PI", "Continuous.PI x(k=2, T=0.5, initType=Modelica.Blocks.Types.Init.InitialState)", "x.u = 1; ",
            {{"x.y", 1, 6}}),
      block("PID", "Continuous.PID x(k=2, Ti=0.5, Td=0.1, Nd=10)", "x.u = 1; ",
            {{"x.y", 1, 2 * (1 + 2 + 10 * std::exp(-100.0))}}),
      block("delayed derivative",
            "Continuous.Derivative x(k=2, T=0.5, initType=Modelica.Blocks.Types.Init.InitialState)", "x.u = 1; ",
            {{"x.y", 1, 4 * std::exp(-2.0)}}),
      block("bounded integrator", "Continuous.LimIntegrator x(k=2, outMax=1.5, y_start=1)", "x.u = 1; ",
            {{"x.y", 0.2, 1.4}, {"x.y", 1, 1.5}}),
      block("state space",
            "Continuous.StateSpace x(A=[0, 1; -4, 0], B=[0; 1], C=[1, 0], D=[3], "
            "initType=Modelica.Blocks.Types.Init.InitialState)",
            "x.u = {1}; ", {{"x.y[1]", 1, (1 - std::cos(2.0)) / 4 + 3}}),
      block("transfer function",
            "Continuous.TransferFunction x(b={2}, a={0.5, 1}, initType=Modelica.Blocks.Types.Init.InitialState)",
            "x.u = 1; ", {{"x.y", 1, 2 - 2 * std::exp(-2.0)}}),
      block("limiter", "Nonlinear.Limiter x(uMax=0.6, uMin=0.3)", "x.u = time; ",
            {{"x.y", 0.1, 0.3}, {"x.y", 0.5, 0.5}, {"x.y", 0.9, 0.6}}),
      block("limiter by signals", "Nonlinear.VariableLimiter x", "x.u = time; x.limit1 = 0.6; x.limit2 = 0.3; ",
            {{"x.y", 0.1, 0.3}, {"x.y", 0.5, 0.5}, {"x.y", 0.9, 0.6}}),
      block("dead zone", "Nonlinear.DeadZone x(uMax=0.6, uMin=0.3)", "x.u = time; ",
            {{"x.y", 0.1, -0.2}, {"x.y", 0.5, 0}, {"x.y", 0.9, 0.3}}),
      block("fixed delay", "Nonlinear.FixedDelay x(delayTime=0.25)", "x.u = 1 + time; ",
            {{"x.y", 0.2, 1}, {"x.y", 0.75, 1.5}}),
      block("delay by a signal", "Nonlinear.VariableDelay x(delayMax=1)", "x.u = 1 + time; x.delayTime = 0.25; ",
            {{"x.y", 0.2, 1}, {"x.y", 0.75, 1.5}}),
      block("delay by a fraction", "Nonlinear.PadeDelay x(delayTime=0.2)", "x.u = time; ",
            {{"x.y", 0.1, -0.1 + 0.2 * std::exp(-1.0)}, {"x.y", 1, 0.8 + 0.2 * std::exp(-10.0)}}),
      block("sampler", "Discrete.Sampler x(samplePeriod=0.25)", "x.u = time; ",
            {{"x.y", 0.6, 0.5}, {"x.y", 0.9, 0.75}}),
      block("zero order hold", "Discrete.ZeroOrderHold x(samplePeriod=0.25)", "x.u = time; ",
            {{"x.y", 0.6, 0.5}, {"x.y", 0.9, 0.75}}),
      block("unit delay", "Discrete.UnitDelay x(samplePeriod=0.25); Blk.Discrete.Sampler s(samplePeriod=0.25)",
            "s.u = time; connect(s.y, x.u); ", {{"x.y", 0.6, 0.25}, {"x.y", 0.9, 0.5}}),
      block("triggered sample", "Discrete.TriggeredSampler x(y_start=7)", "x.u = 2*time; x.trigger = time > 0.4; ",
            {{"x.y", 0.2, 7}, {"x.y", 0.9, 0.8}}),
      block("largest of samples", "Discrete.TriggeredMax x",
            "x.u = -4*time; x.trigger = (time > 0.2 and time < 0.4) or time > 0.6; ",
            {{"x.y", 0.1, 0}, {"x.y", 0.5, 0.8}, {"x.y", 0.9, 2.4}})};
}

std::vector<CircuitCase> sources() {
  return {
      source("constant", "Sources.Constant x(k=3)", {{"x.y", 0.5, 3}}),
      source("clock", "Sources.ContinuousClock x(offset=2, startTime=0.5)", {{"x.y", 0.2, 2}, {"x.y", 1, 2.5}}),
      source("step", "Sources.Step x(height=3, offset=1, startTime=0.5)", {{"x.y", 0.2, 1}, {"x.y", 0.8, 4}}),
      source("ramp", "Sources.Ramp x(height=3, duration=0.5, offset=1, startTime=0.25)",
             {{"x.y", 0.1, 1}, {"x.y", 0.5, 2.5}, {"x.y", 0.9, 4}}),
      source("sine", "Sources.Sine x(amplitude=2, f=0.5, phase=0.3, offset=1, startTime=0.25)",
             {{"x.y", 0.1, 1}, {"x.y", 0.75, 1 + 2 * std::sin(kPi / 2 + 0.3)}}),
      source("cosine", "Sources.Cosine x(amplitude=2, f=0.5, phase=0.3, offset=1, startTime=0.25)",
             {{"x.y", 0.1, 1}, {"x.y", 0.75, 1 + 2 * std::cos(kPi / 2 + 0.3)}}),
      source("fading sine", "Sources.ExpSine x(amplitude=2, f=0.5, phase=0.3, damping=1.5, offset=1, startTime=0.25)",
             {{"x.y", 0.1, 1}, {"x.y", 0.75, 1 + 2 * std::exp(-0.75) * std::sin(kPi / 2 + 0.3)}}),
      source("sinc", "Sources.Sinc x(amplitude=2, f=0.5, offset=1, startTime=0.25)",
             {{"x.y", 0.1, 1}, {"x.y", 0.75, 1 + 2 / (kPi / 2)}}),
      source("rise and fall",
             "Sources.Exponentials x(outMax=2, riseTime=0.5, riseTimeConst=0.2, fallTimeConst=0.4, offset=1)",
             {{"x.y", 0.4, 1 + 2 * (1 - std::exp(-2.0))}, {"x.y", 0.9, 1 + 2 * (1 - std::exp(-2.5)) * std::exp(-1.0)}}),
      source("pulse", "Sources.Pulse x(amplitude=3, width=25, period=0.4, offset=1, startTime=0.1)",
             {{"x.y", 0.05, 1}, {"x.y", 0.15, 4}, {"x.y", 0.3, 1}, {"x.y", 0.55, 4}, {"x.y", 0.7, 1}}),
      source("saw tooth", "Sources.SawTooth x(amplitude=3, period=0.4, offset=1, startTime=0.1)",
             {{"x.y", 0.05, 1}, {"x.y", 0.2, 1.75}, {"x.y", 0.6, 1.75}}),
      source(
          "trapezoids",
          "Sources.Trapezoid x(amplitude=2, rising=0.1, width=0.2, falling=0.1, period=0.5, offset=1, startTime=0.1)",
          {{"x.y", 0.05, 1}, {"x.y", 0.15, 2}, {"x.y", 0.3, 3}, {"x.y", 0.45, 2}, {"x.y", 0.55, 1}, {"x.y", 0.65, 2}}),
      source("fastest motion", "Sources.KinematicPTP x(deltaq={2}, qd_max={2}, qdd_max={4})",
             {{"x.y[1]", 0.25, 4}, {"x.y[1]", 0.75, 0}, {"x.y[1]", 1.25, -4}}, 2),
      source("fastest path", "Sources.KinematicPTP2 x(q_end={2}, qd_max={2}, qdd_max={4})",
             {{"x.q[1]", 0.25, 0.125},
              {"x.qd[1]", 0.75, 2},
              {"x.qdd[1]", 1.25, -4},
              {"x.q[1]", 1.75, 2},
              {"x.qd[1]", 0.25, 1},
              {"x.q[1]", 0.75, 1},
              {"x.q[1]", 1.25, 1.875},
              {"x.moving[1]", 1, 1},
              {"x.moving[1]", 1.75, 0}},
             2),
      source("sweep", "Sources.LogFrequencySweep x(wMin=2, wMax=32, duration=0.5, startTime=0.25)",
             {{"x.y", 0.1, 2}, {"x.y", 0.5, 8}, {"x.y", 0.9, 32}}),
      source("wave of signals",
             "Sources.SineVariableFrequencyAndAmplitude x(useConstantAmplitude=true, constantAmplitude=3, "
             "useConstantFrequency=true, constantFrequency=0.25, offset=1, phi(start=0, fixed=true))",
             {{"x.y", 0.5, 1 + 3 * std::sin(kPi / 4)}}),
      source("cosine of signals",
             "Sources.CosineVariableFrequencyAndAmplitude x(useConstantAmplitude=true, constantAmplitude=3, "
             "useConstantFrequency=true, constantFrequency=0.25, offset=1, phi(start=0, fixed=true))",
             {{"x.y", 0.5, 1 + 3 * std::cos(kPi / 4)}}),
      source("table of times", "Sources.TimeTable x(table=[0, 1; 0.5, 2; 1, 0])",
             {{"x.y", 0.25, 1.5}, {"x.y", 0.75, 1}}),
      source("table of times and columns",
             "Sources.CombiTimeTable x(table=[0, 1, 4; 1, 3, 8], columns=2:3, offset={1})",
             {{"x.y[1]", 0.5, 3}, {"x.y[2]", 0.5, 7}}),
      source("true", "Sources.BooleanConstant x(k=true)", {{"x.y", 0.5, 1}}),
      source("step of a truth", "Sources.BooleanStep x(startTime=0.5, startValue=true)",
             {{"x.y", 0.2, 1}, {"x.y", 0.8, 0}}),
      source("pulse of a truth", "Sources.BooleanPulse x(width=25, period=0.4, startTime=0.1)",
             {{"x.y", 0.05, 0}, {"x.y", 0.15, 1}, {"x.y", 0.3, 0}, {"x.y", 0.55, 1}}),
      source("table of truths", "Sources.BooleanTable x(table={0.2, 0.5}, startValue=false)",
             {{"x.y", 0.1, 0}, {"x.y", 0.3, 1}, {"x.y", 0.8, 0}}),
      source("Integer", "Sources.IntegerConstant x(k=3)", {{"x.y", 0.5, 3}}),
      source("step of an Integer", "Sources.IntegerStep x(height=3, offset=1, startTime=0.5)",
             {{"x.y", 0.2, 1}, {"x.y", 0.8, 4}}),
      source("table of Integers", "Sources.IntegerTable x(table=[0, 2; 0.5, 7])", {{"x.y", 0.2, 2}, {"x.y", 0.8, 7}}),
      source("expressions",
             "Sources.RealExpression x(y=3*time); Blk.Sources.IntegerExpression i(y=4); Blk.Sources.BooleanExpression "
             "b(y=time > 0.5)",
             {{"x.y", 0.5, 1.5}, {"i.y", 0.5, 4}, {"b.y", 0.2, 0}, {"b.y", 0.8, 1}})};
}

// A multiplexer or its reverse with this many signals, each of its own size 1.
CircuitCase multiplexer(const char* name, int count, bool isReverse) {
  const std::string n = std::to_string(count);
  std::string inputs;
  std::vector<Expectation> expected;
  for (int k = 1; k <= count; ++k) {
    const std::string i = std::to_string(k), value = std::to_string(10 + k);
    inputs += isReverse ? "x.u[" + i + "] = " + value + "; " : "x.u" + i + " = {" + value + "}; ";
    expected.push_back({isReverse ? "x.y" + i + "[1]" : "x.y[" + i + "]", 1, 10.0 + k});
  }
  return block(name, std::string("Routing.") + (isReverse ? "DeM" : "M") + "ultiplex" + n + " x", inputs, expected);
}

std::vector<CircuitCase> routes() {
  return {
      multiplexer("two in one", 2, false),
      multiplexer("three in one", 3, false),
      multiplexer("four in one", 4, false),
      multiplexer("five in one", 5, false),
      multiplexer("six in one", 6, false),
      multiplexer("one in two", 2, true),
      multiplexer("one in three", 3, true),
      multiplexer("one in four", 4, true),
      multiplexer("one in five", 5, true),
      multiplexer("one in six", 6, true),
      block("many in one", "Routing.Multiplex x(n=2)", "x.u = {4, 5}; ", {{"x.y[1]", 1, 4}, {"x.y[2]", 1, 5}}),
      block("one in many", "Routing.DeMultiplex x(n=2)", "x.u = {4, 5}; ", {{"x.y[1]", 1, 4}, {"x.y[2]", 1, 5}}),
      block("copies", "Routing.Replicator x(nout=2)", "x.u = 4; ", {{"x.y[1]", 1, 4}, {"x.y[2]", 1, 4}}),
      block("copies of an Integer", "Routing.IntegerReplicator x(nout=2)", "x.u = 4; ",
            {{"x.y[1]", 1, 4}, {"x.y[2]", 1, 4}}),
      block("copies of a truth", "Routing.BooleanReplicator x(nout=2)", "x.u = true; ",
            {{"x.y[1]", 1, 1}, {"x.y[2]", 1, 1}}),
      block("passed through", "Routing.RealPassThrough x", "x.u = 4; ", {{"x.y", 1, 4}}),
      block("Integer passed through", "Routing.IntegerPassThrough x", "x.u = 4; ", {{"x.y", 1, 4}}),
      block("truth passed through", "Routing.BooleanPassThrough x", "x.u = true; ", {{"x.y", 1, 1}}),
      block("selected elements", "Routing.ExtractSignal x(nin=3, nout=2, extract={3, 1})", "x.u = {4, 5, 6}; ",
            {{"x.y[1]", 1, 6}, {"x.y[2]", 1, 4}}),
      block("selected by an index", "Routing.Extractor x(nin=3)", "x.u = {4, 5, 6}; x.index = 2; ", {{"x.y", 1, 5}}),
      block("table of one input", "Tables.CombiTable1Ds x(table=[0, 1, 4; 1, 3, 8])", "x.u = time; ",
            {{"x.y[1]", 0.5, 2}, {"x.y[2]", 0.5, 6}}),
      block("tables of inputs", "Tables.CombiTable1Dv x(table=[0, 1, 4; 1, 3, 8], columns={2, 3})",
            "x.u = {0.5, 0.25}; ", {{"x.y[1]", 0.5, 2}, {"x.y[2]", 0.5, 5}}),
      block("table of two inputs", "Tables.CombiTable2Ds x(table=[0, 0, 1; 0, 1, 2; 1, 3, 6])",
            "x.u1 = 0.5; x.u2 = 0.5; ", {{"x.y", 0.5, 3}}),
      block("tables of two inputs", "Tables.CombiTable2Dv x(n=1, table=[0, 0, 1; 0, 1, 2; 1, 3, 6])",
            "x.u1 = {0.5}; x.u2 = {1}; ", {{"x.y[1]", 0.5, 4}})};
}

// How often y of a block is true anew, by a counter at it: with u true from 0.2 s to 0.3 s and from 0.5 s to 0.6 s.
CircuitCase counted(const char* name, const std::string& declaration, double after25, double after40, double atEnd,
                    const std::string& inputs = "x.u = (time > 0.2 and time < 0.3) or (time > 0.5 and time < 0.6); ") {
  return block(
      name, declaration + "; Blk.MathInteger.TriggeredAdd s", inputs + "s.u = 1; connect(x.y, s.trigger); ",
      {{"x.y", 0.15, 0}, {"x.y", 0.45, 0}, {"s.y", 0.25, after25}, {"s.y", 0.4, after40}, {"s.y", 0.9, atEnd}});
}

std::vector<CircuitCase> edges() {
  return {counted("rising edge", "Logical.Edge x", 1, 1, 2),
          counted("falling edge", "Logical.FallingEdge x", 0, 1, 2),
          counted("either edge", "Logical.Change x", 1, 2, 4),
          counted("small rising edge", "MathBoolean.RisingEdge x", 1, 1, 2),
          counted("small falling edge", "MathBoolean.FallingEdge x", 0, 1, 2),
          counted("small edge", "MathBoolean.ChangingEdge x", 1, 2, 4),
          counted("edge of a truth", "Math.Edge x", 1, 1, 2),
          counted("change of a truth", "Math.BooleanChange x", 1, 2, 4),
          counted("change of an Integer", "Math.IntegerChange x", 1, 1, 2,
                  "x.u = if time < 0.2 then 1 elseif time < 0.5 then 4 else 2; "),
          counted("zero crossing", "Logical.ZeroCrossing x", 1, 1, 2,
                  "x.u = (time - 0.2)*(0.5 - time); x.enable = time > 0.1; "),
          counted("instants", "Sources.SampleTrigger x(period=0.25, startTime=0.1)", 1, 2, 4, ""),
          source("radio button", "Sources.RadioButtonSource x(buttonTimeTable={0.2, 0.9}, reset={time > 0.5})",
                 {{"x.on", 0.1, 0}, {"x.on", 0.3, 1}, {"x.on", 0.7, 0}})};
}

// What looks back over periods of half a second, or over the whole run.
std::vector<CircuitCase> figures() {
  const std::string wave = "x.u = 3*cos(4*Modelica.Constants.pi*time + 0.4) + cos(12*Modelica.Constants.pi*time); ";
  std::vector<CircuitCase> list = {
      block("mean", "Math.Mean x(f=2, y0=7)", "x.u = time; ", {{"x.y", 0.2, 7}, {"x.y", 0.7, 0.25}}),
      block("mean from an integral", "Math.Mean x(f=2, x0=3)", "x.u = time; ", {{"x.y", 0.7, 6.25}}),
      block("mean that is not negative", "Math.Mean x(f=2, yGreaterOrEqualZero=true)", "x.u = -1; ", {{"x.y", 0.7, 0}}),
      block("effective value", "Math.RootMeanSquare x(f=2, y0=7)", "x.u = time; ",
            {{"x.y", 0.2, 7}, {"x.y", 0.7, std::sqrt(0.25 / 3)}}),
      block("rectified mean", "Math.RectifiedMean x(f=2, y0=7)", "x.u = time - 0.25; ",
            {{"x.y", 0.2, 7}, {"x.y", 0.7, 0.125}}),
      block("first harmonic", "Math.Harmonic x(f=2, k=1)", wave,
            {{"x.y_rms", 0.7, 3 / std::sqrt(2)}, {"x.y_arg", 0.7, -0.4}}),
      block("first harmonic, conjugate", "Math.Harmonic x(f=2, k=1, useConjugateComplex=true)", wave,
            {{"x.y_arg", 0.7, 0.4}}),
      block("third harmonic", "Math.Harmonic x(f=2, k=3)", wave,
            {{"x.y_rms", 0.7, 1 / std::sqrt(2)}, {"x.y_arg", 0.7, 0}}),
      block("harmonic of the first period", "Math.Harmonic x(f=2, k=1, y0Cos=3, y0Sin=4)", wave,
            {{"x.y_rms", 0.2, 5}, {"x.y_arg", 0.2, std::atan2(4, 3)}}),
      block("distortion", "Math.TotalHarmonicDistortion x(f=2)", wave,
            {{"x.y", 0.7, 1.0 / 3}, {"x.valid", 0.2, 0}, {"x.valid", 0.7, 1}}),
      block("distortion of the whole", "Math.TotalHarmonicDistortion x(f=2, useFirstHarmonic=false)", wave,
            {{"x.y", 0.7, 1 / std::sqrt(10)}}),
      block("extremes of samples", "Math.SignalExtrema x(Ts=0.1)", "x.u = 1 + 2*sin(2*Modelica.Constants.pi*time); ",
            {{"x.y_max", 0.95, 1 + 2 * std::sin(0.4 * kPi)}, {"x.y_min", 0.95, 1 - 2 * std::sin(0.4 * kPi)}}),
      block("times of extremes", "Math.SignalExtrema x(Ts=0.1)", "x.u = sin(2*Modelica.Constants.pi*time - 0.1); ",
            {{"x.t_max", 0.95, 0.3}, {"x.t_min", 0.95, 0.8}}),
      block("times of turns", "Math.ContinuousSignalExtrema x", "x.u = 3 + 2*sin(7*time); ",
            {{"x.t_max", 0.9, kPi / 14}, {"x.t_min", 0.9, 3 * kPi / 14}}),
      block("variance", "Math.Variance x", "x.u = time; ", {{"x.y", 1, 1.0 / 12}, {"x.y", 0.5, 1.0 / 48}}),
      block("standard deviation", "Math.StandardDeviation x", "x.u = time; ", {{"x.y", 1, 1 / std::sqrt(12)}}),
      block("continuous mean", "Math.ContinuousMean x", "x.u = time; ", {{"x.y", 1, 0.5}, {"x.y", 0.5, 0.25}}),
      block("continuous mean from an instant", "Math.ContinuousMean x(startTime=0.5)", "x.u = time; ",
            {{"x.y", 0.2, 0.2}, {"x.y", 1, 0.75}})};
  for (CircuitCase& one : list) one.tolerance = 1e-4;  // of the short time in which they begin
  return list;
}

std::vector<CircuitCase> filters() {
  const std::string start = "initType=Modelica.Blocks.Types.Init.InitialState",
                    atRest = "init=Modelica.Blocks.Types.Init.InitialState";
  const double w = kPi, half = std::exp(-w / 2);
  const double damped = std::exp(-w / std::sqrt(8)), angle = w / std::sqrt(8);
  const double butterworth = 1 - damped * (std::cos(angle) + std::sin(angle));
  // (Filter counts the corner from 3 dB, the blocks by themselves from half the power.)
  return {
      block("critical damping", "Continuous.CriticalDamping x(n=2, f=0.5, normalized=false, " + start + ")",
            "x.u = 1; ", {{"x.y", 0.5, 1 - half * (1 + w / 2)}}),
      block("critical damping at 3 dB", "Continuous.CriticalDamping x(n=1, f=0.5, " + start + ")", "x.u = 1; ",
            {{"x.y", 0.5, 1 - half}}),
      block("Butterworth", "Continuous.LowpassButterworth x(n=2, f=0.5, " + start + ")", "x.u = 1; ",
            {{"x.y", 0.5, butterworth}}),
      block("Butterworth of odd order", "Continuous.LowpassButterworth x(n=1, f=0.5, " + start + ")", "x.u = 1; ",
            {{"x.y", 0.5, 1 - half}}),
      block("low pass",
            "Continuous.Filter x(order=2, f_cut=0.5, gain=3, analogFilter=Modelica.Blocks.Types.AnalogFilter."
            "Butterworth, filterType=Modelica.Blocks.Types.FilterType.LowPass, " +
                atRest + ")",
            "x.u = 1; ", {{"x.y", 0.5, 3 * butterworth}}),
      block("high pass",
            "Continuous.Filter x(order=1, f_cut=0.5, analogFilter=Modelica.Blocks.Types.AnalogFilter."
            "CriticalDamping, filterType=Modelica.Blocks.Types.FilterType.HighPass, " +
                atRest + ")",
            "x.u = 1; ", {{"x.y", 0.5, std::exp(-w / 2 * std::sqrt(std::pow(10, 0.3) - 1))}}),
      block("first order hold", "Discrete.FirstOrderHold x(samplePeriod=0.25)", "x.u = 1 + 2*time; ",
            {{"x.y", 0.6, 1.7}, {"x.y", 0.9, 2.3}}),
      block("sampled state space", "Discrete.StateSpace x(samplePeriod=0.25, A=[0.5], B=[2], C=[3], D=[4])",
            "x.u = {1}; ", {{"x.y[1]", 0.1, 4}, {"x.y[1]", 0.3, 10}, {"x.y[1]", 0.6, 13}}),
      block("sampled transfer function", "Discrete.TransferFunction x(samplePeriod=0.25, b={2}, a={1, -0.5})",
            "x.u = 1; ", {{"x.y", 0.1, 0}, {"x.y", 0.3, 2}, {"x.y", 0.6, 3}, {"x.y", 0.9, 3.5}}),
      block("transfer function with a part at once",
            "Discrete.TransferFunction x(samplePeriod=0.25, b={3, 2}, a={2, -1, 0.5})", "x.u = 1; ",
            {{"x.y", 0.1, 0}, {"x.y", 0.3, 1.5}, {"x.y", 0.6, 3.25}}),
      block("integrator that is set", "Continuous.Integrator x(k=2, y_start=1, use_reset=true, use_set=true)",
            "x.u = 1; x.reset = time > 0.5; x.set = 5; ", {{"x.y", 0.4, 1.8}, {"x.y", 1, 6}}),
      block("bounded integrator that is set",
            "Continuous.LimIntegrator x(k=2, outMax=9, y_start=1, use_reset=true, use_set=true)",
            "x.u = 1; x.reset = time > 0.5; x.set = 5; ", {{"x.y", 0.4, 1.8}, {"x.y", 1, 6}}),
      block("lower bound of an integrator", "Continuous.LimIntegrator x(k=2, outMax=9, outMin=-1, y_start=0)",
            "x.u = -1; ", {{"x.y", 0.2, -0.4}, {"x.y", 1, -1}}),
      block("controller P", "Continuous.LimPID x(controllerType=Modelica.Blocks.Types.SimpleController.P, k=2, yMax=5)",
            "x.u_s = 1; x.u_m = 0.4; ", {{"x.y", 1, 1.2}}),
      block("controller at its bound",
            "Continuous.LimPID x(controllerType=Modelica.Blocks.Types.SimpleController.P, k=2, yMax=1)",
            "x.u_s = 1; x.u_m = 0.4; ", {{"x.y", 1, 1}}),
      block("controller PI",
            "Continuous.LimPID x(controllerType=Modelica.Blocks.Types.SimpleController.PI, k=2, Ti=0.5, yMax=50, " +
                start + ")",
            "x.u_s = 1; x.u_m = 0.4; ", {{"x.y", 1, 3.6}}),
      {"slew rate",
       "Blk.Nonlinear.SlewRateLimiter x(Rising=2, Falling=-1, Td=1e-6); equation x.u = if time < 0.2 or time > "
       "0.6 then 0 else 1; ",
       1,
       {{"x.y", 0.1, 0}, {"x.y", 0.5, 0.6}, {"x.y", 0.9, 0.5}},
       1e-4},
      block("events of absolute value and sign", "Math.Abs x(generateEvent=true); Blk.Math.Sign s(generateEvent=true)",
            "x.u = time - 0.5; s.u = time - 0.5; ",
            {{"x.y", 0.2, 0.3}, {"x.y", 0.9, 0.4}, {"s.y", 0.2, -1}, {"s.y", 0.9, 1}}),
      block("strict limiters",
            "Nonlinear.Limiter x(uMax=0.6, uMin=0.3, strict=true); Blk.Nonlinear.VariableLimiter v(strict=true)",
            "x.u = time; v.u = time; v.limit1 = 0.6; v.limit2 = 0.3; ",
            {{"x.y", 0.1, 0.3},
             {"x.y", 0.5, 0.5},
             {"x.y", 0.9, 0.6},
             {"v.y", 0.1, 0.3},
             {"v.y", 0.5, 0.5},
             {"v.y", 0.9, 0.6}}),
      block("no triangle", "Math.Pythagoras x(u1IsHypotenuse=true)", "x.u1 = 1; x.u2 = 2*time; ",
            {{"x.valid", 0.2, 1}, {"x.valid", 0.8, 0}, {"x.y", 0.3, 0.8}, {"x.y", 0.8, 0}}),
      block("constraints of an inverse", "Math.InverseBlockConstraints x", "x.u1 = time; x.y2 = 3*time; ",
            {{"x.u2", 1, 1}, {"x.y1", 1, 3}})};
}

const std::vector<CircuitCase>& cases() {
  static const std::vector<CircuitCase> all = [] {
    std::vector<CircuitCase> list;
    for (const auto& rows : {functions(), logic(), edges(), figures(), dynamics(), filters(), sources(), routes()})
      list.insert(list.end(), rows.begin(), rows.end());
    return list;
  }();
  return all;
}

}  // namespace

class BlocksTest : public QObject {
  Q_OBJECT
 private slots:
  void closedForms_data() { addRows(cases()); }
  void closedForms() { verifyRow(cases()); }
};

QTEST_GUILESS_MAIN(BlocksTest)
#include "blocks_test.moc"
