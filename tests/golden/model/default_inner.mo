model DefaultInner
  model World
    parameter Real g = 9.81;
  end World;
  model Body
    outer World world;
    Real a = world.g;
  end Body;
  Body body;
end DefaultInner;
// Flat:
// 6:17: warning N007: no part 'world' is defined; one with default settings is used
//   add a part named world of class DefaultInner.World to the model
//   part world
// model DefaultInner
//   Real body.a
//   parameter Real world.g = 9.81
// equation
//   body.a = world.g  // declared value
// end DefaultInner
// endFlat
