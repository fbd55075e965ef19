within Modelica.Blocks.Tables;
package Internal "Functions behind the tables"
  extends Modelica.Icons.InternalPackage;

  pure function getTimeTableValue "Value of a time table, twice differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    output Real y "Value";
    external
      "C" y = ModelicaStandardTables_CombiTimeTable_getValue(tableID, icol, timeIn, nextTimeEvent, pre_nextTimeEvent);
    annotation(derivative(noDerivative = nextTimeEvent, noDerivative = pre_nextTimeEvent) = getDerTimeTableValue);
  end getTimeTableValue;

  pure function getTimeTableValueNoDer "Value of a time table, without derivative"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    output Real y "Value";
    external
      "C" y = ModelicaStandardTables_CombiTimeTable_getValue(tableID, icol, timeIn, nextTimeEvent, pre_nextTimeEvent);
  end getTimeTableValueNoDer;

  pure function getTimeTableValueNoDer2 "Value of a time table, once differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    output Real y "Value";
    external
      "C" y = ModelicaStandardTables_CombiTimeTable_getValue(tableID, icol, timeIn, nextTimeEvent, pre_nextTimeEvent);
    annotation(derivative(noDerivative = nextTimeEvent, noDerivative = pre_nextTimeEvent) = getDerTimeTableValueNoDer);
  end getTimeTableValueNoDer2;

  pure function getDerTimeTableValue "Slope of a time table, differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    input Real der_timeIn "Derivative of the time";
    output Real der_y "Derivative of the value";
    external
      "C" der_y = ModelicaStandardTables_CombiTimeTable_getDerValue(tableID, icol, timeIn, nextTimeEvent,
      pre_nextTimeEvent,
      der_timeIn);
    annotation(derivative(order = 2, noDerivative = nextTimeEvent,
      noDerivative = pre_nextTimeEvent) = getDer2TimeTableValue);
  end getDerTimeTableValue;

  pure function getDerTimeTableValueNoDer "Slope of a time table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    input Real der_timeIn "Derivative of the time";
    output Real der_y "Derivative of the value";
    external
      "C" der_y = ModelicaStandardTables_CombiTimeTable_getDerValue(tableID, icol, timeIn, nextTimeEvent,
      pre_nextTimeEvent,
      der_timeIn);
  end getDerTimeTableValueNoDer;

  pure function getDer2TimeTableValue "Curvature of a time table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real timeIn "Time on the scale of the table";
    input Real nextTimeEvent "Next event on the same scale";
    input Real pre_nextTimeEvent "The event before";
    input Real der_timeIn "Derivative of the time";
    input Real der2_timeIn "Second derivative of the time";
    output Real der2_y "Second derivative of the value";
    external "C" der2_y = ModelicaStandardTables_CombiTimeTable_getDer2Value(tableID, icol, timeIn, nextTimeEvent,
      pre_nextTimeEvent, der_timeIn, der2_timeIn);
  end getDer2TimeTableValue;

  pure function getTimeTableTmin "First time of a time table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    output Real timeMin "Time";
    external "C" timeMin = ModelicaStandardTables_CombiTimeTable_minimumTime(tableID);
  end getTimeTableTmin;

  pure function getTimeTableTmax "Last time of a time table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    output Real timeMax "Time";
    external "C" timeMax = ModelicaStandardTables_CombiTimeTable_maximumTime(tableID);
  end getTimeTableTmax;

  pure function getNextTimeEvent "Next corner of a time table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTimeTable tableID "Table";
    input Real timeIn "Time on the scale of the table";
    output Real nextTimeEvent "Time";
    external "C" nextTimeEvent = ModelicaStandardTables_CombiTimeTable_nextTimeEvent(tableID, timeIn);
  end getNextTimeEvent;

  pure function getTable1DValue "Value of a table of one argument, twice differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable1D_getValue(tableID, icol, u);
    annotation(derivative = getDerTable1DValue);
  end getTable1DValue;

  pure function getTable1DValueNoDer "Value of a table of one argument, without derivative"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable1D_getValue(tableID, icol, u);
  end getTable1DValueNoDer;

  pure function getTable1DValueNoDer2 "Value of a table of one argument, once differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable1D_getValue(tableID, icol, u);
    annotation(derivative = getDerTable1DValueNoDer);
  end getTable1DValueNoDer2;

  pure function getDerTable1DValue "Slope of a table of one argument, differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    input Real der_u "Derivative of the argument";
    output Real der_y "Derivative of the value";
    external "C" der_y = ModelicaStandardTables_CombiTable1D_getDerValue(tableID, icol, u, der_u);
    annotation(derivative(order = 2) = getDer2Table1DValue);
  end getDerTable1DValue;

  pure function getDerTable1DValueNoDer "Slope of a table of one argument"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    input Real der_u "Derivative of the argument";
    output Real der_y "Derivative of the value";
    external "C" der_y = ModelicaStandardTables_CombiTable1D_getDerValue(tableID, icol, u, der_u);
  end getDerTable1DValueNoDer;

  pure function getDer2Table1DValue "Curvature of a table of one argument"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    input Integer icol "Index of the column in the list of columns";
    input Real u "Argument";
    input Real der_u "Derivative of the argument";
    input Real der2_u "Second derivative of the argument";
    output Real der2_y "Second derivative of the value";
    external "C" der2_y = ModelicaStandardTables_CombiTable1D_getDer2Value(tableID, icol, u, der_u, der2_u);
  end getDer2Table1DValue;

  pure function getTable1DAbscissaUmin "First argument of a table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    output Real uMin "Argument";
    external "C" uMin = ModelicaStandardTables_CombiTable1D_minimumAbscissa(tableID);
  end getTable1DAbscissaUmin;

  pure function getTable1DAbscissaUmax "Last argument of a table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable1D tableID "Table";
    output Real uMax "Argument";
    external "C" uMax = ModelicaStandardTables_CombiTable1D_maximumAbscissa(tableID);
  end getTable1DAbscissaUmax;

  pure function getTable2DValue "Value of a table of two arguments, twice differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable2D_getValue(tableID, u1, u2);
    annotation(derivative = getDerTable2DValue);
  end getTable2DValue;

  pure function getTable2DValueNoDer "Value of a table of two arguments, without derivative"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable2D_getValue(tableID, u1, u2);
  end getTable2DValueNoDer;

  pure function getTable2DValueNoDer2 "Value of a table of two arguments, once differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    output Real y "Value";
    external "C" y = ModelicaStandardTables_CombiTable2D_getValue(tableID, u1, u2);
    annotation(derivative = getDerTable2DValueNoDer);
  end getTable2DValueNoDer2;

  pure function getDerTable2DValue "Slope of a table of two arguments, differentiable"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    input Real der_u1 "Derivative of the first argument";
    input Real der_u2 "Derivative of the second argument";
    output Real der_y "Derivative of the value";
    external "C" der_y = ModelicaStandardTables_CombiTable2D_getDerValue(tableID, u1, u2, der_u1, der_u2);
    annotation(derivative(order = 2) = getDer2Table2DValue);
  end getDerTable2DValue;

  pure function getDerTable2DValueNoDer "Slope of a table of two arguments"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    input Real der_u1 "Derivative of the first argument";
    input Real der_u2 "Derivative of the second argument";
    output Real der_y "Derivative of the value";
    external "C" der_y = ModelicaStandardTables_CombiTable2D_getDerValue(tableID, u1, u2, der_u1, der_u2);
  end getDerTable2DValueNoDer;

  pure function getDer2Table2DValue "Curvature of a table of two arguments"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    input Real u1 "First argument";
    input Real u2 "Second argument";
    input Real der_u1 "Derivative of the first argument";
    input Real der_u2 "Derivative of the second argument";
    input Real der2_u1 "Second derivative of the first argument";
    input Real der2_u2 "Second derivative of the second argument";
    output Real der2_y "Second derivative of the value";
    external
      "C" der2_y = ModelicaStandardTables_CombiTable2D_getDer2Value(tableID, u1, u2, der_u1, der_u2, der2_u1, der2_u2);
  end getDer2Table2DValue;

  pure function getTable2DAbscissaUmin "Smallest arguments of a table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    output Real uMin[2] "Both arguments";
    external "C" ModelicaStandardTables_CombiTable2D_minimumAbscissa(tableID, uMin);
  end getTable2DAbscissaUmin;

  pure function getTable2DAbscissaUmax "Largest arguments of a table"
    extends Modelica.Icons.Function;
    input Modelica.Blocks.Types.ExternalCombiTable2D tableID "Table";
    output Real uMax[2] "Both arguments";
    external "C" ModelicaStandardTables_CombiTable2D_maximumAbscissa(tableID, uMax);
  end getTable2DAbscissaUmax;

end Internal;
