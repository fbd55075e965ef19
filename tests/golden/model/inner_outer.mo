package P
  model World
    parameter Real g = 9.81;
    replaceable function field = constantField(g = g);
  end World;
  function constantField
    input Real r;
    input Real g;
    output Real a;
  algorithm
    a := g + 0*r;
  end constantField;
  model Body
    outer World world;
    Real a = world.field(2) + world.g;
  end Body;
  model Group
    Body body;
  end Group;
end P;
model InnerOuter
  inner P.World world(g = 1.62);
  P.Group group;
end InnerOuter;
// Flat:
// model InnerOuter
//   parameter Real world.g = 1.62
//   Real group.body.a
// equation
//   group.body.a = world.g + world.g  // declared value
// end InnerOuter
// endFlat
