// Operators that records do not have.
operator record N
  Real x;
  encapsulated operator function '+'
    import N;
    input N a, b;
    output N c;
  algorithm
    c := N(a.x + b.x);
  end '+';
end N;
model M
  N n = N(1), none[0], v[2] = {n, n}, A[2, 2] = [v, v];
  N product = n*n;
  N nothing = sum(none);
  N outer1 = v*v;
  N difference[2] = v - v;
  N unequal[2] = v + {n, n, n};
  N many = product(v);
  Real greatest = max(v), crossed[3] = cross({n, n, n}, {1, 2, 3}), spread[2, 2] = diagonal(v);
  N image[2] = A*{n, n, n};
  N power[2, 2] = A^0;
  String s = String(n);
  Boolean isEqual = v == v;
  N joined[2] = cat(1, {n}, {1});
end M;
// Flat:
// 14:15: error T001: 'N' has no such operator
// 15:15: error T001: 'N' has no operator '0'
// 16:14: error T001: a vector of records can only be multiplied by an array where '*' is defined for both
// 17:21: error T001: 'N' has no such operator
// 18:18: error T002: the operands differ in size: [2] and [3]
// 19:12: error T001: 'product' needs numbers
// 20:19: error T001: 'max' needs numbers
// 20:40: error T001: 'cross' needs numbers
// 20:84: error T001: 'diagonal' needs numbers
// 21:16: error T002: the factors differ in size: [2, 2] and [3]
// 22:19: error T002: only a square matrix can be raised to a known power
//   use .^ for the elements
// 23:14: error T001: String needs a value that is no record, or a record with an operator 'String' for it
// 24:21: error T002: only scalars can be compared
// 25:17: error T001: values of type record and Integer cannot be mixed
// endFlat
