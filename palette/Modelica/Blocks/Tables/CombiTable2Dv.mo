within Modelica.Blocks.Tables;
block CombiTable2Dv "Table of two arguments, for vectors of arguments"
  import Modelica.Blocks.Types.Smoothness;
  extends Modelica.Blocks.Interfaces.MI2MO;
  extends Internal.CombiTable2DBase;
protected
  Real place[n, 2] = [u1, u2] "Arguments, one place a row" annotation(HideResult = true);
equation
  // Straight lines and steps have fewer derivatives than splines.
  for k in 1:n loop
    if smoothness == Smoothness.LinearSegments then
      y[k] = Internal.getTable2DValueNoDer2(tableID, u1[k], u2[k]);
    elseif smoothness == Smoothness.ConstantSegments then
      y[k] = Internal.getTable2DValueNoDer(tableID, u1[k], u2[k]);
    else
      y[k] = Internal.getTable2DValue(tableID, u1[k], u2[k]);
    end if;
    for i in 1:2 loop
      assert(noEvent(not isWatched or place[k, i] >= u_min[i]),
        "u" + String(i) + "[" + String(k) + "] = " + String(place[k, i]) + " lies below the table, which begins at " + String(u_min[i]),
        AssertionLevel.warning);
      assert(noEvent(not isWatched or place[k, i] <= u_max[i]),
        "u" + String(i) + "[" + String(k) + "] = " + String(place[k, i]) + " lies above the table, which ends at " + String(u_max[i]),
        AssertionLevel.warning);
    end for;
  end for;
  annotation(Documentation(info = "<html>
<p>As <code>CombiTable2Ds</code>, element by element.</p>
</html>"));
end CombiTable2Dv;
