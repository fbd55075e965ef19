within Modelica.Blocks.Tables;
block CombiTable2Dv "Table of two arguments, for vectors of arguments"
  extends Modelica.Blocks.Interfaces.MI2MO;
  extends Internal.CombiTable2DBase;
equation
  if verboseExtrapolation and (extrapolation == Modelica.Blocks.Types.Extrapolation.LastTwoPoints
      or extrapolation == Modelica.Blocks.Types.Extrapolation.HoldLastPoint) then
    for j in 1:n loop
      assert(noEvent(u1[j] >= u_min[1]),
        "u1[" + String(j) + "]" + " = " + String(u1[j]) + " lies below the table, which begins at " + String(u_min[1]),
        level = AssertionLevel.warning);
      assert(noEvent(u1[j] <= u_max[1]),
        "u1[" + String(j) + "]" + " = " + String(u1[j]) + " lies above the table, which ends at " + String(u_max[1]),
        level = AssertionLevel.warning);
      assert(noEvent(u2[j] >= u_min[2]),
        "u2[" + String(j) + "]" + " = " + String(u2[j]) + " lies below the table, which begins at " + String(u_min[2]),
        level = AssertionLevel.warning);
      assert(noEvent(u2[j] <= u_max[2]),
        "u2[" + String(j) + "]" + " = " + String(u2[j]) + " lies above the table, which ends at " + String(u_max[2]),
        level = AssertionLevel.warning);
    end for;
  end if;
  if smoothness == Modelica.Blocks.Types.Smoothness.ConstantSegments then
    for j in 1:n loop
      y[j] = Internal.getTable2DValueNoDer(tableID, u1[j], u2[j]);
    end for;
  elseif smoothness == Modelica.Blocks.Types.Smoothness.LinearSegments then
    for j in 1:n loop
      y[j] = Internal.getTable2DValueNoDer2(tableID, u1[j], u2[j]);
    end for;
  else
    for j in 1:n loop
      y[j] = Internal.getTable2DValue(tableID, u1[j], u2[j]);
    end for;
  end if;
  annotation(Documentation(info = "<html>
<p>As <code>CombiTable2Ds</code>, element by element.</p>
</html>"));
end CombiTable2Dv;
