within Modelica.Mechanics.Translational.Interfaces;
connector Flange_b "Flange where the axis of a part ends (hollow)"
  extends Flange;
  annotation(defaultComponentName = "flange_b", Documentation(info = "<html>
<p>The same variables as in <code>Flange_a</code>; the letter only tells from where to where the axis of the part
points.</p>
</html>"));
end Flange_b;
