within Modelica.Blocks.Math;
block Sign "Sign"
  extends Interfaces.SISO;
  parameter Boolean generateEvent = false "Make events at zero" annotation(Evaluate = true);
equation
  if not generateEvent then
    y = noEvent((if u > 0 then 1 else 0) - (if u < 0 then 1 else 0));
  else
    y = (if u > 0 then 1 else 0) - (if u < 0 then 1 else 0);
  end if;
  annotation(defaultComponentName = "sign1", Documentation(info = "<html>
<p>1, 0 or -1.</p>
</html>"));
end Sign;
