within Modelica.Blocks.Math;
block Pythagoras "Side of a right triangle"
  extends Interfaces.SI2SO;
  parameter Boolean u1IsHypotenuse = false "u1 is the longest side, y another one";
  Interfaces.BooleanOutput valid "The triangle exists"
    annotation(Placement(transformation(extent = {{100, -70}, {120, -50}})));
protected
  Real square "Square of the side";
equation
  // The difference of two squares as a product keeps its digits where both sides are alike.
  square = if u1IsHypotenuse then (u1 - u2) * (u1 + u2) else u1 * u1 + u2 * u2;
  if u1IsHypotenuse then
    valid = square >= 0;
    y = noEvent(if square > 0 then sqrt(square) else 0);
  else
    valid = true;
    y = sqrt(square);
  end if;
  annotation(Documentation(info = "<html>
<p>Root of the sum, or of the difference, of two squares.</p>
</html>"));
end Pythagoras;
