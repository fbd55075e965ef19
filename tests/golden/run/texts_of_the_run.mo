// Texts in equations have values during the run: comparisons, functions and messages see them.
model M
  import Modelica.Utilities.Strings.length;
  function marks
    input Integer n;
    output String s;
  algorithm
    s := "";
    for i in 1:n loop
      s := s + "ab";
    end for;
  end marks;
  parameter String name = "valve";
  parameter String list[3] = {"x", "yy", "zzz"};
  String state = if time < 0.5 then "open" else "closed";
  String title = name + " " + state;
  String number = String(integer(20*time));
  Integer n = length(title);
  Integer m = length(marks(if time < 0.5 then 1 else 3));
  Integer k = length(list[if time < 0.5 then 2 else 3]);
  Boolean isOpen = title == "valve open";
  Boolean isLater = state < "d";
equation
  assert(n == (if time < 0.5 then 10 else 12), "length of the title");
  assert(m == (if time < 0.5 then 2 else 6), "length of a text that a function makes");
  assert(k == (if time < 0.5 then 2 else 3), "length of an element");
  assert(isOpen == (time < 0.5), "comparison of texts");
  assert(isLater == (time >= 0.5), "order of texts");
  assert(time < 0.9, "the " + title + " at " + number, AssertionLevel.warning);
  annotation(experiment(StopTime = 1));
end M;
// Run:
// 29:3: warning R150: the valve closed at 18 (at t = 0.… s)
// finished
// endRun
