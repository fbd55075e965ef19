// expect: N009
model M
  record R
    R r;
    Real x;
  end R;
  R r;
end M;
