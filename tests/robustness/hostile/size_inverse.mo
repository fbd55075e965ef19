// expect: S023
// Gauss and Jordan in symbols
model M
  function inverse
    input Real a[:, size(a, 1)];
    output Real b[size(a, 1), size(a, 1)];
  protected
    Integer n = size(a, 1);
    Real c[size(a, 1), size(a, 1)] = a;
  algorithm
    b := identity(n);
    for k in 1:n loop
      for j in 1:n loop
        b[k, j] := b[k, j] / c[k, k];
        c[k, j] := c[k, j] / c[k, k];
      end for;
      for i in 1:n loop
        if i <> k then
          for j in 1:n loop
            b[i, j] := b[i, j] - c[i, k] * b[k, j];
            c[i, j] := c[i, j] - c[i, k] * c[k, j];
          end for;
        end if;
      end for;
    end for;
  end inverse;
  Real a[100, 100] = ones(100, 100) * time + identity(100);
  Real b[100, 100] = inverse(a);
end M;
