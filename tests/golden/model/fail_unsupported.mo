connector C
  R r;
end C;
record R
  Real x;
  function equalityConstraint
    input R a, b;
    output Real residue[0];
  end equalityConstraint;
end R;
model M
  C c;
  Integer n[:] = Connections.uniqueRootIndices({c.r}, {c.r});
end M;
// Flat:
// 13:18: error T012: 'Connections.uniqueRootIndices' is not supported
// endFlat
