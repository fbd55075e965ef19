within Modelica.Blocks.Interfaces;
package Adaptors "From flanges, pins and ports to signals, for coupled simulation"
  extends Modelica.Icons.InterfacesPackage;

  partial model FlowToPotentialAdaptor "Flow signals in, potential signals out"
    parameter Boolean use_pder = true "Exchange the first derivative of the potential"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_pder2 = true "Exchange the second derivative too, which needs the first"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_fder = true "Exchange the first derivative of the flow"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_fder2 = true "Exchange the second derivative too, which needs the first"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    Modelica.Blocks.Interfaces.RealOutput p "Potential"
      annotation(Placement(transformation(extent = {{20, 70}, {40, 90}})));
    Modelica.Blocks.Interfaces.RealOutput pder if use_pder "First derivative of the potential"
      annotation(Placement(transformation(extent = {{20, 40}, {40, 60}})));
    Modelica.Blocks.Interfaces.RealOutput pder2 if use_pder and use_pder2 "Second derivative of the potential"
      annotation(Placement(transformation(extent = {{20, 10}, {40, 30}})));
    Modelica.Blocks.Interfaces.RealInput f "Flow"
      annotation(Placement(transformation(extent = {{40, -90}, {20, -70}})));
    Modelica.Blocks.Interfaces.RealInput fder if use_fder "First derivative of the flow"
      annotation(Placement(transformation(extent = {{40, -60}, {20, -40}})));
    Modelica.Blocks.Interfaces.RealInput fder2 if use_fder and use_fder2 "Second derivative of the flow"
      annotation(Placement(transformation(extent = {{40, -30}, {20, -10}})));
  protected
    parameter String Name_p = "p" "Label of the potential";
    parameter String Name_pder = "der(p)" "Label of its first derivative";
    parameter String Name_pder2 = "der2(p)" "Label of its second derivative";
    parameter String Name_f = "f" "Label of the flow";
    parameter String Name_fder = "der(f)" "Label of its first derivative";
    parameter String Name_fder2 = "der2(f)" "Label of its second derivative";
    Real y "Given to the connector" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealOutput y1 "First derivative of what goes out" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealOutput y2 "Second derivative of what goes out" annotation(HideResult = true);
    Real u "Taken from the signals" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealInput u1 "First derivative of what comes in" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealInput u2 "Second derivative of what comes in" annotation(HideResult = true);
  equation
    // Out
    y = p;
    y1 = if use_pder then der(y) else 0;
    y2 = if use_pder and use_pder2 then der(y1) else 0;
    connect(y1, pder);
    connect(y2, pder2);

    // In
    if use_fder then
      connect(fder, u1);
    else
      u1 = 0;
    end if;
    if use_fder and use_fder2 then
      connect(fder2, u2);
    else
      u2 = 0;
    end if;
    if use_fder and use_fder2 then
      u = Functions.state2({f, u1, u2}, time);
    elseif use_fder then
      u = Functions.state1({f, u1}, time);
    else
      u = f;
    end if;
  end FlowToPotentialAdaptor;

  partial model PotentialToFlowAdaptor "Potential signals in, flow signals out"
    parameter Boolean use_pder = true "Exchange the first derivative of the potential"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_pder2 = true "Exchange the second derivative too, which needs the first"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_fder = true "Exchange the first derivative of the flow"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    parameter Boolean use_fder2 = true "Exchange the second derivative too, which needs the first"
      annotation(Evaluate = true, HideResult = true, choices(checkBox = true));
    Modelica.Blocks.Interfaces.RealInput p "Potential"
      annotation(Placement(transformation(extent = {{-40, 70}, {-20, 90}})));
    Modelica.Blocks.Interfaces.RealInput pder if use_pder "First derivative of the potential"
      annotation(Placement(transformation(extent = {{-40, 40}, {-20, 60}})));
    Modelica.Blocks.Interfaces.RealInput pder2 if use_pder and use_pder2 "Second derivative of the potential"
      annotation(Placement(transformation(extent = {{-40, 10}, {-20, 30}})));
    Modelica.Blocks.Interfaces.RealOutput f "Flow"
      annotation(Placement(transformation(extent = {{-20, -90}, {-40, -70}})));
    Modelica.Blocks.Interfaces.RealOutput fder if use_fder "First derivative of the flow"
      annotation(Placement(transformation(extent = {{-20, -60}, {-40, -40}})));
    Modelica.Blocks.Interfaces.RealOutput fder2 if use_fder and use_fder2 "Second derivative of the flow"
      annotation(Placement(transformation(extent = {{-20, -30}, {-40, -10}})));
  protected
    parameter String Name_p = "p" "Label of the potential";
    parameter String Name_pder = "der(p)" "Label of its first derivative";
    parameter String Name_pder2 = "der2(p)" "Label of its second derivative";
    parameter String Name_f = "f" "Label of the flow";
    parameter String Name_fder = "der(f)" "Label of its first derivative";
    parameter String Name_fder2 = "der2(f)" "Label of its second derivative";
    Real y "Given to the connector" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealOutput y1 "First derivative of what goes out" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealOutput y2 "Second derivative of what goes out" annotation(HideResult = true);
    Real u "Taken from the signals" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealInput u1 "First derivative of what comes in" annotation(HideResult = true);
    Modelica.Blocks.Interfaces.RealInput u2 "Second derivative of what comes in" annotation(HideResult = true);
  equation
    // Out
    y = -f;
    y1 = if use_fder then -der(y) else 0;
    y2 = if use_fder and use_fder2 then -der(y1) else 0;
    connect(y1, fder);
    connect(y2, fder2);

    // In
    if use_pder then
      connect(pder, u1);
    else
      u1 = 0;
    end if;
    if use_pder and use_pder2 then
      connect(pder2, u2);
    else
      u2 = 0;
    end if;
    if use_pder and use_pder2 then
      u = Functions.state2({p, u1, u2}, time);
    elseif use_pder then
      u = Functions.state1({p, u1}, time);
    else
      u = p;
    end if;
  end PotentialToFlowAdaptor;

  package Functions "Signals that know their derivatives"
    extends Modelica.Icons.FunctionsPackage;

    function state1 "Value whose derivative is given"
      extends Modelica.Icons.Function;
      input Real u[2] "Value and derivatives";
      input Real dummy "Time: something that can be differentiated";
      output Real s "Element of u";
    algorithm
      s := u[1];
      annotation(derivative(noDerivative = u) = state1der1, InlineAfterIndexReduction = true);
    end state1;

    function state1der1 "Derivative of state1"
      extends Modelica.Icons.Function;
      input Real u[2] "Value and derivatives";
      input Real dummy "Time: something that can be differentiated";
      input Real dummy_der "One";
      output Real sder1 "Element of u";
    algorithm
      sder1 := u[2];
      annotation(InlineAfterIndexReduction = true);
    end state1der1;

    function state2 "Value whose two derivatives are given"
      extends Modelica.Icons.Function;
      input Real u[3] "Value and derivatives";
      input Real dummy "Time: something that can be differentiated";
      output Real s "Element of u";
    algorithm
      s := u[1];
      annotation(derivative(noDerivative = u) = state2der1, InlineAfterIndexReduction = true);
    end state2;

    function state2der1 "Derivative of state2"
      extends Modelica.Icons.Function;
      input Real u[3] "Value and derivatives";
      input Real dummy "Time: something that can be differentiated";
      input Real dummy_der "One";
      output Real sder1 "Element of u";
    algorithm
      sder1 := u[2];
      annotation(derivative(noDerivative = u, order = 2) = state2der2, InlineAfterIndexReduction = true);
    end state2der1;

    function state2der2 "Second derivative of state2"
      extends Modelica.Icons.Function;
      input Real u[3] "Value and derivatives";
      input Real dummy "Time: something that can be differentiated";
      input Real dummy_der "One";
      input Real dummy_der2 "Zero";
      output Real sder2 "Element of u";
    algorithm
      sder2 := u[3];
      annotation(InlineAfterIndexReduction = true);
    end state2der2;

  end Functions;
end Adaptors;
