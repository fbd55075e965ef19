model M
  Modelica.Blocks.Tables.CombiTable1Ds table(tableOnFile = true, tableName = "a", fileName = "no such file.txt");
equation
  table.u = time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error I101: table file no such file.txt: cannot be opened, in table (at t = 0 s)
//   part table
// failed
// endRun
