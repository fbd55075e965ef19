within Modelica.Electrical.Analog.Examples.OpAmps.OpAmpCircuits;
model FirstOrder "Low-pass filter with one amplifier"
  extends PartialOpAmp(v2(start = 0));
  parameter Real k(final min = 0) = 1 "Amplification of slow signals";
  parameter SI.Resistance R1 = 1000 "Resistance of the input";
  parameter SI.Resistance R2 = k * R1 "Resistance of the feedback";
  parameter SI.Time T "Time constant";
  parameter SI.Capacitance C = T / R2 "Capacitance of the feedback";
  SI.Voltage v(start = 0) = c.v "Voltage of the capacitor";
  Basic.Resistor r1(R = R1) "Input" annotation(Placement(transformation(extent = {{-50, 20}, {-30, 40}})));
  Basic.Resistor r2(R = R2) "Feedback" annotation(Placement(transformation(extent = {{30, 20}, {10, 40}})));
  Basic.Capacitor c(C = C) "Feedback" annotation(Placement(transformation(extent = {{30, 40}, {10, 60}})));
equation
  connect(p2, opAmp.out);
  connect(opAmp.out, c.p);
  connect(opAmp.out, r2.p);
  connect(opAmp.in_n, c.n);
  connect(opAmp.in_n, r2.n);
  connect(opAmp.in_n, r1.n);
  connect(r1.p, p1);
  connect(opAmp.in_p, n1);
  connect(n2, n1);
  annotation(Documentation(info = "<html>
<p><code>T*der(v2) + v2 = -k*v1</code> as long as the output stays within its limits: the resistance <code>R2</code>
of the feedback sets the amplification <code>k = R2/R1</code>, the capacitance beside it the time constant <code>T =
R2*C</code> [s]. The sign turns.</p>
</html>"));
end FirstOrder;
