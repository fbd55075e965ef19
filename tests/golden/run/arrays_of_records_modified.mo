// A modifier of an array of records is split over its elements, in functions, within records and in short classes of
// arrays too (specification 7.2.5), but for `each`; a dimension may be an enumeration or Boolean (10.1).
package P
  type E = enumeration(low, middle, high);
  record Pair
    Real a = 1;
    Real b[2] = {2, 3};
  end Pair;
  record Row
    Pair r[2](a = {5, 6});
  end Row;
  record Three = Pair[3](a = {1, 2, 3}, b = {{1, 2}, {3, 4}, {5, 6}});
  record Six = Three[2](a = [1, 2, 3; 4, 5, 6]);
  connector Pin
    Real e;
    flow Real f;
  end Pin;
  connector Pins = Pin[2](e(start = {3, 4}, each fixed = true));
  model Store
    Pins c;
  equation
    der(c.e) = zeros(2);
  end Store;
  function locals
    input Real u;
    output Real y[6];
  protected
    Pair s[2, 2](a = [1, 2; 3, 4], each b = {u, 2*u});
    Row q[2](r(a = [1, 2; 3, 4]));
    Row w;
    Pair none[0](a = zeros(0));
    Pair m[3](a = {u*i for i in 1:3});
    Six six;
  algorithm
    y := {s[2, 1].a, s[1, 2].b[2], q[2].r[1].a, w.r[2].a, m[3].a + size(none, 1), six[2, 1].a + six[2, 3].b[2]};
  end locals;
  function types
    input Real k;
    output Real y;
  protected
    Real m[E, 2];
    Real n[Boolean] = {4, 5};
  algorithm
    for e in E loop
      m[e, 1] := Integer(e);
      m[e, 2] := 10*Integer(e);
    end for;
    y := m[E.high, 2] + n[k > 0] + size(m, 1);
  end types;
end P;
model M
  P.Three three, threeTwice[2](a = [7, 8, 9; 10, 11, 12]);
  P.Six six;
  P.Store one, two[2](c(e(start = [7, 8; 9, 10])));
  parameter P.Row row = P.Row();
  Real y[6] = P.locals(2*time);
  Real z = P.types(time - 2);
equation
  assert(max(abs({three[2].a, three[3].b[1], threeTwice[2, 1].a, threeTwice[2, 3].b[2]} - {2, 5, 10, 6})) < 1e-9, "short");
  assert(abs(six[2, 1].a - 4) + abs(six[2, 2].b[1] - 3) < 1e-9, "short of a short one");
  assert(abs(one.c[2].e - 4) + abs(two[2].c[1].e - 9) < 1e-9, "connectors");
  assert(abs(row.r[2].a - 6) < 1e-9, "in a record");
  assert(max(abs(y - {3, 4*time, 3, 6, 6*time, 10})) < 1e-9, "in a function");
  assert(abs(z - 37) < 1e-9, "dimensions that are types");
end M;
// Run:
// finished
// endRun
