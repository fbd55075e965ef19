within Modelica.Electrical.Analog.Examples.Utilities;
model NonlinearResistor "Resistor with a twice bent characteristic"
  extends Interfaces.OnePort;
  parameter SI.Conductance Ga "Slope between the bends";
  parameter SI.Conductance Gb "Slope outside the bends";
  parameter SI.Voltage Ve "Voltage of the bends, positive and negative";
equation
  i =
    if v > Ve then Ga * Ve + Gb * (v - Ve)
    elseif v < -Ve then -Ga * Ve + Gb * (v + Ve)
    else Ga * v;
  annotation(Documentation(info = "<html>
<p><code>i = Ga*v</code> between <code>-Ve</code> and <code>Ve</code>, beyond with the slope <code>Gb</code>. With
negative slopes it delivers energy, as the diode of Chua's circuit does. <code>Ga</code>, <code>Gb</code> [S],
<code>Ve</code> [V].</p>
</html>"));
end NonlinearResistor;
