within Modelica.Mechanics.Translational.Interfaces;
connector Flange_a "Flange where the axis of a part begins (filled)"
  extends Flange;
  annotation(defaultComponentName = "flange_a", Documentation(info = "<html>
<p>The same variables as in <code>Flange_b</code>; the letter only tells from where to where the axis of the part
points.</p>
</html>"));
end Flange_a;
