// n = 47
// e = 3 - (47*2*pi/3 + 300 - 7*pi/6 - 94*pi)/100
// condition 100
model SharedTerms "a relation whose terms are used twice each, 150 deep: 1/y[150] = 1/y[0] + 1.5"
  Real phi(start=0, fixed=true);
  Real e(start=0, fixed=true);
  Integer n(start=0, fixed=true);
  Real y[151];
  Boolean isLarge = y[151] > 0.4;
equation
  der(phi) = 100;
  y[1] = 1.5 + sin(phi);
  for i in 2:151 loop
    y[i] = y[i - 1]/(1 + 0.01*y[i - 1]);
  end for;
  der(e) = if isLarge then 1 else 0;
  when isLarge then
    n = pre(n) + 1;
  end when;
  annotation(experiment(StopTime=3));
end SharedTerms;
