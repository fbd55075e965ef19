within Modelica.Mechanics.Translational.Interfaces;
connector Support "Flange of a housing"
  extends Flange;
  annotation(Documentation(info = "<html>
<p>Carries the reaction force of a part into whatever holds its housing.</p>
</html>"));
end Support;
