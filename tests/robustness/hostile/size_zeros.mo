// expect: N011
// 10¹² numbers by a constructor
model M
  Real x = sum(zeros(999999999999));
end M;
