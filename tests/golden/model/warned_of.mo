// What the specification forbids and models in use do is told as a warning: an impure function within one that is not
// declared so (12.3), reinit in an algorithm (8.3.6).
impure function draw
  output Real y;
algorithm
  y := 1;
end draw;
function hidden
  output Real y;
algorithm
  y := draw();
end hidden;
impure function open
  output Real y;
algorithm
  y := draw();
end open;
model M
  Real x(start = 0, fixed = true);
  parameter Real a = hidden(), b = open();
equation
  der(x) = a + b;
algorithm
  when time > 0.7 then
    reinit(x, 0);
  end when;
end M;
// Flat:
// 25:5: warning T316: 'reinit' in an algorithm is no Modelica: it belongs into a when-equation
// 11:8: warning T019: hidden calls draw, which is impure, but is not declared impure
//   write impure before function
// model M
//   Real x(start = 0, fixed = true)
//   parameter Real a = 1
//   parameter Real b = 1
//   Real der(x)
//   discrete Boolean $when1
// equation
//   der(x) = a + b
//   $when1 = time > 0.7  // when
// reinit x = 0 when edge($when1)
// end M
// endFlat
