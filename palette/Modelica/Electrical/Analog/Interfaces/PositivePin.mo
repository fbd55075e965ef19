within Modelica.Electrical.Analog.Interfaces;
connector PositivePin "Electric pin where a part begins (filled)"
  SI.ElectricPotential v "Potential";
  flow SI.Current i "Current into the part";
  annotation(defaultComponentName = "pin_p", Documentation(info = "<html>
<p>The same variables as in <code>Pin</code>; the name tells that the voltage of the part is counted from here.</p>
</html>"));
end PositivePin;
