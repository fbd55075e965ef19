within Modelica.Blocks.Sources;
block TimeTable "Straight lines through given points"
  parameter Real table[:, 2] = fill(0.0, 0, 2) "Rows of time and value; times do not fall, equal times make a jump";
  parameter SI.Time timeScale(min = Modelica.Constants.eps) = 1 "Length of one unit of the first column"
    annotation(Evaluate = true);
  extends Interfaces.SignalSource;
  parameter SI.Time shiftTime = startTime "Time to which the zero of the table is moved";
protected
  discrete Real a "Slope of the present line";
  discrete Real b "Ordinate of the present line at time zero";
  Integer last(start = 1) "Row at the end of the present line";
  discrete SI.Time nextEvent(start = 0, fixed = true) "Time of the next corner";
  discrete Real nextEventScaled(start = 0, fixed = true) "The same on the scale of the table";
  Real timeScaled "Time on the scale of the table";

  function getInterpolationCoefficients "Line that holds from now to the next corner"
    extends Modelica.Icons.Function;
    input Real table[:, 2] "Rows of time and value";
    input Real offset "Value added to the table";
    input Real startTimeScaled "Start";
    input Real timeScaled "Now";
    input Integer last "Row at the end of the line before";
    input Real TimeEps "Times closer than this, relative, are equal";
    input Real shiftTimeScaled "Time of the zero of the table";
    output Real a "Slope";
    output Real b "Ordinate at time zero";
    output Real nextEventScaled "Time of the next corner";
    output Integer next "Row at the end of the line";
  protected
    Integer rows = size(table, 1);
    Real t "Now, in the table, a little late so that a corner counts as passed";
    Real span "Length of the line";
  algorithm
    next := last;
    nextEventScaled := timeScaled - TimeEps * abs(timeScaled);
    t := timeScaled + TimeEps * abs(timeScaled);
    if t < startTimeScaled then
      // Before the start
      nextEventScaled := startTimeScaled;
      a := 0;
      b := offset;
    elseif rows < 2 then
      a := 0;
      b := offset + table[1, 2];
    else
      t := t - shiftTimeScaled;
      while next < rows and t >= table[next, 1] loop
        next := next + 1;
      end while;
      if next < rows then
        nextEventScaled := shiftTimeScaled + table[next, 1];
      end if;
      next := max(next, 2);
      span := table[next, 1] - table[next - 1, 1];
      if span <= TimeEps * abs(table[next, 1]) then
        a := 0;
        b := offset + table[next, 2];
      else
        a := (table[next, 2] - table[next - 1, 2]) / span;
        b := offset + table[next - 1, 2] - a * table[next - 1, 1];
      end if;
    end if;
    b := b - a * shiftTimeScaled;
  end getInterpolationCoefficients;
algorithm
  if size(table, 1) > 1 then
    assert(not (table[1, 1] > 0.0 or table[1, 1] < 0.0),
      "The first time in the table has to be 0, not " + String(table[1, 1]));
  end if;
  when {time >= pre(nextEvent), initial()} then
    (a, b, nextEventScaled, last) := getInterpolationCoefficients(
      table,
      offset,
      startTime / timeScale,
      timeScaled,
      last,
      100 * Modelica.Constants.eps,
      shiftTime / timeScale);
    nextEvent := nextEventScaled * timeScale;
  end when;
equation
  assert(size(table, 1) > 0, "The table needs at least one row");
  timeScaled = time / timeScale;
  y = a * timeScaled + b;
  annotation(Documentation(info = "<html>
<p>Between two rows the value changes evenly; after the last row the last line goes on. The first time has to be
zero.</p>
</html>"));
end TimeTable;
