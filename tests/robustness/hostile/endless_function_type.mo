// expect: P001
model M
  record R
    Real x = f(1).x;
  end R;
  function f
    input Real u;
    output R r;
  algorithm
    r.x := u;
  end f;
  R r = f(time);
end M;
