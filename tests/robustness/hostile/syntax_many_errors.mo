// expect: P001
model M<<\n  Real = ;*20000>>
end M;
