// A call for its effect alone that nothing can carry out.
impure function ring
  input String bell;
  output Real loudness;
  external "C" loudness = ring_bell(bell);
end ring;

model M
  Real x(start = 0, fixed = true);
equation
  der(x) = 1;
  when x > 0.5 then
    ring("large");
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// warning T323: 'ring' is not called during the run: the external function ring_bell is not available
//   part 
// finished
// endRun
