model M
  Real x, y;
equation
  x = time;
  x = 2;
end M;
// Run:
// 4:3: error S003: the model is contradictory: x is prescribed twice, while nothing determines y
//   4:3: left over: 2 = time
//   look for a missing ground or fixed point, or for two ideal sources on one connection
// no model
// endRun
