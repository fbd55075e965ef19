// expect: finished
// slow
// A class whose signs have a million rows.
model B
  Real v0 = time;
  annotation(__Armature(signs = "{\"format\":\"armature-signs\",\"version\":1,\"rows\":[
//@ 1000000 {\"variable\":\"v{k}\",\"quantity\":\"velocity\",\"axis\":\"line\",\"positive\":\"p\",\"negative\":\"n\",\"zero\":\"z\"},
    {\"variable\":\"v0\",\"quantity\":\"velocity\",\"axis\":\"line\",\"positive\":\"p\",\"negative\":\"n\",\"zero\":\"z\"}]}"));
end B;
model M
  B b1 annotation(Placement(transformation(extent = {{-40, -10}, {-20, 10}})));
  B b2 annotation(Placement(transformation(extent = {{20, -10}, {40, 10}})));
end M;
