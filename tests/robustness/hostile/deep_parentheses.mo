// expect: P008
model M
  Real x = <<(*3000>>time<<)*3000>>;
end M;
