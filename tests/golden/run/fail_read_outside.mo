// A part reads a file that lies elsewhere: not allowed, told with function, file, part and what would allow it.
impure function count
  input String name;
  output Integer n;
  external "C" n = ModelicaInternal_countLines(name);
end count;

model Reader
  discrete Real n(start = 0, fixed = true);
algorithm
  when time > 0.5 then
    n := count("/somewhere/else.txt");
  end when;
end Reader;

model M
  Reader reader;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error F501: count: reading /somewhere/else.txt is not allowed, in reader (at t = 0.… s)
//   allow it by --allow-read /somewhere, or in the window when it asks
//   part reader
// failed
// endRun
