within Modelica.Electrical.Analog.Ideal;
model AD_Converter "Voltage to binary number"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Positive input pin"
    annotation(Placement(transformation(extent = {{-110, 90}, {-90, 110}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Negative input pin"
    annotation(Placement(transformation(extent = {{-110, -110}, {-90, -90}})));
  Modelica.Electrical.Digital.Interfaces.DigitalOutput y[N](each start = L.'X', each fixed = true)
    "Bits, the lowest first" annotation(Placement(transformation(extent = {{100, -10}, {120, 10}})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput trig "Starts a conversion"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, 100})));
  parameter Integer N(final min = 1, start = 8) "Number of bits";
  parameter SI.Voltage VRefHigh(start = 10) "Voltage of the largest number";
  parameter SI.Voltage VRefLow(final max = VRefHigh, start = 0) "Voltage of the number zero";
  parameter SI.Resistance Rin(start = 10 ^ 6) "Input resistance";
  Integer z(start = 0, fixed = true) "What is left of the number when its bits are taken off";
  Real u "Input voltage";
algorithm
  when trig == L.'H' or trig == L.'1' then
    z := max(0, integer(0.5 + (2 ^ N - 1) * (u - VRefLow) / (VRefHigh - VRefLow)));
    for k in 1:N loop
      y[k] := if 2 * div(z, 2) < z then L.'1' else L.'0';
      z := div(z, 2);
    end for;
  end when;
equation
  p.v - n.v = u;
  Rin * p.i = u;
  n.i = -p.i;
  annotation(defaultComponentName = "converter", Documentation(info = "<html>
<p>Measures a voltage at the rising edge of a digital signal and gives it out as a binary number.</p>
<h4>Equations</h4>
<p><code>u = p.v - n.v = Rin*p.i</code><br>
<code>when trig becomes '1' or 'H': z = integer((u - VRefLow)/(VRefHigh - VRefLow)*(2^N - 1) + 0.5), 0 below
VRefLow</code><br>
<code>y[k] = bit k of z, y[1] the lowest</code></p>
<h4>Signs</h4>
<p>The voltage counts from <code>p</code> to <code>n</code>, the input current <code>u/Rin</code> into
<code>p</code>.</p>
<h4>Use</h4>
<p>The number is 0 at <code>VRefLow</code> and <code>2^N - 1</code> at <code>VRefHigh</code>, rounded to the nearest.
Of a larger number only the lowest <code>N</code> bits are shown: it wraps round, keep the voltage within the
references. Before the first conversion all bits are <code>'X'</code>. The converter takes no time; the outputs keep
their value between two edges of <code>trig</code>.</p>
</html>"));
end AD_Converter;
