// Of the environment only language and time zone are told.
impure function variable
  input String name;
  output String value;
  output Boolean isThere;
  external "C" ModelicaInternal_getenv(name, 0, value, isThere);
end variable;

model M
  parameter String home = variable("HOME");
  Real x = time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 10:27: warning F503: the variable HOME of the environment is not told to models: it is empty
// finished
// endRun
