// Functions that call themselves several times: what is known ends them, what is not is left to the run.
function area "integral of w*x over an interval, halved until it is short"
  input Real a, b, w;
  output Real result;
algorithm
  if b - a < 1/1500 then
    result := w*(b - a)*(a + b)/2;
  else
    result := area(a, (a + b)/2, w) + area((a + b)/2, b, w);
  end if;
end area;
function fibonacci
  input Integer n;
  output Integer result = if n < 2 then n else fibonacci(n - 1) + fibonacci(n - 2);
algorithm
end fibonacci;
function paths "ways through a grid to its corner, times a weight"
  input Integer n, m;
  input Real w;
  output Real result;
algorithm
  if n == 0 or m == 0 then
    result := w;
  else
    result := paths(n - 1, m, w) + paths(n, m - 1, w);
  end if;
end paths;
model Wide "4,095 bodies for the halves, 25,739 for the ways if equal ones were not made once"
  Real y = area(0, 1, time);
  Real z = paths(8, 8, time);
equation
  assert(abs(y - time/2) < 1e-9, "halves");
  assert(abs(z - 12870*time) < 1e-6, "grid");
  assert(fibonacci(30) == 832040, "known");
end Wide;
// Run:
// finished
// endRun
