// What the generators of random networks share: numbers, names, and a tree of edges.
#pragma once
#include <functional>
#include <random>

#include "random_network.h"

namespace armature::test {

class NetworkGenerator {
 public:
  NetworkGenerator(std::mt19937& random, const std::string& name) : random_(random), builder_(name) {}

 protected:
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(random_() % n); }
  bool isLucky(uint32_t percent) { return below(100) < percent; }
  // A value with three digits between 0.1 and 10.
  double value() { return 0.1 * static_cast<double>(1 + below(100)); }
  static std::string text(double x) { return QString::number(x, 'g', 6).toStdString(); }
  static std::string numbered(const char* name, uint32_t k) { return name + std::to_string(k); }
  static std::string in(const char* package, const char* name) { return package + std::string(name); }
  // A tree over n nodes and some edges more.
  void edges(uint32_t n, uint32_t more, const std::function<void(uint32_t, uint32_t)>& add) {
    for (uint32_t k = 1; k < n; ++k) add(below(k), k);
    for (uint32_t k = 0; k < more; ++k) {
      const uint32_t a = below(n), b = below(n);
      if (a != b) add(a, b);
    }
  }

  // Makes one mistake in the network.
  void spoil();

  std::mt19937& random_;
  DiagramBuilder builder_;
  RandomNetwork network_;
  uint32_t links_ = 0;

 private:
  // Mistakes by kind; false where the network has nothing to make it in. In spoiled_network.cpp.
  bool spoilPart(uint32_t kind);
  bool spoilWire(uint32_t kind);
  bool spoilStructure(uint32_t kind);
  bool spoilRun(uint32_t kind);
  void replaceGround();
  void expect(const char* mistake, const char* code, const std::string& part);
  diagram::ComponentItem& anyPart();
  const diagram::ComponentItem* partNamed(const std::string& name) const;
  bool hasPartOf(const char* package) const;
  const diagram::ConnectionItem* signalWire();
};

// Networks with rigid connections, with events, and over several domains. The parts of each are in a file of their own.
class CoupledGenerator : public NetworkGenerator {
 public:
  using NetworkGenerator::NetworkGenerator;

 protected:
  static constexpr uint32_t kKinds = 22;
  // One of the kinds below.
  void coupled(uint32_t kind);

 private:
  // coupled_network.cpp
  void gears();
  void friction();
  void switches();
  void gates();
  void pendulums();
  void motor();
  // electronic_network.cpp
  void semiconductors();
  void amplifiers();
  void transformers();
  void heatedResistors();
  // machine_network.cpp
  void planetaryGears();
  void rollingMasses();
  void stopsAndGaps();
  void lossyGears();
  void warmBodies();
  // signal_network.cpp
  void sampledSignals();
  void controlLoop();
  void registers();
  void stateMachine();
  // space_network.cpp
  void treeInSpace();
  void fourBars();
  void drivenArm();

  // A part of MultiBody without a picture.
  void spacePart(const std::string& name, const char* className, std::vector<diagram::Modifier> modifiers);
  void world();
  // A body with its centre of mass at frame_a; its energy counts as stored.
  void body(const std::string& name, const std::string& frame);
  std::string vector(double x, double y, double z) { return "{" + text(x) + ", " + text(y) + ", " + text(z) + "}"; }
};

}  // namespace armature::test
