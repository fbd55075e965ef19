// An array cannot have fewer than no elements; none are no error.
model NegativeSizes
  parameter Integer n = -1;
  Real a = sum(fill(2.0, n));
  Real b = sum(identity(n));
  function f
    input Integer n;
    output Real s;
  algorithm
    s := sum(zeros(2, n - 1));
  end f;
  Real c = f(0);
  Real d = f(1), e = sum(ones(0));
end NegativeSizes;
// Flat:
// 4:26: error T004: an array cannot have the size -1
// 5:25: error T004: an array cannot have the size -1
// 10:23: error T004: an array cannot have the size -1
// endFlat
