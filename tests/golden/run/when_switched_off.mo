// What only a when-clause that parameters switch off would give a value to is no discrete variable: it follows T.
model M
  parameter Boolean isSampled = false;
  parameter Boolean isSampledAt[2] = {true, false};
  Real G, H[2];
  Integer count(start = 0, fixed = true) "of samples";
  Real T(start = 1, fixed = true);
equation
  if isSampled then
    when sample(0, 120) then
      G = 2*pre(T);
    end when;
  else
    G = 2*T;
  end if;
  for i in 1:2 loop
    if isSampledAt[i] then
      when sample(0, 120) then
        H[i] = 2*pre(T);
      end when;
    else
      H[i] = 2*T;
    end if;
  end for;
  when sample(0, 120) then
    count = pre(count) + 1;
  end when;
  der(T) = -G/2000;
  assert(abs(T - exp(-time/1000)) < 1e-5, "T decays");
  assert(abs(G - 2*T) < 1e-12 and abs(H[2] - 2*T) < 1e-12, "G and H[2] follow T");
  assert(abs(H[1] - 2*exp(-0.12*(count - 1))) < 1e-4, "H[1] is a sample of T");
  annotation(experiment(StopTime = 1000));
end M;
// Run:
// finished
// endRun
