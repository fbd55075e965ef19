within Modelica.Blocks.Routing;
block Extractor "Selects one element of a vector by a signal"
  extends Modelica.Blocks.Interfaces.MISO;
  parameter Boolean allowOutOfRange = false "The index may point outside" annotation(choices(checkBox = true));
  parameter Real outOfRangeValue = 1e10 "Output if the index points outside"
    annotation(Dialog(enable = allowOutOfRange));
  Modelica.Blocks.Interfaces.IntegerInput index "Place of the element"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
protected
  Boolean isInside = index >= 1 and index <= nin "There is such an element";
equation
  y =
    if allowOutOfRange and not isInside then outOfRangeValue
    else sum(if index == k then u[k] else 0 for k in 1:nin);
  assert(allowOutOfRange or isInside, "The index " + String(index) + " points outside the vector");
  annotation(Documentation(info = "<html>
<p><code>y = u[index]</code>.</p>
</html>"));
end Extractor;
