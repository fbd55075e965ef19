within Modelica.Blocks.Math;
block Pythagoras "Side of a right triangle"
  extends Interfaces.SI2SO;
  parameter Boolean u1IsHypotenuse = false "u1 is the longest side, y another one";
  Interfaces.BooleanOutput valid "The triangle exists"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
protected
  Real y2 "Square of the side";
equation
  if u1IsHypotenuse then
    y2 = u1 ^ 2 - u2 ^ 2;
    valid = y2 >= 0;
    y = if noEvent(y2 >= 0) then sqrt(y2) else 0;
  else
    y2 = u1 ^ 2 + u2 ^ 2;
    valid = true;
    y = sqrt(y2);
  end if;
  annotation(Documentation(info = "<html>
<p>Root of the sum, or of the difference, of two squares.</p>
</html>"));
end Pythagoras;
