// expect: finished
model M
  Real x = time;
  annotation(Icon(graphics = <<{*3000>><<}*3000>>));
end M;
