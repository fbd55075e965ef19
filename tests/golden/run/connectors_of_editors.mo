// Connectors with a stream stand in an array, each with its one flow; a section of equations without any is none; an
// operator with a dot between two scalar records is the one without.
model M
  connector Port
    Real p;
    flow Real q;
    stream Real h;
  equation
  end Port;
  model Source
    Port port;
  equation
    port.p = 1 + 0.5*port.q;
    port.h = 2;
  end Source;
  model Mixer
    parameter Integer n = 0;
    Port ports[n];
    parameter Real share[n] = ones(n);
    Real p = share*ports.p;
  equation
    ports.q = fill(p, n);
    ports.h = fill(3, n);
  end Mixer;
  Source source[2];
  Mixer mixer(n = 2, share = {0.25, -0.5});
  Complex z = Complex(1, 2) .* Complex(0, 1), w = (z .+ 1) ./ Complex(0, 1);
equation
  connect(source.port, mixer.ports);
  assert(abs(mixer.p - (-0.25*(1 - 0.5*mixer.p))) < 1e-9, "a flow for each connector");
  assert(abs(z.re + 2) + abs(z.im - 1) + abs(w.re - 1) + abs(w.im - 1) < 1e-12, "elementwise operators");
end M;
// Run:
// finished
// endRun
