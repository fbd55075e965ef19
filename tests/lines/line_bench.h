// A diagram with its run and the panel of its lines, without a window around: what was drawn is read from the painter's
// own lists. And long made-up lines.
#pragma once
#include <QtTest>
#include <cmath>
#include <random>

#include "app/lines/line_panel.h"
#include "app/lines/shaft_picture.h"
#include "app/lines/track_picture.h"
#include "tests/teaching/arrow_bench.h"
#include "tests/teaching/line_models.h"

namespace armature::test {

class LineBench : public ArrowBench {
 public:
  LineBench() {
    overlay.setShown({});
    panel.resize(1000, 420);
    panel.setSource(&scene, &run, {});
    panel.show();
    (void)QTest::qWaitForWindowExposed(&panel);
  }
  std::vector<int> linesOf(Domain domain) {
    const app::Lines lines = app::findLines(scene.parts(), scene.wires(), {});
    std::vector<int> found;
    for (size_t i = 0; i < lines.all.size(); ++i)
      if (lines.all[i].domain == domain && app::isWorthShowing(lines.all[i])) found.push_back(static_cast<int>(i));
    return found;
  }
  const app::DrawnTrack& track(double time) {
    drawAt(time);
    return dynamic_cast<app::TrackPicture&>(*panel.view().picture()).drawn();
  }
  const app::DrawnShaft& shaft(double time) {
    drawAt(time);
    return dynamic_cast<app::ShaftPicture&>(*panel.view().picture()).drawn();
  }
  double instantOf(int k) const {
    const double start = run.startTime(), end = run.store()->time(run.store()->rowCount() - 1);
    return start + (end - start) * k / 10;
  }

  app::LinePanel panel;

 private:
  void drawAt(double time) {
    run.setShownTime(time);
    panel.view().grab();
  }
};

// A chain of `count` parts with springs, dampers and further masses beside it; every third node or so has a branch.
inline diagram::Document longLine(std::mt19937& random, int count, bool isTurning) {
  diagram::Document d;
  d.name = "Long";
  d.experiment.stopTime = 0.5;
  d.experiment.interval = 0.01;
  const auto pick = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
  const std::string library = isTurning ? "Modelica.Mechanics.Rotational." : "Modelica.Mechanics.Translational.";
  // A part, and one parameter after the other.
  const auto add = [&](const std::string& kind) {
    diagram::ComponentItem item;
    item.name = "part" + std::to_string(d.components.size() + 1);
    item.className = library + kind;
    item.placement.x = 30.0 * static_cast<double>(d.components.size() % 20);
    item.placement.y = -40.0 * static_cast<double>(d.components.size() / 20);
    d.components.push_back(std::move(item));
    return d.components.back().name;
  };
  const auto set = [&](const char* name, double value) {
    diagram::Modifier modifier;
    modifier.name = name;
    modifier.value = std::to_string(value);
    d.components.back().modifiers.push_back(std::move(modifier));
  };
  const auto join = [&](const std::string& from, const std::string& to) {
    diagram::ConnectionItem connection;
    connection.from = from;
    connection.to = to;
    d.connections.push_back(std::move(connection));
  };
  const auto body = [&] {
    const std::string name = add(isTurning ? "Components.Inertia" : "Components.Mass");
    set(isTurning ? "J" : "m", 0.5 + 0.1 * pick(20));
    if (!isTurning) set("L", pick(2) == 0 ? 0 : 0.2 + 0.1 * pick(20));
    set(isTurning ? "w.start" : "v.start", pick(4) == 0 ? pick(7) - 3 : 0);
    return name;
  };
  const auto elastic = [&] {
    if (isTurning && pick(6) == 0) {
      const std::string gear = add("Components.IdealGear");
      set("ratio", pick(2) == 0 ? -2 : 3);
      return gear;
    }
    const std::string name = add("Components.SpringDamper");
    set("c", 40);
    set("d", 0.5);
    if (!isTurning) set("s_rel0", 0.3 + 0.1 * pick(20));
    return name;
  };
  std::string node = body() + ".flange_b";
  bool isMass = false;
  while (static_cast<int>(d.components.size()) < count) {
    const int left = count - static_cast<int>(d.components.size());
    if (left >= 2 && pick(3) == 0) {
      // A branch to a mass of its own.
      const std::string spring = elastic();
      join(node, spring + ".flange_a");
      join(spring + ".flange_b", body() + ".flange_a");
      continue;
    }
    const std::string next = isMass ? body() : elastic();
    isMass = !isMass;
    join(node, next + ".flange_a");
    node = next + ".flange_b";
  }
  return d;
}

}  // namespace armature::test
