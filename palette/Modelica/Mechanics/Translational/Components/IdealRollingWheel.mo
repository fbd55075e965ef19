within Modelica.Mechanics.Translational.Components;
model IdealRollingWheel "Wheel that rolls without slip and has no mass"
  extends Modelica.Mechanics.Rotational.Components.IdealRollingWheel;
  annotation(Documentation(info = "<html>
<p>The same as the class of this name in <code>Rotational.Components</code>.</p>
</html>"));
end IdealRollingWheel;
