// expect: finished
model B
  Real v = time;
  annotation(__Armature(signs = "<<[*60000>>"));
end B;
model M
  B b annotation(Placement(transformation(extent = {{-10, -10}, {10, 10}})));
end M;
