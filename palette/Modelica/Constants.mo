within Modelica;
package Constants "Numbers of mathematics, of nature and of the machine"
  extends Modelica.Icons.Package;
  import Modelica.Units.SI;
  import Modelica.Units.NonSI;

  // Mathematics
  final constant Real e(final unit = "1") = 2.718281828459045235 "Base of the natural logarithm";
  final constant Real pi = 3.14159265358979323846 "Half the circumference of the unit circle";
  final constant Real D2R(final unit = "rad/deg") = pi / 180 "One degree in radians";
  final constant Real R2D(final unit = "deg/rad") = 180 / pi "One radian in degrees";
  final constant Real gamma(final unit = "1") = 0.57721566490153286061 "Euler-Mascheroni constant";

  // Machine: numbers of the 64-bit binary format of IEEE 754
  final constant Real eps = 2.2204460492503131e-16 "Distance from 1 to the next larger number";
  final constant Real small = 2.2250738585072014e-308 "Smallest positive normal number";
  final constant Real inf = 1.7976931348623157e+308 "Largest finite number";
  final constant Integer Integer_inf = 2147483647 "Largest integer whose negative is also an integer";

  // Nature: CODATA 2018, exact where the SI defines the value
  final constant SI.Velocity c = 299792458 "Speed of light in vacuum";
  final constant SI.Acceleration g_n = 9.80665 "Standard gravity";
  final constant Real G(final unit = "m3/(kg.s2)") = 6.67430e-11 "Gravitational constant";
  final constant SI.ElectricCharge q = 1.602176634e-19 "Elementary charge";
  final constant SI.FaradayConstant F = q * N_A "Charge of one mole of elementary charges";
  final constant Real h(final unit = "J.s") = 6.62607015e-34 "Planck constant";
  final constant Real k(final unit = "J/K") = 1.380649e-23 "Boltzmann constant";
  final constant Real R(final unit = "J/(mol.K)") = k * N_A "Gas constant of one mole";
  final constant Real sigma(final unit = "W/(m2.K4)") = 2 * pi ^ 5 * k ^ 4 / (15 * h ^ 3 * c ^ 2)
    "Radiant power of a black body per area and fourth power of temperature";
  final constant Real N_A(final unit = "1/mol") = 6.02214076e23 "Number of particles in one mole";
  final constant SI.Permeability mu_0 = 1.25663706212e-6 "Permeability of vacuum";
  final constant Real epsilon_0(final unit = "F/m") = 1 / (mu_0 * c * c) "Permittivity of vacuum";
  final constant NonSI.Temperature_degC T_zero = -273.15 "Absolute zero";
end Constants;
