within Modelica.Blocks.Tables;
block CombiTable2Ds "Table of two arguments"
  extends Modelica.Blocks.Interfaces.SI2SO;
  extends Internal.CombiTable2DBase;
equation
  if verboseExtrapolation and (extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints
      or extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint) then
    assert(noEvent(u1 >= u_min[1]),
      "u1" + " = " + String(u1) + " lies below the table, which begins at " + String(u_min[1]),
      level = AssertionLevel.warning);
    assert(noEvent(u1 <= u_max[1]),
      "u1" + " = " + String(u1) + " lies above the table, which ends at " + String(u_max[1]),
      level = AssertionLevel.warning);
    assert(noEvent(u2 >= u_min[2]),
      "u2" + " = " + String(u2) + " lies below the table, which begins at " + String(u_min[2]),
      level = AssertionLevel.warning);
    assert(noEvent(u2 <= u_max[2]),
      "u2" + " = " + String(u2) + " lies above the table, which ends at " + String(u_max[2]),
      level = AssertionLevel.warning);
  end if;
  if smoothness == Modelica.Blocks.Types.Smoothness.ConstantSegments then
    y = Internal.getTable2DValueNoDer(tableID, u1, u2);
  elseif smoothness == Modelica.Blocks.Types.Smoothness.LinearSegments then
    y = Internal.getTable2DValueNoDer2(tableID, u1, u2);
  else
    y = Internal.getTable2DValue(tableID, u1, u2);
  end if;
  annotation(Documentation(info = "<html>
<p>First column: first argument; first row: second argument; the rest: results. The corner element is not used.</p>
</html>"));
end CombiTable2Ds;
