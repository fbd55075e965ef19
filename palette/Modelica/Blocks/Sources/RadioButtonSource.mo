within Modelica.Blocks.Sources;
block RadioButtonSource "Button that stays down until another is pressed"
  parameter SI.Time buttonTimeTable[:] = {0, 1} "Times at which the button is pressed";
  input Boolean reset[:] = {false} "The button comes up when one of these becomes true"
    annotation(Dialog(group = "Time varying expressions"));
  Modelica.Blocks.Interfaces.BooleanOutput on(start = false, fixed = true) "The button is down"
    annotation(Placement(transformation(extent = {{100, -15}, {130, 15}})));
protected
  Modelica.Blocks.Sources.BooleanTable table(table = buttonTimeTable, y(start = false, fixed = true));
  Boolean released[size(reset, 1)] = pre(reset) "The other buttons an instant ago";
initial equation
  for k in 1:size(reset, 1) loop
    pre(released[k]) = false;
    pre(reset[k]) = false;
  end for;
equation
  // Whoever is pressed at the very moment of a release stays down.
  when change(table.y) then
    on = true;
  elsewhen released then
    on = false;
  end when;
  annotation(Documentation(info = "<html>
<p>Becomes true at each time in <code>buttonTimeTable</code> [s] and false when an element of <code>reset</code> becomes
true, for instance the output of another button.</p>
</html>"));
end RadioButtonSource;
