// A chain of N rods of 1 m and 1 kg that falls from level, by Simbody (O(N) articulated bodies): the other side of
// pendulum_benchmark.py. Prints the seconds that integration takes and the angles of the joints at the end.
//
//     simbody_chain N ACCURACY SECONDS ROUNDS
#include <Simbody.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr double kLength = 1, kWidth = 0.02, kMass = 1, kGravity = 9.81;  // [m], [m], [kg], [m/s2]

// About the centre of mass, which lies in the middle of the rod.
SimTK::Inertia inertiaOfRod() {
  const double across = kMass * (kLength * kLength + kWidth * kWidth) / 12;
  return {kMass * 2 * kWidth * kWidth / 12, across, across};
}

// Best time of `rounds` [s]; the angles at the end [rad] into `angles`.
double run(const SimTK::MultibodySystem& system, double accuracy, double stop, int rounds, SimTK::Vector& angles) {
  double best = SimTK::Infinity;
  for (int round = 0; round < rounds; ++round) {
    SimTK::RungeKuttaMersonIntegrator integrator(system);
    integrator.setAccuracy(accuracy);
    integrator.initialize(system.getDefaultState());
    const auto begin = std::chrono::steady_clock::now();
    while (integrator.getTime() < stop && integrator.stepTo(stop) != SimTK::Integrator::EndOfSimulation) continue;
    best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    angles = integrator.getState().getQ();
  }
  return best;
}

}  // namespace

int main(int count, char** words) {
  if (count != 5) return std::fprintf(stderr, "simbody_chain N ACCURACY SECONDS ROUNDS\n"), 2;
  SimTK::MultibodySystem system;
  SimTK::SimbodyMatterSubsystem matter(system);
  SimTK::GeneralForceSubsystem forces(system);
  const SimTK::Force::UniformGravity gravity(forces, matter, SimTK::Vec3(0, -kGravity, 0));
  const SimTK::Vec3 centre(kLength / 2, 0, 0);
  const SimTK::Body::Rigid rod(SimTK::MassProperties(kMass, centre, inertiaOfRod().shiftFromMassCenter(centre, kMass)));
  SimTK::MobilizedBody parent = matter.Ground();
  for (int k = 0; k < std::atoi(words[1]); ++k)
    parent = SimTK::MobilizedBody::Pin(parent, SimTK::Vec3(k ? kLength : 0, 0, 0), rod, SimTK::Vec3(0));
  system.realizeTopology();
  SimTK::Vector angles;
  const double seconds = run(system, std::atof(words[2]), std::atof(words[3]), std::atoi(words[4]), angles);
  std::printf("%.9g\n", seconds);
  for (int k = 0; k < angles.size(); ++k) std::printf("%.17g\n", angles[k]);
}
