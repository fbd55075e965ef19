// Parts of HeatTransfer at given temperatures: heat flows, their signs and the scales of temperature.
#include <QtTest>

#include "circuit_case.h"

using namespace armature::test;

namespace {

constexpr double kSigma = 5.670374419e-8;  // [W/(m2.K4)]

// Between walls of 400 K at a and 300 K at b; `into` is what flows into the wall at the end.
std::string between(const std::string& part, const std::string& a, const std::string& b, const std::string& more = {}) {
  return "Heat.Sources.FixedTemperature hot(T=400); Heat.Sources.FixedTemperature cold(T=300); " + part +
         "Real from = -hot.port.Q_flow; Real into = cold.port.Q_flow; equation connect(hot.port, x." + a +
         "); connect(x." + b + ", cold.port); " + more;
}

std::vector<Expectation> flow(double q, std::vector<Expectation> more = {}) {
  more.insert(more.end(), {{"from", 1, q}, {"into", 1, q}, {"x.Q_flow", 1, q}});
  return more;
}

// A scale of temperature: name, a temperature on it and the same in kelvin.
std::vector<CircuitCase> scale(const char* name, const std::string& package, double degrees, double kelvin) {
  const std::string value = QString::number(degrees, 'g', 17).toStdString();
  return {{name,
           "Heat." + package + ".FixedTemperature a(T=" + value + "); Heat." + package +
               ".PrescribedTemperature b; Heat." + package + ".TemperatureSensor s; Heat." + package +
               ".ToKelvin up; Heat." + package +
               ".FromKelvin down; Heat.Components.ThermalConductor g(G=2); Real kelvin = up.Kelvin; Real back = "
               "down." +
               package + "; Real taken = s.port.Q_flow + 1; equation up." + package + " = " + value +
               "; down.Kelvin = " + QString::number(kelvin, 'g', 17).toStdString() + "; b.T = " + value +
               " + time; connect(a.port, s.port); connect(a.port, g.port_a); connect(g.port_b, b.port); ",
           1,
           {{"a.port.T", 1, kelvin},
            {"s.T", 1, degrees},
            {"kelvin", 1, kelvin},
            {"back", 1, degrees},
            {"taken", 1, 1},
            {"b.port.T", 0, kelvin}}}};
}

std::vector<CircuitCase> allCases() {
  std::vector<CircuitCase> list = {
      {"conductor", between("Heat.Components.ThermalConductor x(G=2); ", "port_a", "port_b"), 1,
       flow(200, {{"x.dT", 1, 100}})},
      {"resistor", between("Heat.Components.ThermalResistor x(R=4); ", "port_a", "port_b"), 1,
       flow(25, {{"x.dT", 1, 100}})},
      {"radiation", between("Heat.Components.BodyRadiation x(Gr=3); ", "port_a", "port_b"), 1,
       flow(3 * kSigma * (256e8 - 81e8))},
      {"convection", between("Heat.Components.Convection x; ", "solid", "fluid", "x.Gc = 5; "), 1,
       flow(500, {{"x.dT", 1, 100}})},
      {"convective resistance", between("Heat.Components.ConvectiveResistor x; ", "solid", "fluid", "x.Rc = 5; "), 1,
       flow(20, {{"x.dT", 1, 100}})},
      {"temperature sensors",
       between("Heat.Sensors.RelTemperatureSensor x; Heat.Sensors.TemperatureSensor s; ", "port_a", "port_b",
               "connect(s.port, hot.port); "),
       1,
       {{"x.T_rel", 1, 100}, {"s.T", 1, 400}, {"from", 1, 0}, {"into", 1, 0}}},
      {"capacitor",
       "Heat.Components.HeatCapacitor c(C=20, T(start=300, fixed=true)); Heat.Sources.FixedHeatFlow q(Q_flow=40); "
       "Real place = c.port.T; equation connect(q.port, c.port); ",
       1,
       {{"c.T", 1, 302}, {"c.der_T", 1, 2}, {"place", 1, 302}}},
      {"flow that grows with the temperature",
       "Heat.Sources.FixedTemperature w(T=310); Heat.Sources.FixedHeatFlow q(Q_flow=40, alpha=0.01, T_ref=300); "
       "Heat.Sources.PrescribedHeatFlow p(alpha=0.02, T_ref=300); Heat.Sensors.HeatFlowSensor a; "
       "Heat.Sensors.HeatFlowSensor b; "
       "equation p.Q_flow = 10*time; connect(q.port, a.port_a); connect(a.port_b, w.port); connect(p.port, b.port_a); "
       "connect(b.port_b, w.port); ",
       1,
       {{"a.Q_flow", 1, 44}, {"b.Q_flow", 1, 12}, {"a.port_a.T", 1, 310}, {"w.port.Q_flow", 1, 56}}},
      {"prescribed temperature",
       "Heat.Sources.PrescribedTemperature x; Heat.Components.ThermalConductor g(G=2); "
       "Heat.Sources.FixedTemperature w(T=300); equation x.T = 310 + time; connect(x.port, g.port_a); "
       "connect(g.port_b, w.port); ",
       1,
       {{"g.Q_flow", 1, 22}}},
      {"collector",
       "Heat.Components.ThermalCollector x(m=2); Heat.Sources.FixedHeatFlow p(Q_flow=3), q(Q_flow=4); "
       "Heat.Sources.FixedTemperature w(T=310); Real t = p.port.T; equation connect(p.port, x.port_a[1]); "
       "connect(q.port, x.port_a[2]); connect(x.port_b, w.port); ",
       1,
       {{"w.port.Q_flow", 1, 7}, {"t", 1, 310}}},
      {"collector of rows",
       "Heat.Components.ThermalCollectorMatrix x(Ns=1, Np=2); Heat.Sources.FixedHeatFlow p(Q_flow=3), "
       "q(Q_flow=4); Heat.Sources.FixedTemperature w(T=310); Real t = p.port.T; equation connect(p.port, "
       "x.port_a[1,1]); connect(q.port, x.port_a[1,2]); connect(x.port_b, w.port); ",
       1,
       {{"w.port.Q_flow", 1, 7}, {"t", 1, 310}}},
      {"general adaptors",
       "Heat.Components.GeneralHeatFlowToTemperatureAdaptor a(use_pder=false); "
       "Heat.Components.GeneralTemperatureToHeatFlowAdaptor b(use_pder=false); "
       "Heat.Components.HeatCapacitor c(C=20, T(start=300, fixed=true)); Heat.Components.ThermalConductor "
       "g(G=2); Heat.Sources.FixedTemperature w(T=300); equation a.f = 40; b.p = 310; connect(a.heatPort, "
       "c.port); connect(b.heatPort, g.port_a); connect(g.port_b, w.port); ",
       1,
       {{"a.p", 1, 298}, {"b.f", 1, 20}}},
  };
  return list;
}

const std::vector<CircuitCase>& cases() {
  static const std::vector<CircuitCase> all = [] {
    std::vector<CircuitCase> list = allCases();
    for (const auto& rows : {scale("Celsius", "Celsius", 26.85, 300), scale("Fahrenheit", "Fahrenheit", 80.33, 300),
                             scale("Rankine", "Rankine", 540, 300)})
      list.insert(list.end(), rows.begin(), rows.end());
    return list;
  }();
  return all;
}

}  // namespace

class HeatTest : public QObject {
  Q_OBJECT
 private slots:
  void closedForms_data() { addRows(cases()); }
  void closedForms() { verifyRow(cases()); }
};

QTEST_GUILESS_MAIN(HeatTest)
#include "heat_test.moc"
