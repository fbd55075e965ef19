// expect: P008
model M
  Real x = time;
equation
//@ 600 for i{k} in 1:1 loop
assert(x < 2, "");
<<end for;\n*600>>end M;
