// expect: P006
model M
  Real x = <<9*100000>>.<<9*100000>>;
end M;
