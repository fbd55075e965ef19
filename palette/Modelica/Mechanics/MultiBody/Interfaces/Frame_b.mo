within Modelica.Mechanics.MultiBody.Interfaces;
connector Frame_b "Frame at which a part ends (hollow)"
  extends Frame;
  annotation(defaultComponentName = "frame_b", Documentation(info = "<html>
<p>The same variables as in <code>Frame_a</code>; the letter only tells from where to where the vector of a part
points.</p>
</html>"));
end Frame_b;
