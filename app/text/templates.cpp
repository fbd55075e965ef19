#include "app/text/templates.h"

#include <QCoreApplication>

namespace armature::app {

namespace {

struct TemplateWords {
  Q_DECLARE_TR_FUNCTIONS(ClassTemplates)
};

// Colours of the domains as Modelica's icons write them.
constexpr const char *kTurning = "{64, 64, 64}", *kSliding = "{0, 127, 63}", *kElectrical = "{0, 0, 255}",
                     *kHeat = "{191, 0, 0}", *kSignal = "{0, 0, 127}";

QString lineOf(const QString& points, const char* color) {
  return QStringLiteral("      Line(points = {%1}, color = %2, thickness = 0.5)").arg(points, QLatin1String(color));
}

QString springOf(const char* color) {
  return lineOf(
             "{-100, 0}, {-60, 0}, {-50, 40}, {-30, -40}, {-10, 40}, {10, -40}, {30, 40}, {50, -40}, {60, 0}, {100, 0}",
             color) +
         ",\n" + lineOf("{-70, -70}, {-30, -60}, {10, -30}, {50, 40}, {64, 80}", color);
}

QString damperOf(const char* color) {
  return lineOf("{-100, 0}, {0, 0}", color) + ",\n" + lineOf("{0, 24}, {0, -24}", color) + ",\n" +
         lineOf("{-40, 40}, {50, 40}, {50, -40}, {-40, -40}", color) + ",\n" + lineOf("{50, 0}, {100, 0}", color);
}

QString boxOf(const char* color, const QString& inside) {
  return QStringLiteral(
             "      Rectangle(extent = {{-70, 50}, {70, -50}}, lineColor = %1, fillColor = {255, 255, 255}, "
             "fillPattern "
             "= FillPattern.Solid, radius = 8)")
             .arg(QLatin1String(color)) +
         ",\n" + lineOf("{-100, 0}, {-70, 0}", color) + ",\n" + lineOf("{70, 0}, {100, 0}", color) +
         (inside.isEmpty() ? QString() : ",\n" + inside);
}

QString blockOf(const QString& inside) {
  return QStringLiteral(
             "      Rectangle(extent = {{-100, 100}, {100, -100}}, lineColor = %1, fillColor = {255, 255, 255}, "
             "fillPattern = FillPattern.Solid)")
             .arg(QLatin1String(kSignal)) +
         ",\n" + inside;
}

const QString& curve() {
  static const QString points = QStringLiteral("{-50, -30}, {-20, -24}, {10, -4}, {34, 20}, {50, 36}");
  return points;
}

// A class that extends a base, with declarations, equations of which the last is to be written, and an icon.
ClassTemplate extending(const QString& group, const QString& words, const char* name, const char* base,
                        const QString& declarations, const QString& equations, const QString& icon) {
  const bool isBlock = QLatin1String(base).contains(QLatin1String(".Blocks."));
  ClassTemplate made{group, words, QString::fromLatin1(name), QString::fromLatin1(base), {}, {}};
  made.begun = equations.section('=', -1).trimmed().chopped(1);
  made.text =
      QStringLiteral("%1 %2\n  extends %3;\n%4equation\n  %5\n  annotation(\n    Icon(graphics = {\n%6}));\nend %2;\n")
          .arg(isBlock ? "block" : "model", QStringLiteral("%1"), made.base,
               declarations.isEmpty() ? QString() : "  " + declarations + "\n", equations, icon);
  return made;
}

void addMechanics(std::vector<ClassTemplate>& list) {
  const QString turning = TemplateWords::tr("Rotational"), sliding = TemplateWords::tr("Translational");
  list.push_back(extending(turning, TemplateWords::tr("Spring: torque as a function of the twist"), "OwnSpring",
                           "Modelica.Mechanics.Rotational.Interfaces.PartialCompliant",
                           "parameter Real c = 100 \"Stiffness\";", "tau = c*phi_rel;", springOf(kTurning)));
  list.push_back(extending(turning, TemplateWords::tr("Damper: torque as a function of the relative speed"),
                           "OwnDamper", "Modelica.Mechanics.Rotational.Interfaces.PartialCompliantWithRelativeStates",
                           "parameter Real d = 1 \"Damping\";", "tau = d*w_rel;", damperOf(kTurning)));
  list.push_back(extending(turning, TemplateWords::tr("Transmission: two shafts"), "OwnGear",
                           "Modelica.Mechanics.Rotational.Interfaces.PartialTwoFlanges",
                           "parameter Real ratio = 2 \"Turns of flange_a for one of flange_b\";",
                           "0 = ratio*flange_a.tau + flange_b.tau;\n  flange_a.phi = ratio*flange_b.phi;",
                           boxOf(kTurning, {})));
  list.push_back(extending(turning, TemplateWords::tr("Drive: torque as a function of the angle"), "OwnTorque",
                           "Modelica.Mechanics.Rotational.Interfaces.PartialTorque",
                           "parameter Real M = 1 \"Torque that drives the shaft\";", "flange.tau = -M*cos(phi);",
                           boxOf(kTurning, lineOf(curve(), kTurning))));
  list.push_back(extending(sliding, TemplateWords::tr("Spring: force as a function of the distance"), "OwnSpring",
                           "Modelica.Mechanics.Translational.Interfaces.PartialCompliant",
                           "parameter Real c = 100 \"Stiffness\";", "f = c*s_rel;", springOf(kSliding)));
  list.push_back(extending(sliding, TemplateWords::tr("Damper: force as a function of the relative velocity"),
                           "OwnDamper",
                           "Modelica.Mechanics.Translational.Interfaces.PartialCompliantWithRelativeStates",
                           "parameter Real d = 1 \"Damping\";", "f = d*v_rel;", damperOf(kSliding)));
  list.push_back(extending(sliding, TemplateWords::tr("Drive: force as a function of time"), "OwnForce",
                           "Modelica.Mechanics.Translational.Interfaces.PartialForce",
                           "parameter Real F = 1 \"Force that drives the rod\";", "f = -F*sin(time);",
                           boxOf(kSliding, lineOf(curve(), kSliding))));
  list.push_back(extending(TemplateWords::tr("3-D mechanics"),
                           TemplateWords::tr("Spring between two points: force as a function of the distance"),
                           "OwnLineSpring", "Modelica.Mechanics.MultiBody.Interfaces.PartialLineForce",
                           "parameter Real c = 100 \"Stiffness\";\n  parameter Real s0 = 1 \"Length without force\";",
                           "f = c*(s - s0);", springOf("{95, 95, 95}")));
}

void addOtherDomains(std::vector<ClassTemplate>& list) {
  const QString circuits = TemplateWords::tr("Electrical"), signal = TemplateWords::tr("Signals");
  list.push_back(extending(circuits, TemplateWords::tr("Two pins: voltage and current"), "OwnResistor",
                           "Modelica.Electrical.Analog.Interfaces.OnePort", "parameter Real R = 1 \"Resistance\";",
                           "v = R*i;", boxOf(kElectrical, lineOf(curve(), kElectrical))));
  list.push_back(extending(circuits, TemplateWords::tr("Two pairs of pins"), "OwnTransformer",
                           "Modelica.Electrical.Analog.Interfaces.TwoPort", "parameter Real n = 2 \"Ratio of turns\";",
                           "v1 = n*v2;\n  i2 = -n*i1;", boxOf(kElectrical, {})));
  list.push_back(
      extending(TemplateWords::tr("Heat"), TemplateWords::tr("Heat flow as a function of the temperature difference"),
                "OwnHeatPath", "Modelica.Thermal.HeatTransfer.Interfaces.Element1D",
                "parameter Real G = 1 \"Conductance\";", "Q_flow = G*dT;", boxOf(kHeat, lineOf(curve(), kHeat))));
  list.push_back(extending(signal, TemplateWords::tr("One input, one output"), "OwnFunction",
                           "Modelica.Blocks.Interfaces.SISO", "parameter Real k = 1;", "y = k*u;",
                           blockOf(lineOf(curve(), kSignal))));
  list.push_back(extending(signal, TemplateWords::tr("Two inputs, one output"), "OwnCombination",
                           "Modelica.Blocks.Interfaces.SI2SO", {}, "y = u1 + u2;", blockOf(lineOf(curve(), kSignal))));
  list.push_back(extending(signal, TemplateWords::tr("A source of a signal"), "OwnSource",
                           "Modelica.Blocks.Interfaces.SO", {}, "y = sin(time);", blockOf(lineOf(curve(), kSignal))));
}

void addBare(std::vector<ClassTemplate>& list) {
  list.push_back({{},
                  TemplateWords::tr("Function"),
                  "ownFunction",
                  {},
                  "function %1\n  input Real x;\n  output Real y;\nalgorithm\n  y := x^2;\nend %1;\n",
                  "x^2"});
  list.push_back({{},
                  TemplateWords::tr("Model with equations alone"),
                  "OwnModel",
                  {},
                  "model %1\n  Real x(start = 1, fixed = true);\nequation\n  der(x) = -x;\nend %1;\n",
                  "-x"});
}

}  // namespace

ClassTemplate templateOf(const ClassInfo& base) {
  const QString name = QString::fromStdString(base.name), words = TemplateWords::tr("Equations of this part");
  return {{},
          {},
          "OwnPart",
          name,
          QStringLiteral("%1 %2\n  extends %3;\nequation\n  // %4\nend %2;\n")
              .arg(base.kind == "block" ? "block" : "model", QStringLiteral("%1"), name, words),
          "// " + words};
}

std::vector<ClassTemplate> classTemplates() {
  std::vector<ClassTemplate> list;
  addMechanics(list);
  addOtherDomains(list);
  addBare(list);
  return list;
}

}  // namespace armature::app
