// expect: finished
model M
  extends M.A;
  model A
    Real x = time;
  end A;
end M;
