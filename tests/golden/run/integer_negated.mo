model M
  Integer i = integer(3*time), j = -i;
  Integer k = -j;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// finished
// endRun
