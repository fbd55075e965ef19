within Modelica.Electrical.Analog.Ideal;
model DA_Converter "Binary number to voltage"
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  Modelica.Electrical.Digital.Interfaces.DigitalInput trig "Starts a conversion"
    annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}}, rotation = -90, origin = {0, 100})));
  Modelica.Electrical.Digital.Interfaces.DigitalInput x[N] "Bits, the lowest first"
    annotation(Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  Modelica.Electrical.Analog.Interfaces.PositivePin p "Positive output pin"
    annotation(Placement(transformation(extent = {{90, 90}, {110, 110}})));
  Modelica.Electrical.Analog.Interfaces.NegativePin n "Negative output pin"
    annotation(Placement(transformation(extent = {{90, -110}, {110, -90}})));
  SI.Voltage vout(start = 0, fixed = true) "Output voltage";
  Real y(start = 0, fixed = true) "Number";
  parameter Integer N(final min = 1, start = 8) "Number of bits";
  parameter SI.Voltage Vref(start = 10) "Voltage of the largest number";
algorithm
  when trig == L.'H' or trig == L.'1' then
    y := 0;
    for k in N:-1:1 loop
      y := 2 * y + (if x[k] == L.'H' or x[k] == L.'1' then 1 else 0);
    end for;
    vout := y * Vref / (2 ^ N - 1);
  end when;
equation
  n.i = -p.i;
  p.v = n.v + vout;
  annotation(defaultComponentName = "converter", Documentation(info = "<html>
<p>Turns a binary number into a voltage at the rising edge of a digital signal.</p>
<h4>Equations</h4>
<p><code>when trig becomes '1' or 'H': y = sum of x[k]*2^(k - 1), vout = Vref*y/(2^N - 1)</code><br>
<code>p.v - n.v = vout, p.i + n.i = 0</code></p>
<h4>Signs</h4>
<p>The voltage counts from <code>p</code> to <code>n</code>. The output is an ideal voltage source: its current counts
into <code>p</code> and is negative while it feeds a load.</p>
<h4>Use</h4>
<p><code>x[1]</code> is the lowest bit; <code>'1'</code> and <code>'H'</code> count, all other values are zeros. The
largest number gives <code>Vref</code>. Before the first edge of <code>trig</code> the output is 0 V, between two
edges it is constant, so a low-pass behind it makes sense. Connect one of the pins to the ground of the circuit.</p>
</html>"));
end DA_Converter;
