#include "tests/teaching/arrow_bench.h"

#include <QtTest>
#include <cmath>

#include "app/teaching/sheet.h"

namespace armature::test {

using namespace armature::app;

diagram::Document exampleDocument(const QString& name) {
  auto loaded = diagram::load(ARMATURE_SOURCE_DIR "/resources/examples/" + name.toStdString() + ".armature.json");
  return loaded ? loaded.take() : diagram::Document();
}

ArrowBench::ArrowBench()
    : engine([] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); }),
      catalog(engine),
      scene(document, catalog),
      checker(document, engine),
      run(document, checker),
      icons(QString()),
      view(scene, icons),
      overlay(*new LiveOverlay(view, run, {})) {
  view.resize(1400, 900);
  overlay.setShown({true, false, false, true, false});
}

bool ArrowBench::waitForClasses() {
  return QTest::qWaitFor(
      [&] {
        return std::all_of(scene.parts().begin(), scene.parts().end(), [](const PartPicture& p) { return p.info; });
      },
      10000);
}

bool ArrowBench::show(diagram::Document values) {
  reason_.clear();
  document.reset(std::move(values), {});
  if (waitForClasses()) return true;
  reason_ = "a class is not known";
  return false;
}

bool ArrowBench::simulate(diagram::Document values) {
  if (!show(std::move(values))) return false;
  run.start();
  const auto isOver = [&] { return run.state() == RunState::done || run.state() == RunState::stopped; };
  if (!QTest::qWaitFor(isOver, 60000)) reason_ = "no end";
  if (run.state() == RunState::done) return true;
  for (const Message& message : run.messages()) reason_ += QString::fromStdString(message.toText()) + "\n";
  return false;
}

void ArrowBench::replace(const std::function<void(diagram::Document&)>& change) {
  const diagram::Document before = document.values();
  diagram::Document after = before;
  change(after);
  Changes changes;
  for (size_t i = 0; i < after.components.size(); ++i)
    if (!(after.components[i].placement == before.components[i].placement))
      changes.push_back(
          PlacementChange{static_cast<int>(i), before.components[i].placement, after.components[i].placement});
  document.perform("Place otherwise", std::move(changes));
}

const Drawn& ArrowBench::draw(double time) {
  run.setShownTime(time);
  view.fit();
  overlay.rest();
  view.grab();
  return overlay.drawn();
}

ClassInfo ArrowBench::classOf(const std::string& name) {
  ClassPtr found;
  (void)QTest::qWaitFor([&] { return (found = catalog.find(QString::fromStdString(name))) != nullptr; }, 10000);
  return found ? *found : ClassInfo();
}

std::vector<std::string> ArrowBench::childrenOf(const std::string& name) {
  const QStringList* found = nullptr;
  (void)QTest::qWaitFor([&] { return (found = catalog.children(QString::fromStdString(name))) != nullptr; }, 20000);
  std::vector<std::string> names;
  if (found)
    for (const QString& child : *found) names.push_back(child.toStdString());
  return names;
}

QByteArray ArrowBench::results() const {
  QByteArray bytes;
  const results::Store& store = *run.store();
  const auto add = [&](double v) { bytes.append(reinterpret_cast<const char*>(&v), sizeof v); };
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    add(store.time(row));
    for (const auto& column : store.columns())
      if (!column.isConstant) add(store.value(column, row));
  }
  return bytes;
}

double ArrowBench::result(const std::string& name, double time) const {
  return Instant(run.store(), time).value(run.store()->find(name));
}

QPointF ArrowBench::pixelOf(const QString& end) {
  const ConnectorRef ref = scene.findEnd(end.toStdString());
  return ref.isValid() ? view.drawnAt(ref) : QPointF();
}

const DrawnArrow* ArrowBench::arrow(const QString& end) const {
  for (const DrawnArrow& a : overlay.drawn().arrows)
    if (a.layer == DrawnArrow::Layer::value && a.part + '.' + a.connector == end) return &a;
  return nullptr;
}

std::vector<QStringList> nodesOf(const diagram::Document& document) {
  std::vector<QStringList> nodes;
  const auto nodeOf = [&](const QString& end) {
    for (size_t k = 0; k < nodes.size(); ++k)
      if (nodes[k].contains(end)) return k;
    nodes.push_back({end});
    return nodes.size() - 1;
  };
  for (const auto& connection : document.connections) {
    const size_t a = nodeOf(QString::fromStdString(connection.from)), b = nodeOf(QString::fromStdString(connection.to));
    if (a == b) continue;
    nodes[std::min(a, b)] += nodes[std::max(a, b)];
    nodes.erase(nodes.begin() + static_cast<std::ptrdiff_t>(std::max(a, b)));
  }
  return nodes;
}

