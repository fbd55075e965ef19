within Modelica.Mechanics.Translational.Interfaces;
partial model PartialElementaryRotationalToTranslational "Base of a part between a shaft and a rod"
  extends Modelica.Mechanics.Rotational.Interfaces.PartialElementaryRotationalToTranslational;
  annotation(Documentation(info = "<html>
<p>The same as the class of this name in <code>Rotational.Interfaces</code>.</p>
</html>"));
end PartialElementaryRotationalToTranslational;
