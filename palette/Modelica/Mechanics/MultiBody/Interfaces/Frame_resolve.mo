within Modelica.Mechanics.MultiBody.Interfaces;
connector Frame_resolve "Frame that only lends its axes"
  extends Frame;
  annotation(defaultComponentName = "frame_resolve", Documentation(info = "<html>
<p>Vectors are given in, or shown in, the axes of what is connected here. It carries neither force nor torque.</p>
</html>"));
end Frame_resolve;
