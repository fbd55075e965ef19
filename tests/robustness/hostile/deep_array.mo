// expect: P008
model M
  Real x = <<{*3000>>1<<}*3000>>;
end M;
