// expect: finished
model M
  Real '\0\n"%s' = time;
end M;
