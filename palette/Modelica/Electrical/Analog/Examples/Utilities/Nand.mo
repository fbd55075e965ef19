within Modelica.Electrical.Analog.Examples.Utilities;
model Nand "NAND gate of four field-effect transistors"
  Semiconductors.PMOS TP1(
    W = 6.5e-6, L = 3.1e-6, Beta = 1.05e-5, Vt = -1, K2 = 0.41, K5 = 0.8385, dW = -2.5e-6, dL = -2.1e-6)
    "Pulls up when x2 is low"
      annotation(Placement(transformation(extent = {{10, -10}, {-10, 10}}, rotation = 0, origin = {20, 70})));
  Semiconductors.PMOS TP2(
    W = 6.5e-6, L = 3.1e-6, Beta = 1.05e-5, Vt = -1, K2 = 0.41, K5 = 0.8385, dW = -2.5e-6, dL = -2.1e-6)
    "Pulls up when x1 is low" annotation(Placement(transformation(extent = {{-40, 60}, {-20, 80}})));
  Semiconductors.NMOS TN1(
    W = 6.5e-6, L = 3.1e-6, Beta = 4.1e-5, Vt = 0.8, K2 = 1.144, K5 = 0.7311, dW = -2.5e-6, dL = -1.5e-6)
    "Pulls down, together with TN2, when x2 is high"
      annotation(Placement(transformation(extent = {{-40, 0}, {-20, 20}})));
  Semiconductors.NMOS TN2(
    W = 6.5e-6, L = 3.1e-6, Beta = 4.1e-5, Vt = 0.8, K2 = 1.144, K5 = 0.7311, dW = -2.5e-6, dL = -1.5e-6)
    "Pulls down, together with TN1, when x1 is high"
      annotation(Placement(transformation(extent = {{-40, -60}, {-20, -40}})));
  Basic.Capacitor C4(C = 0.4e-13) "Capacitance of the output"
    annotation(Placement(transformation(extent = {{50, 20}, {70, 40}})));
  Basic.Capacitor C7(C = 0.4e-13) "Capacitance between the lower transistors"
    annotation(Placement(transformation(extent = {{20, -30}, {40, -10}})));
  Basic.Ground Gnd annotation(Placement(transformation(extent = {{-30, -100}, {-10, -80}})));
  Basic.Ground Gnd2 annotation(Placement(transformation(extent = {{70, 0}, {90, 20}})));
  Basic.Ground Gnd3 annotation(Placement(transformation(extent = {{40, -60}, {60, -40}})));
  Basic.Ground Gnd6 annotation(Placement(transformation(extent = {{-20, 40}, {0, 60}})));
  Basic.Ground Gnd7 annotation(Placement(transformation(extent = {{-10, -20}, {10, 0}})));
  Basic.Ground Gnd8 annotation(Placement(transformation(extent = {{-10, 40}, {10, 60}})));
  Interfaces.Pin x1 "First input" annotation(Placement(transformation(extent = {{-110, 40}, {-90, 60}})));
  Interfaces.Pin x2 "Second input" annotation(Placement(transformation(extent = {{-110, -60}, {-90, -40}})));
  Interfaces.Pin Vdd "Supply" annotation(Placement(transformation(extent = {{-10, 90}, {10, 110}})));
  Interfaces.Pin y "Output" annotation(Placement(transformation(extent = {{90, -10}, {110, 10}})));
equation
  connect(Gnd6.p, TP2.B);
  connect(Gnd8.p, TP1.B);
  connect(Gnd7.p, TN1.B);
  connect(Gnd.p, TN2.B);
  connect(Gnd.p, TN2.S);
  connect(Gnd3.p, C7.n);
  connect(TN2.D, C7.p);
  connect(TN2.D, TN1.S);
  connect(Gnd2.p, C4.n);
  connect(y, C4.p);
  connect(y, TN1.D);
  connect(y, TP2.S);
  connect(y, TP1.S);
  connect(TP2.D, Vdd);
  connect(TP1.D, Vdd);
  connect(TN1.G, x2);
  connect(TP1.G, x2);
  connect(TN2.G, x1);
  connect(TP2.G, x1);
  annotation(Documentation(info = "<html>
<p>Two n-channel transistors in series pull the output <code>y</code> down when both inputs are high; two p-channel
transistors in parallel pull it up to <code>Vdd</code> otherwise. Capacitances make the edges last some
nanoseconds.</p>
</html>"));
end Nand;
