model Enumerations
  type Gear = enumeration(reverse, neutral, first);
  parameter Gear gear = Gear.neutral;
  Gear next(start = Gear.reverse, fixed = true);
  Real ratio[Gear] = {-1, 0, 3};
  Real chosen = ratio[next];
  Integer number = Integer(next);
  Real total;
algorithm
  total := 0;
  for g in Gear loop
    total := total + ratio[g];
  end for;
equation
  when time > 1 then
    next = if pre(next) < Gear.first then gear else Gear.first;
  end when;
end Enumerations;
// Flat:
// model Enumerations
//   parameter Enumerations.Gear gear = 2
//   discrete Enumerations.Gear next(start = 1, fixed = true)
//   Real ratio[1]
//   Real ratio[2]
//   Real ratio[3]
//   Real chosen
//   discrete Integer number
//   Real total
//   discrete Boolean $when1
// equation
//   ratio[1] = -1  // declared value
//   ratio[2] = 0  // declared value
//   ratio[3] = 3  // declared value
//   chosen = lookup(next, ratio[1], ratio[2], ratio[3])  // declared value
//   number = next  // declared value
//   $when1 = time > 1  // when
//   next = if edge($when1) then (if pre(next) < 3 then gear else 3) else pre(next)  // when
//   total = ratio[3] + (ratio[1] + ratio[2])  // algorithm
// end Enumerations
// endFlat
