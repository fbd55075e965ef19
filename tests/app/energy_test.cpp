// The dock "Energy" in the window: it opens only when asked, follows the instant, selects and shows what is selected,
// works by keyboard, and does nothing while it is hidden; the badges of sources, and the quadrants in step with the
// card that explains a number.
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>

#include <limits>

#include "app/energy/energy_panel.h"
#include "app/shell/energy_room.h"
#include "app/shell/explanations.h"
#include "app/shell/view_menu.h"
#include "app/teaching/describe.h"
#include "app/teaching/power_book.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class EnergyTest : public QObject {
  Q_OBJECT
 private:
  static const EnergyBar* barOf(const EnergyPicture& picture, const QString& part, bool isComing) {
    for (const EnergyBar& bar : picture.bars)
      if (bar.part == part && bar.isComing == isComing) return &bar;
    return nullptr;
  }
  // Both sides of what is drawn, as they should be: widths by value, no bar or word over another one, all inside.
  static QString faultOf(const EnergyPicture& picture, const QRectF& room) {
    double perUnit = 0;
    for (size_t k = 0; k < picture.bars.size(); ++k) {
      const EnergyBar& bar = picture.bars[k];
      if (!room.adjusted(-1, -1, 1, 1).contains(bar.bar) || !room.adjusted(-1, -1, 1, 1).contains(bar.label))
        return bar.name + " is outside";
      if (bar.bar.height() > 4) {
        const double here = bar.bar.height() / std::abs(bar.value);
        if (perUnit > 0 && std::abs(here / perUnit - 1) > 1e-6) return bar.name + " has another scale";
        perUnit = here;
      }
      for (size_t m = 0; m < k; ++m)
        if (bar.label.intersects(picture.bars[m].label) || bar.bar.intersects(picture.bars[m].bar))
          return bar.name + " is over " + picture.bars[m].name;
      for (const EnergyHeading& heading : picture.headings)
        if (heading.isComing == bar.isComing && heading.box.intersects(bar.label))
          return bar.name + " is over a heading";
    }
    if (picture.scale.isEmpty()) return {};
    for (const QRectF& scale : {picture.scaleBar, picture.scaleLabel}) {
      if (!room.adjusted(-1, -1, 1, 1).contains(scale)) return "the scale is outside";
      for (const EnergyBar& bar : picture.bars)
        if (scale.intersects(bar.bar) || scale.intersects(bar.label)) return "the scale is over " + bar.name;
      for (const EnergyHeading& heading : picture.headings)
        if (scale.intersects(heading.box)) return "the scale is over " + heading.words;
    }
    return {};
  }

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
  }
  void cleanup() { window_.reset(); }

  // A view that is changed in the middle of an edit, as where an undo closes the inside of a part.
  void anotherViewInTheMiddleOfAnEdit() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    DiagramScene& scene = window_->canvas().scene();
    EnergyPanel& panel = window_->energy().panel();
    scene.select({0, 1, 2}, {});
    pressKey(&window_->canvas(), Qt::Key_Delete);
    const int last = static_cast<int>(scene.parts().size()) - 1;
    scene.select({last}, {});
    const QString name = scene.parts().back().name;
    int looked = 0;
    connect(&window_->document(), &OpenDocument::partInserted, &panel, [&] {
      ++looked;
      panel.setRun(&window_->page().overlay(), &scene, &window_->run());
    });
    window_->document().undoStack()->undo();
    QCOMPARE(looked, 3);
    QCOMPARE(scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].name, name);
  }

  // It is there as an action, closed, and asks for nothing as long as nobody has opened it.
  void opensWhenAsked() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    EnergyPanel& panel = window_->energy().panel();
    QVERIFY(!panel.isVisible());
    const auto actions = window_->findChildren<QAction*>();
    const auto action = std::find_if(actions.begin(), actions.end(), [](QAction* a) {
      return a->property("command").toString() == "Show or hide: Energy";
    });
    QVERIFY(action != actions.end());
    (*action)->trigger();
    QTRY_VERIFY(panel.isVisible());
    QTRY_VERIFY(!panel.powers().picture().bars.empty());
    auto* words = panel.findChild<QLabel*>("energyWords");
    QTRY_VERIFY2(words->text().contains(" = "), qPrintable(words->text()));
    // Of what is accounted for to the last bit nothing is said.
    QVERIFY2(!words->text().contains("0 W of"), qPrintable(words->text()));
    // In a low place the picture gives way, and the words are seen to their end.
    auto* area = qobject_cast<QScrollArea*>(panel.parentWidget()->parentWidget());
    QVERIFY(area);
    for (QWidget* owner = area; owner; owner = owner->parentWidget())
      if (auto* dock = qobject_cast<QDockWidget*>(owner)) {
        dock->setFloating(true);
        dock->resize(270, 400);
      }
    QTRY_COMPARE(area->height(), panel.height());
    QVERIFY(words->heightForWidth(words->width()) <= words->height());
    (*action)->trigger();
    QTRY_VERIFY(!panel.isVisible());
  }

  void hiddenItReadsNothing() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->run().setShownTime(0.3);
    QTest::qWait(50);
    QVERIFY(!window_->page().overlay().book().isBound());
  }

  // Without a run, with nothing that carries power, with one part alone: a sentence and no bar.
  void nothingToShow() {
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    QTRY_VERIFY(panel.isVisible());
    QVERIFY(panel.powers().picture().problem.startsWith("Run the diagram"));
    QVERIFY(panel.quadrants().picture().problem.startsWith("Run the diagram"));
    QVERIFY(window_->openFile(example("Blocks/CompareSincExpSine")));
    runToEnd(*window_);
    QTRY_VERIFY(panel.powers().picture().problem.startsWith("No part of this diagram"));
    panel.showPage(EnergyPanel::Page::quadrants);
    QVERIFY(panel.quadrants().picture().problem.startsWith("Nothing in this diagram has quadrants"));
    panel.showPage(EnergyPanel::Page::energy);
    QVERIFY(!panel.energies().picture().problem.isEmpty());
    QVERIFY(panel.energies().picture().bars.empty());
    panel.showPage(EnergyPanel::Page::power);
    diagram::Document one;
    one.name = "One";
    one.components.push_back({});
    one.components[0].name = "mass";
    one.components[0].className = "Modelica.Mechanics.Translational.Components.Mass";
    one.components[0].modifiers = {{"m", "1"}};
    window_->document().reset(one, {});
    runToEnd(*window_);
    QTRY_COMPARE(panel.powers().picture().problem, QString("Nothing flows in this run."));
  }

  // What is drawn is what the powers say, at every instant and size.
  void barsAreThePowers() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    QTRY_VERIFY(panel.isVisible());
    const Powers& powers = *window_->page().overlay().book().powers();
    for (const double time : {0.02, 0.11, 0.234, 0.53, 0.77, 0.96}) {
      window_->run().setShownTime(time);
      const EnergyPicture& picture = panel.powers().picture();
      QVERIFY2(picture.problem.isEmpty(), qPrintable(picture.problem));
      QCOMPARE(faultOf(picture, panel.powers().rect()), QString());
      const std::vector<double> values = powers.at(time);
      double left = 0, right = 0;
      for (const EnergyBar& bar : picture.bars) (bar.isComing ? left : right) += std::abs(bar.value);
      QVERIFY(std::abs(left - right) < 1e-3 * (1e-9 + picture.sums.turnover) || left + right < 1e-3);
      for (size_t k = 0; k < values.size(); ++k) {
        const EnergyShare& share = powers.shares()[k];
        if (share.kind == EnergyKind::passed || std::abs(values[k]) < 1e-4 * picture.sums.turnover + 1e-3) continue;
        const bool isComing = (share.kind == EnergyKind::supplied) == (values[k] > 0);
        const EnergyBar* bar = barOf(picture, QString::fromStdString(share.part), isComing);
        QVERIFY2(bar, share.part.c_str());
        QVERIFY2(bar->sentence.contains(bar->part) && bar->sentence.contains(bar->amount), qPrintable(bar->sentence));
      }
    }
    // Smaller than its labels need: what does not fit goes together.
    panel.powers().resize(260, 170);
    QCOMPARE(faultOf(panel.powers().picture(), panel.powers().rect()), QString());
  }

  // Long bars reach down to where the scale would stand: it goes elsewhere.
  void theScaleCoversNothing() {
    QVERIFY(window_->openFile(example("Electrical/Analog/Rectifier")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyView& view = window_->energy().panel().powers();
    QTRY_VERIFY(view.isVisible());
    for (const QSize& size : {QSize(409, 340), QSize(409, 250), QSize(330, 400), QSize(800, 500)}) {
      view.resize(size);
      for (const double time : {0.0131, 0.02, 0.0333, 0.071}) {
        window_->run().setShownTime(time);
        const EnergyPicture& picture = view.picture();
        QVERIFY2(picture.problem.isEmpty(), qPrintable(picture.problem));
        QCOMPARE(faultOf(picture, view.rect()), QString());
        QVERIFY2(!picture.scale.isEmpty(), qPrintable(QString("%1 s, %2").arg(time).arg(size.width())));
      }
    }
  }

  void aClickSelects() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->run().setShownTime(0.53);
    window_->energy().open();
    EnergyView& view = window_->energy().panel().powers();
    QTRY_VERIFY(view.isVisible());
    DiagramScene& scene = window_->page().scene();
    const EnergyPicture picture = view.picture();
    QVERIFY(picture.bars.size() >= 3);
    for (size_t k = 0; k < view.picture().bars.size(); ++k) {
      // The dock may have another height with each part's inspector.
      const EnergyBar bar = view.picture().bars[k];
      if (bar.part.isEmpty()) continue;
      QTest::mouseClick(&view, Qt::LeftButton, {}, bar.label.center().toPoint());
      QCOMPARE(scene.selectedParts().size(), 1);
      QCOMPARE(scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].name, bar.part);
    }
    // By the keyboard: the arrow keys go from bar to bar, Return selects.
    scene.clearSelection();
    view.setFocus();
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(1, 1));
    QCOMPARE(view.focusedBar(), -1);
    QTest::keyClick(&view, Qt::Key_Down);
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(view.focusedBar(), 1);
    QCOMPARE(view.accessibleDescription(), view.picture().bars[1].sentence);
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(scene.parts()[static_cast<size_t>(*scene.selectedParts().begin())].name, view.picture().bars[1].part);
    QTest::qWait(100);  // the inspector of another part may have another height
    QTest::keyClick(&view, Qt::Key_Up);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(view.focusedBar(), static_cast<int>(view.picture().bars.size()) - 1);
    QVERIFY(!view.accessibleName().isEmpty());
    // And the other way round: what is selected on the canvas stands out, seen in the picture.
    scene.clearSelection();
    const QImage before = view.grab().toImage();
    clickPart(*window_, "inertia1");
    QVERIFY(view.grab().toImage() != before);
  }

  // Since the start: what inertias have stored is J·w²/2.
  void energiesSinceTheStart() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    panel.showPage(EnergyPanel::Page::energy);
    QTRY_VERIFY(!panel.energies().picture().bars.empty());
    const results::Store& store = *window_->run().store();
    const auto value = [&](const char* name) {
      return store.valueAt(store.columns()[static_cast<size_t>(store.find(name))], 0.8);
    };
    window_->run().setShownTime(0.8);
    const EnergyPicture& picture = panel.energies().picture();
    const EnergyBar* bar = barOf(picture, "inertia1", false);
    QVERIFY(bar);
    const double should = value("inertia1.J") * std::pow(value("inertia1.w"), 2) / 2;
    QVERIFY2(std::abs(bar->value - should) < 2e-3 * should + 1e-6,
             qPrintable(QString("%1 %2").arg(bar->value).arg(should)));
    QVERIFY(bar->amount.endsWith("J"));
    QCOMPARE(faultOf(picture, panel.energies().rect()), QString());
  }

  // The moving point is where the run says, in the quadrant that the card names; the badge says the same.
  void quadrantsInStep() {
    for (const char* name : {"Rotational/First", "Translational/Accelerate", "Rotational/CoupledClutches",
                             "Translational/Oscillator", "Electrical/Analog/DCMotor"}) {
      QVERIFY(window_->openFile(example(name)));
      runToEnd(*window_);
      PowerBook& book = window_->page().overlay().book();
      QTRY_VERIFY(book.powers() && !book.isWaiting());
      const Powers& powers = *book.powers();
      const double stop = window_->run().stopTime();
      int compared = 0;
      for (size_t k = 0; k < powers.sources().size(); ++k) {
        const Sided& source = powers.sources()[k];
        if (source.isGiving()) continue;
        const QString variable = QString::fromStdString(source.part + "." + source.connector) +
                                 (source.domain == Domain::rotational ? ".tau" : ".f");
        for (int i = 0; i <= 20; ++i) {
          const double time = stop * i / 20;
          const ExplainSources from{window_->document().values(),
                                    [&](const QString& c) { return window_->page().catalog().find(c); },
                                    Instant(window_->run().store(), time), SignTable::shipped()};
          QStringList all = explainable(QString::fromStdString(source.part), from);
          all << variable;
          for (const QString& one : all) {
            const Explanation explanation = explain(one, from);
            if (explanation.quadrantAt.toStdString() != source.connector) continue;
            const OperatingPoint point = operatingPointAt(powers, source, time);
            const Quadrant quadrant = quadrantOf(point, book.survey().speeds[k], book.survey().efforts[k]);
            const int driving = isDriving(quadrant) ? 1 : isBraking(quadrant) ? -1 : 0;
            QVERIFY2(driving == explanation.driving || std::abs(point.power()) < 1e-4 * book.survey().turnover,
                     qPrintable(QString("%1 %2 at %3").arg(name, one).arg(time)));
            ++compared;
          }
        }
      }
      if (QString(name).startsWith("Rotational/First")) QVERIFY(compared > 10);
    }
  }

  void quadrantPage() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    panel.showQuadrants("torque", {});
    QTRY_VERIFY(panel.quadrants().picture().problem.isEmpty());
    for (const double time : {0.05, 0.2, 0.45, 0.7, 0.9}) {
      window_->run().setShownTime(time);
      const QuadrantPicture& picture = panel.quadrants().picture();
      QVERIFY(picture.plot.contains(picture.point));
      // Right is forward, up is a push forward.
      QCOMPARE(picture.point.x() > picture.origin.x(), picture.values.speed > 0);
      QCOMPARE(picture.point.y() < picture.origin.y(), picture.values.effort > 0);
      int here = 0;
      for (const auto& text : picture.texts)
        if (text.isHere) {
          ++here;
          QVERIFY(text.box.contains(picture.point) || text.box.adjusted(-8, -8, 8, 8).contains(picture.point));
          QVERIFY(picture.sentence.contains(text.words));
        }
      QCOMPARE(here, picture.quadrant == Quadrant::idle ? 0 : 1);
      // The cut torque acts on the source: what it does to its neighbour is the opposite.
      const results::Store& store = *window_->run().store();
      const double tau = store.valueAt(store.columns()[static_cast<size_t>(store.find("torque.flange.tau"))], time);
      QVERIFY(std::abs(picture.values.effort + tau) < 1e-9);
      QVERIFY(picture.way.size() > 3);
      // The quadrants' names stay in their corners, and the way leaves these free.
      for (size_t k = 0; k < 4; ++k) {
        const QuadrantPicture::Text& text = picture.texts[k];
        QCOMPARE(text.place.testFlag(Qt::AlignTop), text.box.center().y() < picture.origin.y());
        QCOMPARE(text.place.testFlag(Qt::AlignRight), text.box.center().x() > picture.origin.x());
        const double line = QFontMetricsF(panel.quadrants().font()).height();
        for (const QPointF& at : picture.way)
          QVERIFY(at.y() > picture.plot.top() + line && at.y() < picture.plot.bottom() - line);
      }
    }
    // A part that is selected takes the page.
    clickPart(*window_, "inertia2");
    auto* points = panel.findChild<QComboBox*>("quadrantPoint");
    QTRY_VERIFY(points->currentText().startsWith("inertia2."));
    QVERIFY(panel.quadrants().picture().problem.isEmpty());
    clickPart(*window_, "sine");
    QVERIFY(!panel.quadrants().picture().sentence.isEmpty() || !panel.quadrants().picture().problem.isEmpty());
  }

  // A part that has none leaves the page to the first source.
  void quadrantsOfTheFirstThatHasSome() {
    QVERIFY(window_->openFile(example("MultiBody/ActuatedDrive")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    panel.showQuadrants("world", {});
    QTRY_VERIFY(panel.quadrants().picture().problem.isEmpty());
    QCOMPARE(panel.findChild<QComboBox*>("quadrantPoint")->currentText(), QString("torque1"));
    QVERIFY(panel.quadrants().picture().sentence.contains("torque1"));
    // Where nothing has any, it says so, and there is nothing to choose.
    QVERIFY(window_->openFile(example("HeatTransfer/TwoMasses")));
    runToEnd(*window_);
    panel.showQuadrants("conduction", {});
    QTRY_VERIFY(!panel.quadrants().picture().problem.isEmpty());
    QVERIFY(!panel.findChild<QComboBox*>("quadrantPoint")->isEnabled());
  }

  // The card of a source has its quadrants.
  void explainCardHasQuadrants() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->page().explanations().show("torque.tau", 0.2, QPoint(300, 300));
    ExplainCard* card = window_->page().explanations().card();
    QVERIFY(card);
    auto* view = card->findChild<QuadrantView*>();
    QVERIFY(view);
    QVERIFY(view->picture().problem.isEmpty());
    card->close();
    window_->page().explanations().show("spring.phi_rel", 0.2, QPoint(300, 300));
    QVERIFY(!window_->page().explanations().card()->findChild<QuadrantView*>());
    window_->page().explanations().card()->close();
  }

  // A badge at each source, with the sign of its power, in what is drawn.
  void badges() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    window_->viewMenu().show({false, false, true, false, false});
    LiveOverlay& overlay = window_->page().overlay();
    QTRY_VERIFY(overlay.book().powers() && !overlay.book().isWaiting());
    QSet<QString> seen;
    for (int k = 1; k < 19; ++k) {
      window_->run().setShownTime(0.05 * k + 0.013);
      window_->canvas().grab();
      for (const DrawnState& state : overlay.drawn().states) {
        if (state.tip.isEmpty()) continue;
        QCOMPARE(state.part, QString("torque"));
        seen << state.words;
        QVERIFY(!state.badge.isEmpty());
        QCOMPARE(state.kind == DrawnState::Kind::drives, state.power > 0);
        QVERIFY2(state.tip.contains("torque") && state.tip.contains(state.words), qPrintable(state.tip));
        const auto described = describe(overlay.drawn(), window_->canvas());
        bool isThere = false;
        for (const auto& one : described["states"])
          isThere = isThere || (one["part"] == "torque" && one["words"] == state.words.toStdString() &&
                                one["power"] == state.power);
        QVERIFY(isThere);
      }
    }
    QVERIFY(seen.contains("drives") && seen.contains("brakes"));
  }

  // The list for scripts: every share, and sums that agree with it.
  void described() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    PowerBook& book = window_->page().overlay().book();
    QTRY_VERIFY(book.powers() && !book.isWaiting());
    const auto energy = describeEnergy(*book.powers(), 0.53);
    double supplied = 0;
    for (const auto& one : energy["parts"])
      if (one["kind"] == "supplied") supplied += one["power"].get<double>();
    QVERIFY(std::abs(supplied) > 1e-6);
    QCOMPARE(energy["sums"]["supplied"].get<double>(), supplied);
    QVERIFY(std::abs(energy["sums"]["not accounted for"].get<double>()) < 1e-3 * std::abs(supplied));
    const auto quadrants = describeQuadrants(*book.powers(), book.survey(), 0.53);
    QCOMPARE(quadrants.size(), size_t{1});
    QCOMPARE(quadrants[0]["part"].get<std::string>(), std::string("torque"));
  }

  // No number, no size, a run that stops early: a sentence or what there is, and no end of the program.
  void whatGoesWrong() {
    QVERIFY(window_->openFile(example("Rotational/First")));
    runToEnd(*window_);
    const Powers& powers = *window_->page().overlay().book().powers();
    for (const double wrong : {std::nan(""), std::numeric_limits<double>::infinity()}) {
      EnergyInput input{powers, std::vector<double>(powers.shares().size(), 1), {}, 10, 10, 0.5, false};
      input.values[0] = wrong;
      const EnergyPicture picture = layOutEnergy(input, QRectF(0, 0, 300, 300), window_->font());
      QVERIFY(picture.problem.startsWith("There is no number"));
      QVERIFY(picture.bars.empty());
      input.values[0] = 1;
      input.turnover = wrong;
      QVERIFY(!layOutEnergy(input, QRectF(0, 0, 300, 300), window_->font()).problem.isEmpty() || std::isinf(wrong));
    }
    for (const QRectF& box : {QRectF(), QRectF(0, 0, 1, 1), QRectF(0, 0, 20, 500), QRectF(0, 0, 500, 20)}) {
      EnergyInput input{powers, powers.at(0.53), {}, 10, 10, 0.53, false};
      (void)layOutEnergy(input, box, window_->font());
    }
    diagram::Document d;
    d.name = "Early";
    d.components.resize(2);
    d.components[0].name = "mass";
    d.components[0].className = "Modelica.Mechanics.Translational.Components.Mass";
    d.components[0].modifiers = {{"m", "2"}};
    d.components[1].name = "push";
    d.components[1].className = "Modelica.Mechanics.Translational.Sources.ConstantForce";
    d.components[1].modifiers = {{"f_constant", "3"}};
    d.connections = {{"push.flange", "mass.flange_a", {}, {}}};
    d.declarations = "equation\n  assert(time < 0.4, \"it stops here\");";
    d.experiment.stopTime = 1;
    window_->document().reset(d, {});
    window_->energy().open();
    pressKey(window_.get(), Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(window_->run().state() == RunState::stopped, 20000);
    EnergyPanel& panel = window_->energy().panel();
    QTRY_VERIFY(!panel.powers().picture().bars.empty());
    const EnergyBar* bar = barOf(panel.powers().picture(), "push", true);
    QVERIFY(bar && bar->value > 0);
    panel.showPage(EnergyPanel::Page::energy);
    QTRY_VERIFY(!panel.energies().picture().bars.empty());
    panel.showPage(EnergyPanel::Page::quadrants);
    QTRY_COMPARE(panel.quadrants().picture().quadrant, Quadrant::drivesForward);
  }

  // The inside of a part has powers of its own: those of the parts that are seen.
  void insideOfAPart() {
    QVERIFY(window_->openFile(example("MultiBody/OneAxis")));
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    QTRY_VERIFY(panel.isVisible());
    const int axis = window_->document().partIndex("axis");
    QVERIFY(axis >= 0);
    window_->page().lookInto(axis);
    QTRY_VERIFY(window_->page().isInside());
    window_->run().setShownTime(0.5);
    QTRY_VERIFY(window_->page().overlay().book().powers() && !window_->page().overlay().book().isWaiting());
    bool hasGear = false;
    for (const EnergyShare& share : window_->page().overlay().book().powers()->shares())
      hasGear = hasGear || share.part == "gear";
    QVERIFY(hasGear);
    QTRY_VERIFY(panel.powers().picture().problem.isEmpty());
    window_->page().goUpTo(0);
    QTRY_VERIFY(!window_->page().isInside());
    QTRY_VERIFY(barOf(panel.powers().picture(), "load", true) || barOf(panel.powers().picture(), "load", false) ||
                !panel.powers().picture().bars.empty());
  }

  // Two hundred parts: what does not fit goes together, and the sum stays.
  void manyParts() {
    diagram::Document d;
    d.name = "Many";
    d.experiment.stopTime = 0.5;
    for (int k = 0; k < 200; ++k) {
      diagram::ComponentItem item;
      item.name = "part" + std::to_string(k);
      item.placement.x = 30 * (k % 20);
      item.placement.y = -30 * (k / 20);
      item.className =
          std::string("Modelica.Mechanics.Translational.Components.") + (k % 2 == 0 ? "Mass" : "SpringDamper");
      if (k % 2 == 0)
        item.modifiers = {{"m", "1"}, {"v.start", k == 0 ? "1" : "0"}, {"v.fixed", "true"}};
      else
        item.modifiers = {{"c", "100"}, {"d", "1"}};
      d.components.push_back(item);
      if (k > 0)
        d.connections.push_back({"part" + std::to_string(k - 1) + ".flange_b", item.name + ".flange_a", {}, {}});
    }
    window_->document().reset(d, {});
    runToEnd(*window_);
    window_->energy().open();
    EnergyPanel& panel = window_->energy().panel();
    QTRY_VERIFY(!panel.powers().picture().bars.empty());
    for (const double time : {0.1, 0.3, 0.5}) {
      window_->run().setShownTime(time);
      const EnergyPicture& picture = panel.powers().picture();
      QCOMPARE(faultOf(picture, panel.powers().rect()), QString());
      QVERIFY(std::any_of(picture.bars.begin(), picture.bars.end(),
                          [](const EnergyBar& bar) { return bar.role == EnergyBar::Role::others; }));
      double sum = 0;
      for (const EnergyBar& bar : picture.bars) sum += bar.isComing ? std::abs(bar.value) : -std::abs(bar.value);
      QVERIFY(std::abs(sum) < 1e-3 * picture.sums.turnover);
    }
    panel.showPage(EnergyPanel::Page::energy);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.energies().picture().bars.empty(), 20000);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(EnergyTest)
#include "energy_test.moc"
