within Modelica.Blocks.Sources;
block TimeTable "Straight lines through given points"
  parameter Real table[:, 2] = fill(0.0, 0, 2) "Rows of time and value; times do not fall, equal times make a jump";
  parameter SI.Time timeScale(min = Modelica.Constants.eps) = 1 "Length of one unit of the first column"
    annotation(Evaluate = true);
  extends Interfaces.SignalSource;
  parameter SI.Time shiftTime = startTime "Time to which the zero of the table is moved";
protected
  discrete Real slope "Slope of the present line";
  discrete Real level "Value at its beginning";
  discrete Real begin "Time of its beginning, on the scale of the table";
  discrete SI.Time corner(start = 0, fixed = true) "Time of the next corner";
  parameter Real shift = shiftTime / timeScale "Time of the zero of the table, on its scale";
  constant Real slack = 100 * Modelica.Constants.eps "Times closer than this part of them are equal";

  function lineAt "Straight line that holds at a time"
    extends Modelica.Icons.Function;
    input Real table[:, 2] "Rows of time and value";
    input Real t "Time on the scale of the table";
    input Real slack "Times closer than this part of them are equal";
    output Real slope = 0 "Slope";
    output Real level "Value at the beginning";
    output Real begin "Time of the beginning";
    output Real corner = Modelica.Constants.inf "Time of the next corner";
  protected
    Integer low = 1 "Row at the beginning";
    Integer high = size(table, 1) "Row at the end";
    Integer middle;
    Real length;
  algorithm
    assert(high < 2 or table[1, 1] == 0, "The first time in the table has to be 0, not " + String(table[1, 1]));
    // The last row that is reached, but not the very last one: behind it the line in front of it goes on.
    while low + 1 < high loop
      middle := div(low + high, 2);
      if t < table[middle, 1] then
        high := middle;
      else
        low := middle;
      end if;
    end while;
    begin := table[low, 1];
    level := table[low, 2];
    if high < size(table, 1) then
      corner := table[high, 1];
    end if;
    length := table[high, 1] - begin;
    if length > slack * abs(table[high, 1]) then
      slope := (table[high, 2] - level) / length;
    else
      level := table[high, 2];
    end if;
  end lineAt;
algorithm
  when {initial(), time >= pre(corner)} then
    if time + slack * abs(time) < startTime then
      slope := 0;
      level := 0;
      begin := 0;
      corner := startTime;
    else
      (slope, level, begin, corner) := lineAt(table, time / timeScale + slack * abs(time / timeScale) - shift, slack);
      corner := if corner < Modelica.Constants.inf then (corner + shift) * timeScale else corner;
    end if;
  end when;
equation
  y = offset + level + slope * (time / timeScale - shift - begin);
  assert(size(table, 1) > 0, "The table needs at least one row");
  annotation(Documentation(info = "<html>
<p>Between two rows the value changes evenly; after the last row the last line goes on. The first time has to be
zero. The line is counted from its own beginning, so late times cost no digits.</p>
</html>"));
end TimeTable;
