model M
  Clock c = Clock(1, 10);
  Real x(start = 0), y(start = 0);
  Boolean b = time > 1;
equation
  when c then
    x = previous(x) + 1;
  elsewhen b then
    x = 2;
  end when;
  when c then
    when b then
      y = 1;
    end when;
  end when;
end M;
// Flat:
// 9:5: error T008: a 'when' with a clock cannot have 'elsewhen'
// 12:5: error T008: 'when' cannot stand here
// endFlat
