within Modelica.Electrical.Digital.Internal;
function nextAtEdge "State of a flip-flop after a change of its clock, set or reset"
  extends Modelica.Icons.Function;
  import L = Modelica.Electrical.Digital.Interfaces.Logic;
  input Integer action "What set and reset ask for: 1 U, 2 high, 3 low, 6 unknown, 8 follow the data, 4 perhaps any,
    5 perhaps high, 7 perhaps low";
  input Integer kind "Kind of the clock change: 0 none, 1 rising, 2 perhaps rising";
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
    if kind == 1 then
      next := mapped;
    elseif kind == 2 and now <> mapped and now <> L.'U' then
      next := if data == L.'U' then L.'U' else unknown;
    end if;
  elseif not (action <> 4 and now == target and (same or kind == 0)) then
    if same and kind == 1 then
      next := target;
    elseif now == L.'U' and kind <> 1 or data == L.'U' and kind <> 0 then
      next := L.'U';
    else
      next := unknown;
    end if;
  end if;
end nextAtEdge;
