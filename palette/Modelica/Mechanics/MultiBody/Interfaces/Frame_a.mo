within Modelica.Mechanics.MultiBody.Interfaces;
connector Frame_a "Frame from which a part begins (filled)"
  extends Frame;
  annotation(defaultComponentName = "frame_a", Documentation(info = "<html>
<p>The same variables as in <code>Frame_b</code>; the letter only tells from where to where the vector of a part
points.</p>
</html>"));
end Frame_a;
