#include "bad_diagrams.h"

#include <QtGlobal>

#include "diagram_builder.h"
#include "engine/facade/session.h"

namespace armature::test {

diagram::Document first() {
  const auto loaded = loadDiagram(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json");
  return loaded ? *loaded : diagram::Document();
}

namespace {

diagram::ComponentItem& partOf(diagram::Document& document, const std::string& name) {
  for (diagram::ComponentItem& c : document.components)
    if (c.name == name) return c;
  qFatal("the example has changed");
}

// The drive train with one change.
std::function<diagram::Document()> changed(const std::function<void(diagram::Document&)>& change) {
  return [change] {
    diagram::Document document = first();
    change(document);
    return document;
  };
}

std::function<diagram::Document()> without(const std::string& end) {
  return changed([end](diagram::Document& d) {
    std::erase_if(d.connections, [&](const diagram::ConnectionItem& c) { return c.from == end || c.to == end; });
  });
}

std::function<diagram::Document()> built(const DiagramBuilder& builder) {
  return [document = builder.document] { return document; };
}

std::string in(const char* package, const char* name) {
  return std::string(package) + name;
}

DiagramBuilder circuit() {
  DiagramBuilder b("Circuit");
  b.part("V1", in(kAnalog, "Sources.SineVoltage"), {{"V", "1"}, {"f", "1"}});
  b.part("R1", in(kAnalog, "Basic.Resistor"), {{"R", "1"}}).part("L1", in(kAnalog, "Basic.Inductor"), {{"L", "1"}});
  return b.wire("V1.p", "R1.p").wire("R1.n", "L1.p").wire("L1.n", "V1.n");
}

DiagramBuilder twoSpeeds() {
  DiagramBuilder b("TwoSpeeds");
  b.part("k1", in(kBlocks, "Sources.Constant"), {{"k", "1"}}).part("k2", in(kBlocks, "Sources.Constant"), {{"k", "2"}});
  b.part("speedA", in(kRotational, "Sources.Speed"), {{"exact", "true"}});
  b.part("speedB", in(kRotational, "Sources.Speed"), {{"exact", "true"}});
  b.part("shaft", in(kRotational, "Components.Inertia"), {{"J", "1"}});
  b.wire("k1.y", "speedA.w_ref").wire("k2.y", "speedB.w_ref");
  return b.wire("speedA.flange", "shaft.flange_a").wire("shaft.flange_b", "speedB.flange");
}

std::vector<Row> mistakesInParts() {
  return {
      {"unknown class",
       changed([](auto& d) { partOf(d, "idealGear").className = "Modelica.Mechanics.Rotational.Components.Gaer"; }),
       kModelError,
       "N002",
       {"Components.Gaer"},
       {"idealGear"}},
      {"unknown parameter",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"JJ", "2"}};
       }),
       kModelError,
       "N004",
       {"JJ", "did you mean J"},
       {"inertia1"}},
      {"unreadable value",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "2*("}};
       }),
       kModelError,
       "D012",
       {"'J'", "'inertia1'"},
       {"inertia1"}},
      {"unknown name in a value",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "2*Jmoter"}};
       }),
       kModelError,
       "N001",
       {"Jmoter", "did you mean Jmotor"},
       {"inertia1"}},
      {"value of another type",
       changed([](auto& d) {
         partOf(d, "inertia1").modifiers = {{"J", "true"}};
       }),
       kModelError,
       "T001",
       {"inertia1.J", "Boolean"},
       {"inertia1"}},
      {"wrong unit",
       changed([](auto& d) { d.parameters.at(2).unit = "kg"; }),
       kModelError,
       "D061",
       {"inertia1.J", "kg.m2"},
       {"inertia1"}},
      {"unknown unit",
       changed([](auto& d) { d.parameters.at(0).unit = "Furz"; }),
       kModelError,
       "D060",
       {"amplitude", "Furz"},
       {"amplitude"}},
      {"two parts of one name",
       changed([](auto& d) { d.components.push_back(d.components.front()); }),
       kModelError,
       "D011",
       {"sine"},
       {"sine"}},
      {"name that is none",
       built(DiagramBuilder("Names").part("a b", in(kRotational, "Components.Fixed"))),
       kModelError,
       "D010",
       {"a b"},
       {}},
      {"parameters in a circle",
       built(DiagramBuilder("Circle").parameter("a", "b").parameter("b", "a").text("Real x = a;")),
       kModelError,
       "I002",
       {"a, b", "circle"},
       {}},
  };
}

