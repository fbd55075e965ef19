// A plot by itself, as tests use it: a view whose wishes come true, a run to be shown, and hands on its menu.
#pragma once
#include <qcustomplot.h>

#include <QMenu>
#include <QtTest>
#include <cmath>

#include "app/plots/plot_formulas.h"
#include "app/plots/plot_view.h"
#include "engine/diagram/json.h"

namespace armature::app {

inline constexpr int kRows = 8001;
inline constexpr double kEnd = 4;  // [s]

inline results::Column column(const char* name, uint32_t source, const char* unit) {
  results::Column made;
  made.name = name;
  made.source = source;
  made.unit = unit;
  return made;
}

// A sine of 5 Hz and amplitude 3, a decay of time constant 0.5 s to 2, a truth that holds for a quarter of the time.
inline StorePtr makeRun() {
  using Column = results::Column;
  std::vector<Column> columns{column("inertia1.w", 0, "rad/s"), column("torque.tau", 1, "N.m"),
                              column("mass.s", 0, "m"),         column("mass.f", 1, "N"),
                              column("source.v", 0, "V"),       column("cosine", 3, "m"),
                              column("brake.locked", 2, ""),    column("gear.mode", 2, "")};
  columns[6].type = Column::Type::boolean;
  columns[6].kind = Column::Kind::discrete;
  columns[7].enumeration = "Gear.Mode";
  columns[7].kind = Column::Kind::discrete;
  auto store = std::make_shared<results::Store>(columns, 4);
  for (int k = 0; k < kRows; ++k) {
    const double t = kEnd * k / (kRows - 1), w = 2 * M_PI * 5;
    const double values[] = {3 * std::sin(w * t), 2 * (1 - std::exp(-t / 0.5)), t >= 1 && t < 2 ? 1.0 : 0.0,
                             3 * std::cos(w * t)};
    store->append(t, values);
  }
  store->finish();
  return store;
}

// A view whose wishes come true, as the document would have them.
class Bench {
 public:
  explicit Bench(const diagram::Json& definition, QSize size = {900, 420})
      : formulas_([this] { takeRun(); }, [this] { view.refresh(); }) {
    view.resize(size);
    QObject::connect(&view, &PlotView::definitionWanted, &view,
                     [this](const diagram::Json& wanted, const QString& words) {
                       said << words;
                       take(wanted);
                     });
    take(definition);
    view.show();
    (void)QTest::qWaitForWindowExposed(&view);
    view.replotNow();
  }
  void take(const diagram::Json& definition) {
    view.setDefinition(definition);
    QStringList expressions;
    for (const PlotCurve& curve : view.curves())
      if (curve.isExpression) expressions << curve.variable;
    formulas_.follow(expressions, {run});
    takeRun();
  }
  void takeRun() {
    PlotRuns runs;
    runs.store = run;
    runs.to = kEnd;
    runs.formulas = formulas_.beside(run);
    runs.compared = beside;
    runs.comparedFormulas.resize(beside.size());
    view.setRuns(std::move(runs));
    view.replotNow();
  }
  const PlotCurve& curve(const QString& name) {
    for (const PlotCurve& one : view.curves())
      if (one.variable == name) return one;
    qFatal("no curve %s", qPrintable(name));
  }
  // Opens the menu at a place of the plot and clicks on an entry, in the menu of the curve `sub` or in the menu itself.
  void choose(const QString& entry, const QString& sub = {}, QPoint at = {}) {
    if (at.isNull()) at = view.axes().area().rect().center();
    QTimer::singleShot(0, &view, [=] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      // By keys: a menu within a menu opens with a delay under the mouse.
      const auto goTo = [](QMenu* in, const QString& words) {
        for (qsizetype k = 0; k <= in->actions().size(); ++k) {
          if (in->activeAction() && in->activeAction()->text() == words) return true;
          QTest::keyClick(in, Qt::Key_Down);
        }
        return false;
      };
      QMenu* const outer = menu;
      bool isThere = true;
      if (!sub.isEmpty()) {
        isThere = goTo(menu, sub);
        QTest::keyClick(menu, Qt::Key_Right);
        if (isThere) menu = menu->activeAction()->menu();
      }
      if (isThere && goTo(menu, entry))
        QTest::keyClick(menu, Qt::Key_Return);
      else
        outer->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, view.plot()->mapToGlobal(at));
    QApplication::sendEvent(view.plot(), &event);
  }
  void drag(QPoint from, QPoint to) {
    QTest::mousePress(view.plot(), Qt::LeftButton, {}, from);
    for (int k = 1; k <= 4; ++k) {
      const QPoint at = from + (to - from) * k / 4;
      QMouseEvent event(QEvent::MouseMove, at, view.plot()->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                        Qt::NoModifier);
      QApplication::sendEvent(view.plot(), &event);
    }
    QTest::mouseRelease(view.plot(), Qt::LeftButton, {}, to);
  }

  const StorePtr run = makeRun();
  std::vector<ComparedRun> beside;
  PlotView view;
  QStringList said;

 private:
  PlotFormulas formulas_;
};

inline diagram::Json plotOf(std::initializer_list<const char*> variables) {
  diagram::Json definition{{"curves", diagram::Json::array()}};
  for (const char* name : variables) definition["curves"].push_back({{"variable", name}});
  return definition;
}

inline double seconds(const PlotView& view, double t) {
  return view.axes().at(0)->parentPlot()->xAxis->coordToPixel(t);
}

}  // namespace armature::app
