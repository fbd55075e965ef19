// Calls that would change what lies elsewhere are refused, also when they go through functions of a library.
impure function remove
  input String name;
  external "C" ModelicaInternal_removeFile(name);
end remove;

impure function clean
  input String folder;
algorithm
  remove(folder + "/letter.txt");
end clean;

model Cleaner
  Real x = time;
initial algorithm
  clean("/somewhere");
end Cleaner;

model M
  Cleaner cleaner;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 16:3: error F502: clean: changing /somewhere/letter.txt is not allowed, in cleaner (at t = 0 s)
//   allow it by --allow-write /somewhere, or in the window when it asks
//   part cleaner
// failed
// endRun
