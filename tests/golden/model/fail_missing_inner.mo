model M
  partial model World
    Real g;
  end World;
  model Body
    outer World world;
  end Body;
  Body body;
end M;
// Flat:
// 6:17: error N006: body needs an inner 'world' around it
//   add a part named world of class M.World to the model
//   part body
// endFlat
