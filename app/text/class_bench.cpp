#include "app/text/class_bench.h"

#include <QRegularExpression>

#include "engine/diagram/own_class.h"
#include "engine/diagram/package_text.h"

namespace armature::app {

namespace {

constexpr const char* kBenchName = "ClassAlone__";
constexpr const char* kAlone = "alone__";
constexpr const char* kHeir = "AloneHeir__";

// What is put at a connector: its class with its modifiers, the connector of it, and one more connection.
struct Counterpart {
  const char *part = nullptr, *connector = nullptr, *also = nullptr;
};

Counterpart counterpartOf(Domain domain) {
  switch (domain) {
    case Domain::rotational:
      return {"Modelica.Mechanics.Rotational.Components.Inertia %1(J = 1)", "flange_a"};
    case Domain::translational:
      return {"Modelica.Mechanics.Translational.Components.Mass %1(m = 1)", "flange_a"};
    case Domain::electrical:
      return {"Modelica.Electrical.Analog.Basic.Resistor %1(R = 1)", "p", "connect(%1.n, ground__.p);"};
    case Domain::heat:
      return {"Modelica.Thermal.HeatTransfer.Components.HeatCapacitor %1(C = 1)", "port"};
    case Domain::multibody:
      return {"Modelica.Mechanics.MultiBody.Parts.Body %1(m = 1, r_CM = {0, 0, 0})", "frame_a"};
    default:
      return {};
  }
}

// "part.u = …" for an input of a basic type.
const char* signalOf(Domain domain) {
  return domain == Domain::real      ? "sin(time)"
         : domain == Domain::boolean ? "time > 1"
         : domain == Domain::integer ? "1"
                                     : nullptr;
}

}  // namespace

ClassBench benchFor(const std::vector<std::string>& classes, size_t index, const std::string& imports,
                    const std::string& package) {
  ClassBench bench;
  bench.document.declarations = imports;
  if (!package.empty()) diagram::setPackage(bench.document, package);
  const std::string& text = classes.at(index);
  bench.document.name = kBenchName;
  bench.document.classes.push_back(text);  // first, so that its lines are known
  const diagram::ClassHead head = diagram::classHead(text);
  std::string name = head.canBePart ? head.name : std::string();
  bench.isPartialPackage = head.isPartial && name.empty();
  if (head.isPartial && !name.empty()) {
    bench.document.classes.push_back("model " + std::string(kHeir) + "\n  extends " + name + ";\nend " + kHeir + ";\n");
    name = kHeir;
  } else {
    bench.part = name;
  }
  for (size_t i = 0; i < classes.size(); ++i)
    if (i != index) bench.document.classes.push_back(classes[i]);
  if (!name.empty()) {
    diagram::ComponentItem item;
    item.name = kAlone;
    item.className = name;
    bench.document.components.push_back(item);
  }
  bench.firstLine = name.empty() ? 2 : 3;  // behind "model ClassAlone__" and the part
  return bench;
}

std::optional<ClassBench> joinedBench(const ClassBench& bench, const ClassInfo& info) {
  if (info.isPartial || (info.kind != "model" && info.kind != "block" && info.kind != "class")) return std::nullopt;
  ClassBench joined = bench;
  QString parts, equations;
  for (const ConnectorInfo& c : info.connectors) {
    if (!c.condition.empty()) continue;  // not there by default
    const QString name = QString::fromStdString(c.name), made = "at_" + name + "__";
    const Counterpart counterpart = counterpartOf(c.domain);
    if (!c.dimensions.empty()) return std::nullopt;
    if (counterpart.part) {
      parts += QString(counterpart.part).arg(made) + ";\n";
      equations += QString("connect(%1.%2, %3.%4);\n").arg(made, counterpart.connector, kAlone, name);
      if (counterpart.also) equations += QString(counterpart.also).arg(made) + "\n";
    } else if (c.causality == "input") {
      const char* signal = signalOf(c.domain);
      if (!signal) return std::nullopt;
      equations += QString("%1.%2 = %3;\n").arg(kAlone, name, signal);
    } else if (c.causality != "output") {
      return std::nullopt;
    }
  }
  if (parts.contains(".Electrical.")) parts += "Modelica.Electrical.Analog.Basic.Ground ground__;\n";
  if (parts.contains(".MultiBody.")) parts += "inner Modelica.Mechanics.MultiBody.World world;\n";
  // Parameters without a value say nothing about the number of equations.
  auto& part = joined.document.components.front();
  for (const ParameterInfo& p : info.parameters)
    if (p.defaultValue.empty() && !p.isStart && !p.isFinal && p.dimensions.empty() && p.type == "Real")
      part.modifiers.push_back({p.name, "1.2"});
  joined.document.declarations += (parts + "equation\n" + equations).toStdString();
  return joined;
}

QString wordsWithoutBench(QString words, const ClassBench& bench) {
  static const QRegularExpression whole(QStringLiteral("\\bat_(\\w+?)__(?!\\.)"));
  words.replace(whole, QStringLiteral("\\1"));
  for (const char* made : {kAlone, kBenchName, kHeir}) words.remove(QLatin1String(made) + '.');
  return words.replace(QLatin1String(kAlone), QString::fromStdString(bench.part));
}

}  // namespace armature::app
