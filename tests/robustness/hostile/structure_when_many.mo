// expect: stopped finished
model M
  Integer n[20000](each start = 0);
equation
  for i in 1:20000 loop
    when time > i / 20001 then
      n[i] = pre(n[i]) + 1;
    end when;
  end for;
end M;
