model M
  function floorOf
    input Real x;
    output Integer n = 0;
  algorithm
    while n + 1 <= x loop
      n := n + 1;
    end while;
  end floorOf;
  Integer i = floorOf(5*time);
  Boolean b = noEvent(time > 0.5);
  Integer sampled(start = 0, fixed = true);
  Integer fine = integer(5*time);
  Integer counted;
equation
  when time > 0.5 then
    sampled = floorOf(5*time);
  end when;
algorithm
  when b then
    counted := floorOf(5*time);
  end when;
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 10:15: error S025: i is no Real, so it may change at events only, but M.floorOf(5*time) changes between them
//   use a relation that is not within noEvent, integer(), or a when-clause; or make i a Real
//   part 
// 11:15: error S025: b is no Real, so it may change at events only, but time > 0.… changes between them
//   use a relation that is not within noEvent, integer(), or a when-clause; or make b a Real
//   part 
// no model
// endRun
