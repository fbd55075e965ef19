// The points that the surfaces of MultiBody.Visualizers put into the results, against closed forms.
#include "circuit_case.h"

using namespace armature::test;

namespace {

// A part `x` of the visualizers at the frame of the world.
std::string shown(const std::string& part, const std::string& more = "") {
  return "import V = Modelica.Mechanics.MultiBody.Visualizers; inner Modelica.Mechanics.MultiBody.World world; " +
         part + "; " + more + " equation connect(world.frame_b, x.frame_a);";
}

const std::vector<CircuitCase>& surfaceCases() {
  // Waves along x: the argument of a surface's function may change with time.
  static const std::string wave = R"(
    function Wave extends Modelica.Mechanics.MultiBody.Interfaces.partialSurfaceCharacteristic(
        final multiColoredSurface = false, final C = zeros(0, 0, 3));
      input Real t;
    algorithm
      for i in 1:nu loop for j in 1:nv loop
        X[i, j] := i - 1; Y[i, j] := 10 * (j - 1); Z[i, j] := Modelica.Math.sin(X[i, j] - 2 * t);
      end for; end for;
    end Wave;
    V.Advanced.Surface x(nu = 3, nv = 2, redeclare function surfaceCharacteristic = Wave(t = time));)";
  static const std::vector<CircuitCase> cases{
      {"rectangle",
       shown("V.Rectangle x(length_u = 4, length_v = 6, nu = 3, nv = 4)"),
       1,
       {{"x.surface.X[1,1]", 0, -2},
        {"x.surface.X[3,2]", 1, 2},
        {"x.surface.Y[2,2]", 1, -1},
        {"x.surface.Y[1,4]", 1, 3}}},
      {"torus",
       shown("V.Torus x(R = 2, r = 0.5, n_R = 5, n_r = 5)"),
       1,
       {{"x.surface.Z[3,3]", 1, 2.5},
        {"x.surface.X[4,1]", 1, 1.5},
        {"x.surface.X[2,3]", 1, -2.5},
        {"x.surface.Y[2,3]", 1, 0},
        {"x.surface.X[2,2]", 1, -2},
        {"x.surface.Y[2,2]", 1, -0.5},
        {"x.surface.Z[5,4]", 1, -2},
        {"x.surface.Y[5,4]", 1, 0.5}}},
      {"pipe in the colours of what is in it",
       shown("V.PipeWithScalarField x(rOuter = 0.5, length = 3, xsi = {0, 1}, T = {time, 10 * time}, T_min = 0, "
             "T_max = 10, n_colors = 11, redeclare function colorMap = V.Colors.ColorMaps.gray, n_rOuter = 4, "
             "n_length = 4, transparency = 0.25, specularCoefficient = 0.5)",
             "V.Advanced.PipeWithScalarField a(r_0 = {1, 2, 3}, rOuter = 1, length = 1, xsi = {0, 1}, T = {0, 1}, "
             "T_min = 0, T_max = 1);"),
       1,
       {{"a.surface.r_0[2]", 1, 2},
        {"x.pipe.surface.X[2,1]", 1, 1},  // four rings along 3 m, of four points each, the first one again at the end
        {"x.pipe.surface.X[4,3]", 1, 3},
        {"x.pipe.surface.Y[1,2]", 1, 0.25 * std::sqrt(3.0)},
        {"x.pipe.surface.Y[4,3]", 1, -0.25 * std::sqrt(3.0)},
        {"x.pipe.surface.Z[2,2]", 1, -0.25},
        {"x.pipe.surface.Z[3,4]", 1, 0.5},
        {"x.pipe.surface.transparency", 1, 0.25},
        {"x.pipe.surface.specularCoefficient", 1, 0.5},
        {"x.pipe.surface.C[4,4,1]", 1, 255},
        {"x.pipe.surface.C[4,4,2]", 1, 255},
        {"x.pipe.surface.C[4,1,2]", 0, 0}}},
      // What is only seen pushes nothing: the world feels no force and no torque.
      {"pictures push nothing",
       shown("V.FixedShape x(length = 1, width = 0.1, height = 0.1); V.FixedArrow a; V.FixedFrame f; V.SignalArrow "
             "s(r_head = {1, 2, 3}); "
             "V.VoluminousWheel w; V.Rectangle r; V.Torus t; V.PipeWithScalarField p(rOuter = 0.5, length = 3, xsi = "
             "{0, 1}, T = {0, 1}, T_min = 0, T_max = 1)") +
           " connect(world.frame_b, a.frame_a); connect(world.frame_b, f.frame_a); connect(world.frame_b, s.frame_a); "
           "connect(world.frame_b, w.frame_a); connect(world.frame_b, r.frame_a); connect(world.frame_b, t.frame_a); "
           "connect(world.frame_b, p.frame_a); ",
       1,
       {{"world.frame_b.f[1]", 1, 0},
        {"world.frame_b.f[2]", 1, 0},
        {"world.frame_b.f[3]", 1, 0},
        {"world.frame_b.t[1]", 1, 0},
        {"world.frame_b.t[2]", 1, 0},
        {"world.frame_b.t[3]", 1, 0}}},
      {"waves",
       "import V = Modelica.Mechanics.MultiBody.Visualizers; " + wave,
       1,
       {{"x.Z[1,2]", 1, -std::sin(2.0)}, {"x.Z[3,1]", 0.5, std::sin(1.0)}, {"x.Y[3,2]", 1, 10}}},
  };
  return cases;
}

}  // namespace

class MultibodySurfacesTest : public QObject {
  Q_OBJECT
 private slots:
  void points_data() { addRows(surfaceCases()); }
  void points() { verifyRow(surfaceCases()); }
};

QTEST_GUILESS_MAIN(MultibodySurfacesTest)
#include "multibody_surfaces_test.moc"
