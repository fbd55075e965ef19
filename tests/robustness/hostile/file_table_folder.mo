// expect: F501
model M
  Modelica.Blocks.Sources.CombiTimeTable table(tableOnFile = true, tableName = "t", fileName = "/");
end M;
