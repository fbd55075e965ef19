// expect: finished
model M
  Real <<a*200000>> = time;
end M;
