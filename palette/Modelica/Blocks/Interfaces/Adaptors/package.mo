within Modelica.Blocks.Interfaces;
package Adaptors "From flanges, pins and ports to signals, for coupled simulation"
  extends Modelica.Icons.InterfacesPackage;
end Adaptors;
