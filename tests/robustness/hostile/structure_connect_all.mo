// expect: stopped finished F404 S003 S002
model M
  Modelica.Electrical.Analog.Basic.Resistor r[3000](each R = 1);
equation
  for i in 1:3000 loop
    for j in 1:3000 loop
      connect(r[i].p, r[j].n);
    end for;
  end for;
end M;
