// A model with errors is translated in two orders, in which functions have other numbers: each order has its own.
model M
  import Modelica.Utilities.Strings.*;
  parameter Real c[length("abc")] = {1, 2, 3};
  parameter Real b[scanInteger("2")] = {1, 2};
  parameter Real a[find("abcdef", "de")] = {1, 2, 3, 4};
  parameter Real d[count("a b a", "a")] = {1, 2};
  Real r = unknown;
end M;
// Run:
// 8:12: error N001: name 'unknown' is not known in 'M'
// no model
// endRun