namespace {

double distance(QPointF point, const DrawnArrow& arrow) {
  const QPointF d = arrow.to - arrow.from;
  const double l2 = QPointF::dotProduct(d, d);
  const double t = l2 > 0 ? std::clamp(QPointF::dotProduct(point - arrow.from, d) / l2, 0.0, 1.0) : 0;
  return QLineF(point, arrow.from + t * d).length();
}

// Of one arrow: where it is and which way it points.
QString faultOfArrow(ArrowBench& bench, const DrawnArrow& a) {
  const QString name = a.part + '.' + a.connector;
  if (a.line < 0) return {};
  const QPointF r = turnedOver(bench.overlay.lines().all[static_cast<size_t>(a.line)].direction);
  const QPointF way = a.to - a.from;
  const double along = QPointF::dotProduct(way, r);
  if (std::abs(way.x() * r.y() - way.y() * r.x()) > 1e-6) return name + ": not parallel to its line";
  if (along != 0 && (along > 0) != (a.value > 0)) return name + ": points the wrong way";
  if (a.isAgainst != (a.value < 0)) return name + ": has the wrong colour";
  const ConnectorRef ref = bench.scene.findEnd(name.toStdString());
  if (!ref.isValid()) return name + ": is nowhere";
  if (bench.scene.connector(ref).isVisible && distance(bench.pixelOf(name), a) > 12) return name + ": too far away";
  return {};
}

// Of one node: the sum of what acts on its parts, and the two faces of a plain cut.
QString faultOfNode(ArrowBench& bench, const QStringList& ends) {
  double sum = 0, largest = 0;
  std::vector<const DrawnArrow*> arrows;
  for (const QString& end : ends) {
    const DrawnArrow* arrow = bench.arrow(end);
    if (!arrow) return {};  // no flange: a signal
    arrows.push_back(arrow);
    sum += arrow->value;
    largest = std::max(largest, std::abs(arrow->value));
  }
  if (std::abs(sum) > 1e-6 * std::max(1.0, largest)) return ends.join(" ") + ": the sum is " + QString::number(sum);
  if (arrows.size() != 2) return {};
  const QPointF one = arrows[0]->to - arrows[0]->from, other = arrows[1]->to - arrows[1]->from;
  if (QPointF(one + other).manhattanLength() > 1e-3) return ends.join(" ") + ": the faces are not opposite";
  // On its own side: nearer to its own flange, unless both flanges lie upon each other.
  for (int k = 0; k < 2; ++k) {
    const QPointF own = bench.pixelOf(ends[k]), others = bench.pixelOf(ends[1 - k]);
    if (QLineF(own, others).length() > 30 &&
        distance(own, *arrows[static_cast<size_t>(k)]) > distance(others, *arrows[static_cast<size_t>(k)]))
      return ends[k] + ": on the other part's side";
  }
  return {};
}

}  // namespace

QString faultOf(ArrowBench& bench, const Drawn& drawn) {
  for (const DrawnArrow& arrow : drawn.arrows)
    if (arrow.layer == DrawnArrow::Layer::value)
      if (const QString fault = faultOfArrow(bench, arrow); !fault.isEmpty()) return fault;
  for (const QStringList& ends : nodesOf(bench.document.values())) {
    if (const QString fault = faultOfNode(bench, ends); !fault.isEmpty()) return fault;
  }
  return {};
}

QMap<QString, int> sensesOf(ArrowBench& bench) {
  QMap<QString, int> senses;
  for (const DrawnArrow& a : bench.overlay.drawn().arrows) {
    if (a.layer != DrawnArrow::Layer::value || a.line < 0) continue;
    const QPointF r = turnedOver(bench.overlay.lines().all[static_cast<size_t>(a.line)].direction);
    const double along = QPointF::dotProduct(a.to - a.from, r);
    senses.insert(a.part + '.' + a.connector, along > 0 ? 1 : along < 0 ? -1 : 0);
  }
  return senses;
}

QString faultOfPlacing(ArrowBench& bench, double time,
                       const std::vector<std::function<void(diagram::Document&)>>& changes) {
  bench.draw(time);
  const QMap<QString, int> senses = sensesOf(bench);
  const QByteArray results = bench.results();
  const quint64 meaning = bench.document.meaning();
  for (const auto& change : changes) {
    bench.replace(change);
    if (bench.document.meaning() != meaning) return "it is another model";
    if (const QString fault = faultOf(bench, bench.draw(time)); !fault.isEmpty()) return fault;
    if (sensesOf(bench) != senses) return "arrows have another sense";
  }
  if (!bench.simulate(bench.document.values())) return bench.reason();
  return bench.results() == results ? QString() : "the results are others";
}

}  // namespace armature::test
