// Ways of wires that leave a connector within its icon: every part of the library that has one, turned and mirrored,
// and another part at many places about it.
#include <QtTest>
#include <cmath>
#include <functional>
#include <random>

#include "engine/diagram/json.h"
#include "engine/diagram/kept_members.h"
#include "engine/facade/class_diagram.h"

using namespace armature;

namespace {

constexpr double kOther = 20;  // [unit] side of the part at the other end

double lengthOf(const std::vector<diagram::Point>& points) {
  double sum = 0;
  for (size_t k = 0; k + 1 < points.size(); ++k)
    sum += std::abs(points[k + 1].x - points[k].x) + std::abs(points[k + 1].y - points[k].y);
  return sum;
}

// Whether a point lies within the icon, away from its edge.
bool isWithin(const diagram::Point& point, const diagram::Placement& placement) {
  const bool isAcross = std::fmod(placement.rotation, 180) != 0;
  const double x = (isAcross ? placement.height : placement.width) / 2;
  const double y = (isAcross ? placement.width : placement.height) / 2;
  return std::abs(point.x - placement.x) < x - 1e-6 && std::abs(point.y - placement.y) < y - 1e-6;
}

}  // namespace

class WireWaysTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase();
  void wiresLeaveTheMiddleTowardsTheirEnd();
  void wiresByHandAreToldFromOthers();

 private:
  model::Library library_;
  std::vector<std::pair<std::string, std::string>> inMiddle_;  // class, connector
};

void WireWaysTest::initTestCase() {
  library_.addPath(ARMATURE_SOURCE_DIR "/palette");
  ClassReader reader(library_);
  const std::function<void(const model::ClassNode&)> visit = [&](const model::ClassNode& node) {
    if (const auto info = node.isRoot() ? std::nullopt : reader.read(node.qualifiedName()))
      if (info->kind == "model" || info->kind == "block")
        for (const ConnectorInfo& connector : info->connectors)
          if (isInMiddle(connector)) inMiddle_.emplace_back(info->name, connector.name);
    for (const Name name : node.childNames()) visit(*node.child(name));
  };
  visit(library_.root());
  QVERIFY(inMiddle_.size() > 5);
}

void WireWaysTest::wiresLeaveTheMiddleTowardsTheirEnd() {
  ClassReader reader(library_);
  std::mt19937 random(7);
  std::uniform_int_distribution<int> step(-30, 30);
  for (const auto& [className, connector] : inMiddle_)
    for (int turn = 0; turn < 8; ++turn)
      for (int k = 0; k < 12; ++k) {
        diagram::Document document;
        document.components.resize(2);
        document.components[0].name = "part", document.components[0].className = className;
        document.components[0].placement = {0, 0, 20, 20, 90.0 * (turn % 4), turn >= 4};
        document.components[1].name = "other";
        document.components[1].className = "Modelica.Mechanics.Rotational.Components.Inertia";
        const double x = 2 * step(random), y = 2 * step(random);
        if (std::abs(x) < 30 && std::abs(y) < 30) continue;  // parts that lie upon each other
        document.components[1].placement = {x, y, kOther, kOther, 0, false};
        document.connections = {{"part." + connector, "other.flange_a", {}, {}}};
        const auto places = endPlaces(reader, document);
        const diagram::Point from = *places("part." + connector), to = *places("other.flange_a");
        std::vector<diagram::Point> points{from};
        const diagram::Document drawn = withDrawnWires(reader, document);
        for (const diagram::Point& corner : drawn.connections[0].route) points.push_back(corner);
        points.push_back(to);
        QString said =
            QString("%1.%2, %3, (%4, %5):").arg(className.c_str(), connector.c_str()).arg(turn).arg(x).arg(y);
        for (const auto& point : points) said += QString(" (%1, %2)").arg(point.x).arg(point.y);
        // The other end is left to the left: where one comes from the right, round that part.
        const double dx = std::abs(to.x - from.x), dy = std::abs(to.y - from.y);
        constexpr double kStub = 6, kRound = kOther / 2 + 6, kAside = kOther;  // not along the icon's own edge
        const double round = from.x > to.x - kStub ? 2 * std::max(0.0, kRound - dy) : 0;
        QVERIFY2(lengthOf(points) <= dx + dy + 2 * kStub + round + kAside, qPrintable(said));
        // Out of the icon on a straight way.
        for (size_t p = 1; p < points.size(); ++p)
          QVERIFY2(!isWithin(points[p], document.components[0].placement), qPrintable(said));
      }
}

// Six parts here and there, with wires that somebody has bent between others in any order: all are drawn, and what is
// told of the drawn ones draws them again. Those that nobody has bent keep off the others, also off those behind them.
void WireWaysTest::wiresByHandAreToldFromOthers() {
  ClassReader reader(library_);
  std::mt19937 random(3);
  const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<uint32_t>(most + 1)); };
  int found = 0, wires = 0, byHand = 0;
  for (int k = 0; k < 200; ++k) {
    diagram::Document document;
    document.components.resize(6);
    for (int part = 0; part < 6; ++part) {
      auto& item = document.components[static_cast<size_t>(part)];
      item.name = "part" + std::to_string(part);
      item.className = "Modelica.Mechanics.Rotational.Components.Inertia";
      item.placement = {60.0 * (part % 3) + 2 * upTo(10), 60.0 * (part / 3) + 2 * upTo(10), 20, 20, 0, false};
    }
    for (int wire = 0; wire < 5; ++wire) {
      const std::string from = "part" + std::to_string(wire), to = "part" + std::to_string(wire + 1 + upTo(4 - wire));
      document.connections.push_back({from + ".flange_b", to + ".flange_a", {}, diagram::Json::object()});
      if (upTo(1) == 0) continue;
      const auto places = endPlaces(reader, document);
      const diagram::Point a = *places(from + ".flange_b"), b = *places(to + ".flange_a");
      const double middle = 2.0 * upTo(60);
      document.connections.back().route = {{middle, a.y}, {middle, b.y}};
    }
    diagram::Document drawn = withDrawnWires(reader, document);
    diagram::Document text = drawn;
    for (auto& wire : text.connections) wire.extra = diagram::Json::object();
    diagram::Document told = withRoutedMarked(reader, text);
    for (size_t wire = 0; wire < 5; ++wire) QVERIFY(told.connections[wire].route == drawn.connections[wire].route);
    const auto drawnRoutes = diagram::takeDrawnRoutes(drawn), toldRoutes = diagram::takeDrawnRoutes(told);
    const diagram::Document again = withDrawnWires(reader, told);
    for (size_t wire = 0; wire < 5; ++wire) {
      QVERIFY(again.connections[wire].route == text.connections[wire].route);
      wires += drawnRoutes[wire].has_value();
      found += drawnRoutes[wire] && toldRoutes[wire];
      byHand += !drawnRoutes[wire] && !told.connections[wire].route.empty();
    }
  }
  qInfo("%d of %d wires told, %d by hand", found, wires, byHand);
  QVERIFY(wires > 250 && byHand > 250);
  QCOMPARE(found, wires);
}

QTEST_APPLESS_MAIN(WireWaysTest)
#include "wire_ways_test.moc"
