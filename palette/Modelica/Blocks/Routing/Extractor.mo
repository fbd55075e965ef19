within Modelica.Blocks.Routing;
block Extractor "Selects one element of a vector by a signal"
  extends Modelica.Blocks.Interfaces.MISO;
  parameter Boolean allowOutOfRange = false "The index may point outside" annotation(choices(checkBox = true));
  parameter Real outOfRangeValue = 1e10 "Output if the index points outside"
    annotation(Dialog(enable = allowOutOfRange));
  Modelica.Blocks.Interfaces.IntegerInput index "Place of the element"
    annotation(Placement(transformation(extent = {{-20, -20}, {20, 20}}, rotation = 90, origin = {0, -120})));
protected
  Real k[nin] "One at the selected element, zero elsewhere";
equation
  when {initial(), change(index)} then
    for i in 1:nin loop
      k[i] = if i == index then 1 else 0;
    end for;
  end when;
  y = if allowOutOfRange and (index < 1 or index > nin) then outOfRangeValue else k * u;
  if not allowOutOfRange then
    assert(1 <= index and index <= nin, "The index " + String(index) + " points outside the vector");
  end if;
  annotation(Documentation(info = "<html>
<p><code>y = u[index]</code>.</p>
</html>"));
end Extractor;