std::vector<Row> mistakesInWires() {
  return {
      {"name that is none, with wires",
       changed([](auto& d) { partOf(d, "inertia1").name = "a b"; }),
       kModelError,
       "D010",
       {"a b"},
       {}},
      {"wire to an unknown part",
       changed([](auto& d) { d.connections.at(1).to = "inertia9.flange_a"; }),
       kModelError,
       "D013",
       {"inertia9", "no part"},
       {"torque.flange"}},
      {"wire to an unknown connector",
       changed([](auto& d) { d.connections.at(1).to = "inertia1.flange_x"; }),
       kModelError,
       "N001",
       {"flange_x", "inertia1", "did you mean flange_a"},
       {}},
      {"signal on a flange",
       changed([](auto& d) { d.connections.at(0).to = "inertia1.flange_a"; }),
       kModelError,
       "C002",
       {"sine.y", "inertia1.flange_a", "do not fit"},
       {}},
      {"wire from a connector to itself",
       changed([](auto& d) { d.connections.at(1).to = d.connections.at(1).from; }),
       kModelError,
       "D014",
       {"torque.flange", "itself"},
       {}},
      {"open support",
       without("torque.support"),
       kModelError,
       "D062",
       {"torque", "support", "not connected", "set useSupport to false"},
       {"torque", "torque.support"}},
      {"open heat port",
       built(DiagramBuilder("Heat")
                 .part("damper", in(kRotational, "Components.Damper"), {{"d", "1"}, {"useHeatPort", "true"}})
                 .part("fixed", in(kRotational, "Components.Fixed"))
                 .part("inertia", in(kRotational, "Components.Inertia"), {{"J", "1"}})
                 .wire("fixed.flange", "damper.flange_a")
                 .wire("damper.flange_b", "inertia.flange_a")),
       kModelError,
       "D062",
       {"damper", "heatPort", "not connected", "set useHeatPort to false"},
       {"damper", "damper.heatPort"}},
      {"open heat port of a resistor",
       built(DiagramBuilder("Heat")
                 .part("V1", in(kAnalog, "Sources.ConstantVoltage"), {{"V", "1"}})
                 .part("R1", in(kAnalog, "Basic.Resistor"), {{"R", "1"}, {"useHeatPort", "true"}})
                 .part("ground", in(kAnalog, "Basic.Ground"))
                 .wire("V1.p", "R1.p")
                 .wire("R1.n", "V1.n")
                 .wire("V1.n", "ground.p")),
       kModelError,
       "D062",
       {"R1", "heatPort", "not connected", "set useHeatPort to false"},
       {"R1", "R1.heatPort"}},
      {"open input",
       without("sine.y"),
       kModelError,
       "D064",
       {"torque.tau", "nothing is connected"},
       {"torque", "torque.tau"}},
  };
}

