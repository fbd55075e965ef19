// expect: P008
model M
  Real x;
equation
<<if time > 1 then\n*600>>x = 1;
<<else x = 2; end if;\n*600>>end M;
