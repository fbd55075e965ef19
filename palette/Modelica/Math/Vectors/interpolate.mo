within Modelica.Math.Vectors;
function interpolate "Value between given points, on straight lines"
  extends Modelica.Icons.Function;
  input Real x[:] "Abscissas, rising";
  input Real y[size(x, 1)] "Ordinates";
  input Real xi "Abscissa of the wanted value";
  input Integer iLast = 1 "Interval in which to begin to search";
  output Real yi "Wanted value; beyond the ends the last line goes on";
  output Integer iNew "Interval in which it was found";
protected
  Integer n = size(x, 1) "Number of points";
  Real part "Place in the interval, from 0 to 1 inside";
algorithm
  assert(n > 0, "An interpolation needs at least one point");
  iNew := max(1, min(n - 1, iLast));
  if n == 1 then
    yi := y[1];
  else
    while (if iNew > 1 then xi < x[iNew] else false) loop
      iNew := iNew - 1;
    end while;
    while (if iNew < n - 1 then xi >= x[iNew + 1] else false) loop
      iNew := iNew + 1;
    end while;
    assert(x[iNew + 1] > x[iNew], "The abscissas of an interpolation have to rise");
    part := (xi - x[iNew]) / (x[iNew + 1] - x[iNew]);
    yi := y[iNew] + part * (y[iNew + 1] - y[iNew]);
  end if;
end interpolate;
