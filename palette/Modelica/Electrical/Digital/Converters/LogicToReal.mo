within Modelica.Electrical.Digital.Converters;
block LogicToReal "Logic values to Real signals"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  parameter Integer n(final min = 1, start = 1) "Number of signals";
  parameter Real value_U(start = 0.5) "Number for U";
  parameter Real value_X(start = 0.5) "Number for X";
  parameter Real value_0(start = 0) "Number for 0";
  parameter Real value_1(start = 1) "Number for 1";
  parameter Real value_Z(start = 0.5) "Number for Z";
  parameter Real value_W(start = 0.5) "Number for W";
  parameter Real value_L(start = 0) "Number for L";
  parameter Real value_H(start = 1) "Number for H";
  parameter Real value_m(start = 0.5) "Number for -";
  Modelica.Electrical.Digital.Interfaces.DigitalInput x[n] "Inputs"
    annotation(Placement(transformation(extent = {{-60, -10}, {-40, 10}})));
  Modelica.Blocks.Interfaces.RealOutput y[n] "Outputs"
    annotation(Placement(transformation(extent = {{40, -10}, {60, 10}})));
equation
  for k in 1:n loop
    y[k] =
      if x[k] == L.'U' then value_U
      elseif x[k] == L.'X' then value_X
      elseif x[k] == L.'0' then value_0
      elseif x[k] == L.'1' then value_1
      elseif x[k] == L.'Z' then value_Z
      elseif x[k] == L.'W' then value_W
      elseif x[k] == L.'L' then value_L
      elseif x[k] == L.'H' then value_H
      else value_m;
  end for;
  annotation(__Armature(drawn = {{-47, -62}, {47, 62}}), Documentation(info = "<html>
<p>Logic values become numbers, one by one.</p>
<h4>Equations</h4>
<p><code>y[k] = value_U, value_X, value_0, ... value_m, whichever x[k] is</code></p>
<h4>Use</h4>
<p>Each of the nine values gets the number that its parameter says; <code>value_m</code> is for the value - (do not
care). Give 0 and 5 for a voltage behind a <code>SignalVoltage</code>, or keep 0, 0.5 and 1 to plot several traces
beside each other. The signal jumps at each change. <code>n</code> is the number of signals.</p>
</html>"));
end LogicToReal;
