// n = 41
// m = 41
// k = 41
// tolerances 1e-6
model ZeroFactor "clocked equations that name a variable of another clock's partition with no factor left of it"
  constant Integer none = 0;
  parameter Real T = 0.05;
  Integer a(start = 0), n(start = 0), k(start = 0);
  Real b(start = 0), m(start = 0);
equation
  when Clock(1, 20) then
    a = previous(a) + 1;
  end when;
  when Clock() then
    n = previous(n) + 1 + none*a;
  end when;
  when Clock(T) then
    b = previous(b) + 1;
  end when;
  when Clock() then
    m = previous(m) + 1 + (b - b);
  end when;
  k = previous(k) + 1 + 0*a;
  annotation(experiment(StopTime = 2.02));
end ZeroFactor;
