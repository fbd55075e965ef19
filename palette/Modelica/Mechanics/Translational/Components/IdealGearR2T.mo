within Modelica.Mechanics.Translational.Components;
model IdealGearR2T "Rack and pinion without mass, loss or play"
  extends Modelica.Mechanics.Rotational.Components.IdealGearR2T;
  annotation(Documentation(info = "<html>
<p>The same as the class of this name in <code>Rotational.Components</code>.</p>
</html>"));
end IdealGearR2T;
