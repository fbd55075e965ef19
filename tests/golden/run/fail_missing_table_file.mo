model M
  Modelica.Blocks.Tables.CombiTable1Ds table(tableOnFile = true, tableName = "a", fileName = "no such file.txt");
equation
  table.u = time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error F505: Modelica.Blocks.Types.ExternalCombiTable1D.constructor: tests/golden/run/no such file.txt cannot be opened: No such file or directory, in table (at t = 0 s)
//   part table
// failed
// endRun
