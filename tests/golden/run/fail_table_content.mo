// A file that is there but holds no table.
model M
  Modelica.Blocks.Tables.CombiTable1Ds table(tableOnFile = true, tableName = "a", fileName = "fail_table_content.mo");
equation
  table.u = time;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// error F201: Modelica.Blocks.Types.ExternalCombiTable1D.constructor: table file fail_table_content.mo: does not begin with #1, in table (at t = 0 s)
//   part table
// failed
// endRun
