within Modelica.Electrical.Analog.Interfaces;
connector NegativePin "Electric pin where a part ends (hollow)"
  SI.ElectricPotential v "Potential";
  flow SI.Current i "Current into the part";
  annotation(defaultComponentName = "pin_n", Documentation(info = "<html>
<p>The same variables as in <code>Pin</code>; the name tells that the voltage of the part is counted to here.</p>
</html>"));
end NegativePin;
