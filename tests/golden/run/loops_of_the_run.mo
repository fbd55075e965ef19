// Loops whose length depends on the run, in algorithms of models, against values by hand.
model M
  record Chain
    Real a[3];
    Integer k;
  end Chain;
  model Growing
    parameter Real g = 2;
    Real u;
    Chain r;
  algorithm
    r.k := 0;
    r.a := {u, 2*u, 3*u};
    while r.a[3] < 10*g loop
      r.a := g*r.a;
      r.k := r.k + 1;
    end while;
  end Growing;
  Growing part[2](g = {3, 2});
  Real root, slope "square root by Newton's method";
  Integer n(start = 0, fixed = true), found, total, sums[4](each start = 7, each fixed = true);
  Real v[4], backwards;
  Real x(start = 1, fixed = true), reference(start = 1, fixed = true), power, implicit;
  parameter Real halved(fixed = false);
initial algorithm
  halved := 5;
  while halved > 1 loop
    halved := halved/2;
  end while;
equation
  part.u = {1, 2};
  slope = der(root);
  der(x) = -power;
  der(reference) = -(reference + reference^2/2 + (if n > 2 then reference^3/3 else 0));
  implicit^3 + implicit = power;
algorithm
  root := 2 + time;
  while abs(root^2 - (1 + time)) > 1e-13 loop
    root := 0.5*(root + (1 + time)/root);
  end while;
algorithm
  when sample(0.1, 0.25) then
    n := pre(n) + 1;
    found := 0;
    for i in 1:3*n loop
      if i^2 > 30 then
        found := i;
        break;
      end if;
    end for;
    total := 0;
    while true loop
      for j in 1:n loop
        if j > 3 then
          break;
        end if;
        total := total + j;
      end for;
      if total >= 2*n then
        break;
      end if;
    end while;
    for i in 1:n loop
      sums[i] := pre(sums[i]) + i;
    end for;
  end when;
algorithm
  v := fill(-1, 4);
  for i in 1:n loop
    v[i] := i*time;
  end for;
  backwards := 0;
  for i in n:-1:1 loop
    backwards := 2*backwards + v[i];
  end for;
algorithm
  power := 0;
  for i in 1:(if n > 2 then 3 else 2) loop
    power := power + x^i/i;
  end for;
equation
  assert(part[1].r.k == 3 and abs(part[1].r.a[3] - 81) < 1e-12, "first chain");
  assert(part[2].r.k == 2 and abs(part[2].r.a[1] - 8) < 1e-12, "second chain");
  assert(abs(root - sqrt(1 + time)) < 1e-9 and abs(slope - 0.5/sqrt(1 + time)) < 1e-9, "root");
  assert(abs(halved - 0.625) < 1e-12, "initial algorithm");
  assert(abs(x - reference) < 1e-5 and abs(implicit^3 + implicit - power) < 1e-6, "state");
  when terminal() then
    assert(n == 4 and found == 6 and total == 12, "counters");
    assert(sums[1] == 11 and sums[2] == 13 and sums[3] == 13 and sums[4] == 11, "left limits");
    assert(abs(v[3] - 3*time) < 1e-12 and abs(backwards - 49*time) < 1e-12, "arrays");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
