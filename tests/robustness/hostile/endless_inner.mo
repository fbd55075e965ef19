// expect: S003
model M
  model W
    outer W w;
    Real x = w.x;
  end W;
  inner W w;
end M;
