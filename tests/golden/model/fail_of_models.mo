// Arguments of operators of events, streams and messages.
connector Port
  Real v;
  flow Real f;
  stream Real h;
end Port;
model M
  Port port;
  Real x = time, s;
  discrete Real d(start = 0);
  Boolean a = x == 1, b = x <> d, c = terminal(1);
equation
  port.v = 1;
  port.h = 2;
  when sample(x, 1) then
    d = 1;
  end when;
  s = delay(x, x) + inStream(port.v) + der(d);
  assert(x < 2, 3);
  assert(x < 2, "far", 1);
  when x > 0.5 then
    terminate(x);
  end when;
end M;
// Flat:
// 11:15: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 11:27: warning T020: Reals are compared by '==' or '<>' outside of a function
//   no event is found for it; use a difference: abs(a - b) < tolerance
// 11:39: error T005: 'terminal' cannot be called with 1 arguments
// 15:8: error T017: the arguments of 'sample' have to consist of parameters
// 18:7: error T017: 'delay' by a time that varies needs its greatest value as a third argument
// 19:17: error T314: assert takes a Boolean, a String and an AssertionLevel
// 20:24: error T314: assert takes a Boolean, a String and an AssertionLevel
// 22:15: error T314: terminate takes a String
// endFlat
