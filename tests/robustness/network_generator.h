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

  std::mt19937& random_;
  DiagramBuilder builder_;
  RandomNetwork network_;
  uint32_t links_ = 0;
};

// Networks with rigid connections, with events, and over several domains.
class CoupledGenerator : public NetworkGenerator {
 public:
  using NetworkGenerator::NetworkGenerator;

 protected:
  static constexpr uint32_t kKinds = 6;
  // One of the kinds below.
  void coupled(uint32_t kind);

 private:
  void gears();
  void friction();
  void switches();
  void gates();
  void pendulums();
  void motor();
};

}  // namespace armature::test
