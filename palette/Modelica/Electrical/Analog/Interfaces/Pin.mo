within Modelica.Electrical.Analog.Interfaces;
connector Pin "Electric pin"
  SI.ElectricPotential v "Potential";
  flow SI.Current i "Current into the part";
  annotation(defaultComponentName = "pin", Documentation(info = "<html>
<p>Connected pins have the same potential <code>v</code> [V]; their currents <code>i</code> [A] add up to zero. A
current is positive when it flows into the part that owns the pin.</p>
</html>"));
end Pin;
