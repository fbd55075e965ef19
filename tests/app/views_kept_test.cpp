// What part of a diagram is on show, and how large, stays as it was chosen: through a visit to another page, and where
// the room changes for a while.
#include "app/shell/breadcrumb.h"
#include "app/tools/edit_actions.h"
#include "tests/app/icon_bench.h"

using namespace armature;
using namespace armature::app;

class ViewsKeptTest : public QObject {
  Q_OBJECT
 private:
  CanvasView& canvas() const { return window_->canvas(); }
  // Where two places of the diagram are on the screen.
  std::pair<QPointF, QPointF> view() const {
    return {canvas().mapToGlobal(canvas().toPixels(QPointF(0, 0))), canvas().mapToGlobal(canvas().toPixels({100, 50}))};
  }
  void wheel(int turns) {
    const QPointF at = QRectF(canvas().rect()).center() + QPointF(30, 20);
    for (int k = 0; k < std::abs(turns); ++k) {
      QWheelEvent event(at, canvas().mapToGlobal(at), {}, {0, turns > 0 ? 120 : -120}, {}, Qt::ControlModifier,
                        Qt::NoScrollPhase, false);
      QApplication::sendEvent(&canvas(), &event);
    }
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    window_->resize(1280, 800);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(canvas().scene().parts().at(0).info);
  }
  void cleanup() { window_.reset(); }

  // To an icon's page and back, by the path above it and by the key: as often as one likes, whatever the zoom.
  void aVisitToTheIconMovesNothing() {
    bringClass(*window_);
    for (const int turns : {0, 3, -4}) {
      wheel(turns);
      QTRY_VERIFY(canvas().isVisible());
      const auto before = view();
      for (int visit = 0; visit < 3; ++visit) {
        openIcon(*window_);
        auto* path = window_->page().centre()->findChild<Breadcrumb*>("breadcrumb");
        QTRY_VERIFY(path && path->isVisible());
        // All letters of the last name have room.
        auto* last = path->findChild<QToolButton*>("level1");
        QTRY_VERIFY(last->fontMetrics().horizontalAdvance(last->text()) < last->width());
        QVERIFY(last->fontInfo().bold() || last->font().weight() >= QFont::DemiBold);
        if (visit < 2)
          QTest::mouseClick(path->findChild<QToolButton*>("level0"), Qt::LeftButton);
        else
          pressKey(window_.get(), Qt::Key_Up, Qt::AltModifier);
        QTRY_VERIFY(!window_->page().icon().page() && canvas().isVisible() && !path->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(view(), before);
      }
    }
  }

  // Up from the inside of a part the keys are the canvas's, and the part is selected: by the key and by the path.
  void theWayUpLeadsToThePart() {
    DiagramPage& page = window_->page();
    page.document().setClass(0,
                             "model Drive\n  Modelica.Mechanics.Rotational.Components.Inertia wheel(J = 3)\n    "
                             "annotation (Placement(transformation(extent={{-10,-10},{10,10}})));\nend Drive;");
    const int part = static_cast<int>(canvas().scene().parts().size());
    placePart(canvas().scene(), "Drive", {0, -90});
    QTRY_VERIFY_WITH_TIMEOUT(canvas().scene().parts().back().info, 20000);
    for (const bool isByKey : {true, false}) {
      canvas().scene().clearSelection();
      page.lookInto(part);
      QTRY_VERIFY_WITH_TIMEOUT(page.isInside(), 20000);
      QTRY_VERIFY(canvas().scene().parts().at(0).info);
      clickPart(*window_, "wheel");
      QWidget* field = nullptr;
      QTRY_VERIFY((field = page.insides().back()->inspector().findChild<QWidget*>("parameter_J")));
      field->setFocus();
      QTRY_COMPARE(QApplication::focusWidget(), field);
      if (isByKey)
        pressKey(window_.get(), Qt::Key_Up, Qt::AltModifier);
      else
        QTest::mouseClick(page.centre()->findChild<Breadcrumb*>()->findChild<QToolButton*>("level0"), Qt::LeftButton);
      QTRY_VERIFY(!page.isInside());
      QTest::qWait(50);
      QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&canvas()));
      QCOMPARE(canvas().scene().selectedParts(), QSet<int>{part});
    }
  }

  // Another diagram brings the 3-D view, which takes width; back in the first one, that is as it was.
  void anotherTabWithAViewInSpaceChangesNothing() {
    for (const int turns : {0, 2}) {
      canvas().fit();
      wheel(turns);
      // A change, for one that nobody has changed may be fitted anew.
      canvas().scene().select({0}, {});
      canvas().setFocus();
      pressKey(&canvas(), Qt::Key_Down);
      QTRY_VERIFY(window_->document().undoStack()->count() > 0);
      const QSize size = canvas().size();
      const double zoom = canvas().zoom();
      const auto before = view();
      QVERIFY(window_->openFile(example("MultiBody/Pendulum")));
      QDockWidget* space = window_->findChild<QDockWidget*>("view3dDock");
      QTRY_VERIFY_WITH_TIMEOUT(space->isVisible(), 20000);
      pressKey(window_.get(), Qt::Key_W, Qt::ControlModifier);
      QTRY_VERIFY(!space->isVisible());
      QTRY_COMPARE(canvas().size(), size);
      QCOMPARE(canvas().zoom(), zoom);
      QCOMPARE(view(), before);
    }
  }

  // The text of a new shape is selected: what is typed replaces it.
  void theTextOfANewShapeIsReplaced() {
    bringClass(*window_);
    openIcon(*window_);
    IconView& sheet = iconView(*window_);
    drawIcon(*window_, Qt::Key_T, {-60, 20}, {60, 60});
    QLineEdit* field = nullptr;
    QTRY_VERIFY((field = qobject_cast<QLineEdit*>(QApplication::focusWidget())) && field->objectName() == "icon_text");
    QTest::qWait(600);  // what the engine says of the class comes meanwhile
    QTest::keyClicks(field, "Valve 7");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY2(iconText(*window_).find("\"Valve 7\"") != std::string::npos, iconText(*window_).c_str());
    QVERIFY(sheet.isVisible());
  }
};

QTEST_MAIN(ViewsKeptTest)
#include "views_kept_test.moc"
