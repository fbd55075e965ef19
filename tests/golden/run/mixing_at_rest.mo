// Streams that mix near rest: exactly by their flows while these are more than a millionth of the nominal value, their
// plain mean at rest, and between the two without a step (specification 15.2, the recommended form).
connector Port
  Real p;
  flow Real m_flow(nominal = 2);
  stream Real h_outflow;
end Port;
model Source
  Port port;
  parameter Real h;
  input Real m "that comes out of it";
equation
  port.m_flow = -m;
  port.h_outflow = h;
end Source;
model Rest
  Port port;
  Real h = inStream(port.h_outflow);
equation
  port.p = 1;
  port.h_outflow = 50;
end Rest;
model Junction "of two sources"
  parameter Real a, b;
  Source first(h = 10, m = a), second(h = 20, m = b);
  Rest rest;
equation
  connect(first.port, rest.port);
  connect(second.port, rest.port);
end Junction;
model M
  Junction still(a = 0, b = 0), away(a = -1, b = -1e-9), exact(a = 1e-3, b = 3e-3), one(a = 3e-6, b = -1);
  Junction half(a = 1e-6, b = -1) "half of what is small: its weight is 1/2*1e-6 + 1/2*2e-6, the other's 1/2*2e-6";
  Source turning(h = 10, m = 1e-5*cos(time)), turned(h = 20, m = -1e-5*cos(time));
  Rest rest "beside a flow from one side that turns about to the other one";
  Real mean(start = 0, fixed = true);
equation
  connect(turning.port, rest.port);
  connect(turned.port, rest.port);
  der(mean) = rest.h;
  assert(abs(still.rest.h - 15) < 1e-12 and abs(away.rest.h - 15) < 1e-12, "at rest the plain mean");
  assert(abs(exact.rest.h - 17.5) < 1e-12 and abs(one.rest.h - 10) < 1e-12, "above it exactly by the flows");
  assert(abs(half.rest.h - (1.5*10 + 1*20)/2.5) < 1e-9, "a third as the specification has it");
  when terminal() then
    assert(abs(mean - 15*time) < 1e-3, "the same time at either side");
  end when;
  annotation(experiment(StopTime = 6.283185307179586));
end M;
// Run:
// finished
// endRun