std::vector<Row> mistakesInStructure() {
  const auto two = [](const char* name, const std::string& a, std::vector<diagram::Modifier> ma, const std::string& b,
                      std::vector<diagram::Modifier> mb) {
    return DiagramBuilder(name).part("one", a, std::move(ma)).part("two", b, std::move(mb));
  };
  const std::string voltage = in(kAnalog, "Sources.ConstantVoltage"), current = in(kAnalog, "Sources.ConstantCurrent");
  const std::string ground = in(kAnalog, "Basic.Ground"), spring = in(kTranslational, "Components.Spring");
  const std::string fixed = in(kRotational, "Components.Fixed"), constant = in(kBlocks, "Sources.Constant");
  return {
      {"no ground",
       built(circuit()),
       kModelError,
       "S008",
       {"no ground", "V1", "R1", "L1", "connect a Ground"},
       {"V1", "R1", "L1"}},
      {"one of two circuits without ground",
       built(circuit().part("G", ground).wire("G.p", "V1.n").part("R2", in(kAnalog, "Basic.Resistor"), {{"R", "1"}})),
       kModelError,
       "S008",
       {"no ground", "R2"},
       {"R2"}},
      {"springs that nothing holds",
       built(two("Springs", spring, {{"c", "1"}}, spring, {{"c", "1"}}).wire("one.flange_b", "two.flange_a")),
       kModelError,
       "S008",
       {"one", "two", "holds"},
       {"one", "two"}},
      {"conductor without temperature",
       built(DiagramBuilder("Cold").part("g", in(kHeat, "Components.ThermalConductor"), {{"G", "1"}})),
       kModelError,
       "S008",
       {"temperatures of g"},
       {"g"}},
      {"two speeds on a shaft",
       built(twoSpeeds()),
       kModelError,
       "S003",
       {"speedA", "speedB", "motion", "speedA.flange", "speedB.flange"},
       {"speedA", "speedB"}},
      {"two fixed points",
       built(two("Fixed", fixed, {}, fixed, {{"phi0", "1"}}).wire("one.flange", "two.flange")),
       kModelError,
       "S003",
       {"one", "two", "one.flange", "two.flange"},
       {"one", "two"}},
      {"two voltages in parallel",
       built(two("Volts", voltage, {{"V", "1"}}, voltage, {{"V", "2"}})
                 .part("G", ground)
                 .wire("one.p", "two.p")
                 .wire("one.n", "two.n")
                 .wire("G.p", "one.n")),
       kModelError,
       "S003",
       {"one", "two", "voltage", "one.p"},
       {"one", "two"}},
      {"two currents in series",
       built(two("Amps", current, {{"I", "1"}}, current, {{"I", "2"}})
                 .part("G", ground)
                 .wire("one.p", "two.n")
                 .wire("one.n", "G.p")
                 .wire("two.p", "G.p")),
       kModelError,
       "S003",
       {"one", "two", "current"},
       {"one", "two"}},
      {"two signals at an input",
       built(two("Signals", constant, {{"k", "1"}}, constant, {{"k", "2"}})
                 .part("gain", in(kBlocks, "Math.Gain"), {{"k", "1"}})
                 .wire("one.y", "gain.u")
                 .wire("two.y", "gain.u")),
       kModelError,
       "C005",
       {"one.y", "two.y"},
       {}},
      {"joint that hangs on nothing",
       built(DiagramBuilder("Hanging")
                 .part("world", "Modelica.Mechanics.MultiBody.World")
                 .part("joint", "Modelica.Mechanics.MultiBody.Joints.Revolute")
                 .part("body", "Modelica.Mechanics.MultiBody.Parts.Body", {{"m", "1"}, {"r_CM", "{1, 0, 0}"}})
                 .wire("joint.frame_b", "body.frame_a")),
       kModelError,
       "D065",
       {"joint", "frame_a", "not connected"},
       {"joint"}},
      {"rigid parts in a loop",
       built(DiagramBuilder("Loop")
                 .part("world", "Modelica.Mechanics.MultiBody.World")
                 .part("a", "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {{"r", "{1, 0, 0}"}})
                 .part("b", "Modelica.Mechanics.MultiBody.Parts.FixedTranslation", {{"r", "{0, 1, 0}"}})
                 .wire("world.frame_b", "a.frame_a")
                 .wire("world.frame_b", "b.frame_a")
                 .wire("a.frame_b", "b.frame_b")),
       kModelError,
       "S003",
       {"a and b close a loop", "joint"},
       {"a", "b"}},
      {"one equation too few",
       built(DiagramBuilder("Few").text("Real x; Real y; equation x + y = 1;")),
       kModelError,
       "S002",
       {"one equation too few"},
       {}},
  };
}

std::vector<Row> mistakesInRuns() {
  const std::string mass = in(kTranslational, "Components.Mass"), constant = in(kBlocks, "Sources.Constant");
  return {
      {"masses without any fixed point",
       built(DiagramBuilder("Free")
                 .part("m1", mass, {{"m", "1"}, {"s.start", "0"}, {"s.fixed", "true"}})
                 .part("m2", mass, {{"m", "1"}})
                 .part("spring", in(kTranslational, "Components.Spring"), {{"c", "1"}, {"s_rel0", "1"}})
                 .wire("m1.flange_b", "spring.flange_a")
                 .wire("spring.flange_b", "m2.flange_a")),
       kDone,
       "",
       {},
       {}},
      {"division by zero at the start",
       built(DiagramBuilder("Zero")
                 .part("one", constant, {{"k", "1"}})
                 .part("zero", constant, {{"k", "0"}})
                 .part("division1", in(kBlocks, "Math.Division"))
                 .wire("one.y", "division1.u1")
                 .wire("zero.y", "division1.u2")),
       kStopped,
       "I103",
       {"division1", "division by zero"},
       {"division1"}},
      {"division by zero in a parameter",
       built(DiagramBuilder("ZeroParameter")
                 .parameter("p", "0")
                 .part("shaft", in(kRotational, "Components.Inertia"), {{"J", "1/p"}})),
       kStopped,
       "I103",
       {"shaft.J", "division by zero"},
       {"shaft"}},
      {"mass of zero",
       built(DiagramBuilder("ZeroMass")
                 .part("m", mass, {{"m", "0"}})
                 .part("force", in(kTranslational, "Sources.ConstantForce"), {{"f_constant", "1"}})
                 .wire("force.flange", "m.flange_a")),
       kStopped,
       "I102",
       {"no solution", "m.a"},
       {"m"}},
      {"events without end",
       built(DiagramBuilder("Endless").text("Boolean b(start=false); equation b = not pre(b);")),
       kStopped,
       "R121",
       {"do not come to an end", "b"},
       {},
       {.eventIterations = 1010}},
      {"blocks that switch without end",
       built(DiagramBuilder("Switching")
                 .part("not1", in(kBlocks, "Logical.Not"))
                 .part("pre1", in(kBlocks, "Logical.Pre"))
                 .wire("not1.y", "pre1.u")
                 .wire("pre1.y", "not1.u")),
       kStopped,
       "R121",
       {"do not come to an end"},
       {},
       {.eventIterations = 1010}},
      {"events in ever shorter distances",
       built(DiagramBuilder("Zeno").text("Real h(start=1,fixed=true); Real v(start=0,fixed=true); Integer n(start=0); "
                                         "equation der(h)=v; der(v)=-9.81; when h <= 0 and v < 0 then n = pre(n) + 1; "
                                         "reinit(v,-0.5*pre(v)); end when; assert(n < 1000000, \"many\");")),
       kDone,
       "",
       {},
       {}},
      {"sliding on a switching surface",
       built(DiagramBuilder("Slide").text("Real x(start=0.5,fixed=true); equation der(x) = if x > 0 then -1 else 1;")),
       kStopped,
       "R122",
       {"chattering", "x > 0"},
       {},
       {.eventIterations = 100000, .events = 20002}},
      {"clock that ticks too fast",
       built(DiagramBuilder("Clock").text("Integer n(start=0); equation when sample(0, 1e-12) then n = pre(n) + 1; "
                                          "end when;")),
       kStopped,
       "R122",
       {"hardly gets on"},
       {},
       {.eventIterations = 100000, .events = 20002}},
      {"vibration too fast for the time",
       built(DiagramBuilder("Fast").text("Real x(start=0,fixed=true); equation der(x)=1e12*sin(1e12*time);")),
       kStopped,
       "R111",
       {"hardly get on", "steps", "error is that of x"},
       {},
       {.steps = 200100}},
      {"function that does not end",
       built(DiagramBuilder("Loop").text("function f input Real x; output Real y; algorithm y := x; while y > -1 loop "
                                         "y := y + 1; end while; end f; Real z = f(time);")),
       kStopped,
       "I102",
       {"function", "f does not end"},
       {}},
      {"function that calls itself without end",
       built(DiagramBuilder("Recursion")
                 .text("function f input Real x; output Real y; algorithm y := f(x + 1); "
                       "end f; Real z = f(time);")),
       kStopped,
       "I102",
       {"recursion", "f does not end"},
       {}},
      {"subscript out of range during the run",
       built(DiagramBuilder("Subscript")
                 .text("Real x[3] = {1, 2, 3}; Integer k = 1 + integer(10 * time); "
                       "Real y = x[k];")),
       kStopped,
       "R150",
       {"the subscript of 'x' is 4", "1 … 3", "t = 0.3"},
       {}},
      {"gear without ratio",
       changed([](auto& d) { d.parameters.at(4).value = "0"; }),
       kDone,  // it holds the motor's shaft and lets the load run
       "",
       {},
       {}},
      {"solution that grows without bounds",
       built(DiagramBuilder("Grow").text("Real x(start=2,fixed=true); equation der(x)=x^2;")),
       kStopped,
       "R110",
       {"x", "t = 0.49999"},
       {}},
      {"assertion",
       built(
           DiagramBuilder("Assert").text("Real x(start=0,fixed=true); equation der(x)=1; assert(x<0.5,\"too far\");")),
       kStopped,
       "R150",
       {"too far", "t = 0.5"},
       {}},
      {"end by the model",
       built(DiagramBuilder("End").text(
           "Real x(start=0,fixed=true); equation der(x)=1; when x > 0.5 then terminate(\"there\"); end when;")),
       kDone,
       "",
       {},
       {}},
  };
}

}  // namespace

std::vector<Row> allRows() {
  std::vector<Row> rows;
  for (const auto& list : {mistakesInParts(), mistakesInWires(), mistakesInStructure(), mistakesInRuns()})
    rows.insert(rows.end(), list.begin(), list.end());
  return rows;
}

}  // namespace armature::test
