// Subscripts behind a field are those of the field, in functions and algorithms as in equations: z.b[1] of an array z has
// one element for each of it (specification 10.6.9).
package P
  record Pair
    Real a;
    Real b[3];
  end Pair;
  record Row
    Pair r[2];
    Real c;
  end Row;
  function direct
    input Pair z[:];
    input Integer k;
    output Real first, chosen, counted, all[size(z, 1), 3];
  algorithm
    first := sum(z.b[1]);
    chosen := sum(z.b[k]);
    counted := sum(sum(z.b[i])*i for i);
    all := z.b;
  end direct;
  function nested
    input Row z[2];
    output Real ofOne, last[2, 2], ofEnd, turned[2, 2];
  algorithm
    ofOne := sum(z.r[2].b[1]);
    last := z.r.b[3];
    ofEnd := z[2].r.b[end]*{1, 10};
    turned := z[:].r[{2, 1}].a;
  end nested;
  model Part
    Real v[2];
  end Part;
end P;
model M
  P.Pair z[2](a = {1, 2}, b = {{1, 10, 100}, {2, 20, 200}});
  P.Row w[2](c = {1, 2}, r(a = [1, 2; 3, 4], b = {{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}));
  Integer k = if time > 0.5 then 2 else 1;
  Real first, chosen, counted, all[2, 3];
  Real ofOne, last[2, 2], ofEnd, turned[2, 2];
  P.Part p[3];
  Real ofParts[3];
algorithm
  for i in 1:3 loop
    p[i].v := {i, 10*i};
  end for;
  ofParts := p.v[2];
equation
  (first, chosen, counted, all) = P.direct(z, k);
  (ofOne, last, ofEnd, turned) = P.nested(w);
  assert(max(abs({first, counted, all[2, 3]} - {3, 3 + 2*30 + 3*300, 200})) + abs(chosen - sum(z.b[k])) < 1e-9, "in a function");
  assert(max(abs({ofOne, last[2, 1], ofEnd, turned[1, 1], turned[2, 2]} - {14, 9, 129, 2, 3})) < 1e-9, "nested");
  assert(max(abs(ofParts - {10, 20, 30})) < 1e-9, "in an algorithm");
end M;
// Run:
// finished
// endRun
