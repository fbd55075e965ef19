within Modelica.Mechanics.Rotational.Interfaces;
connector Support "Flange of a housing"
  extends Flange;
  annotation(Documentation(info = "<html>
<p>Carries the reaction torque of a part into whatever holds its housing.</p>
</html>"));
end Support;
