// expect: finished
// What a terminal would obey: its title, its clipboard, lines above; in values, names and messages.
model M
  Real '[2J]0;owned'(start = 1, fixed = true);
  parameter String s = "]52;c;b3duZWQ=›2JÂ›";
equation
  der('[2J]0;owned') = -1;
  assert(time < 0.5, "[1A[2K" + s, AssertionLevel.warning);
  when time > 0.8 then
    terminate("]0;owned the end");
  end when;
end M;
