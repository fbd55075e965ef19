within Modelica.Electrical.Digital.Internal;
function nextAtLevel "State of a latch"
  extends Modelica.Icons.Function;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  input Integer action "What set and reset ask for: 1 U, 2 high, 3 low, 6 unknown, 8 follow the data, 4 perhaps any,
    5 perhaps high, 7 perhaps low";
  input Integer level "Enable: 0 low, 1 high, 2 unknown, 3 not initialized";
  input L data "Data";
  input L mapped "Data with the strength of the output";
  input L now "Present state";
  input L low "Zero with the strength of the output";
  input L high "One with the strength of the output";
  input L unknown "X with the strength of the output";
  output L next "State afterwards";
protected
  Boolean same "Data agree with what set or reset perhaps ask for";
  L target "What set or reset perhaps ask for";
algorithm
  target := if action == 5 then high else low;
  same := action == 5 and (data == L.'1' or data == L.'H') or action == 7 and (data == L.'0' or data == L.'L');
  next := now;
  if action == 1 then
    next := L.'U';
  elseif action == 2 then
    next := high;
  elseif action == 3 then
    next := low;
  elseif action == 6 then
    next := unknown;
  elseif action == 8 then
    if level == 1 then
      next := mapped;
    elseif level == 3 then
      next := L.'U';
    elseif level == 2 and now <> mapped and now <> L.'U' then
      next := if data == L.'U' then L.'U' else unknown;
    end if;
  elseif level == 3 or now == L.'U' and level <> 1 or data == L.'U' and level <> 0 then
    next := L.'U';
  elseif not (action <> 4 and now == target and (same or level == 0)) then
    next := if same and level == 1 then target else unknown;
  end if;
end nextAtLevel;
