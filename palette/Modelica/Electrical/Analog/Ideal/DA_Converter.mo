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
  when trig == L.'1' or trig == L.'H' then
    y := 0;
    for k in 1:N loop
      if x[k] == L.'1' or x[k] == L.'H' then
        y := y + 2 ^ (k - 1);
      end if;
    end for;
    vout := Vref * y / (2 ^ N - 1);
  end when;
equation
  p.v - n.v = vout;
  p.i + n.i = 0;
  annotation(defaultComponentName = "converter", Documentation(info = "<html>
<p>When <code>trig</code> becomes high, the bits '1' and 'H' of <code>x</code> are added up to a number from 0 to
<code>2^N - 1</code> and the output becomes a voltage source of <code>Vref*y/(2^N - 1)</code>; before, it is 0 V.
<code>Vref</code> [V].</p>
</html>"));
end DA_Converter;
