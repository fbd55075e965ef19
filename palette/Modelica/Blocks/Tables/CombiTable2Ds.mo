within Modelica.Blocks.Tables;
block CombiTable2Ds "Table of two arguments"
  import Modelica.Blocks.Types.Smoothness;
  extends Modelica.Blocks.Interfaces.SI2SO;
  extends Internal.CombiTable2DBase;
protected
  Real place[2] = {u1, u2} "Arguments" annotation(HideResult = true);
equation
  // Straight lines and steps have fewer derivatives than splines.
  if smoothness == Smoothness.LinearSegments then
    y = Internal.getTable2DValueNoDer2(tableID, u1, u2);
  elseif smoothness == Smoothness.ConstantSegments then
    y = Internal.getTable2DValueNoDer(tableID, u1, u2);
  else
    y = Internal.getTable2DValue(tableID, u1, u2);
  end if;
  for i in 1:2 loop
    assert(noEvent(not isWatched or place[i] >= u_min[i]),
      "u" + String(i) + " = " + String(place[i]) + " lies below the table, which begins at " + String(u_min[i]),
      AssertionLevel.warning);
    assert(noEvent(not isWatched or place[i] <= u_max[i]),
      "u" + String(i) + " = " + String(place[i]) + " lies above the table, which ends at " + String(u_max[i]),
      AssertionLevel.warning);
  end for;
  annotation(Documentation(info = "<html>
<p>First column: first argument; first row: second argument; the rest: results. The corner element is not used.</p>
</html>"));
end CombiTable2Ds;
