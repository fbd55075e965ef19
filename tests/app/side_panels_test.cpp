// The panels at the right that are asked for: they come as a tab with the inspector, go by the key that brought them
// and by their cross, give the width back that they took, and do not stay where they have nothing to show.
#include <QTabBar>
#include <QToolButton>

#include "tests/app/text_bench.h"

using namespace armature;
using namespace armature::app;

class SidePanelsTest : public QObject {
  Q_OBJECT
 private:
  QDockWidget& dock(const char* name) const { return *window_->findChild<QDockWidget*>(name); }
  // Behind another tab it stands outside of the window.
  bool isSeen(const QDockWidget& dock) const { return dock.isVisible() && window_->rect().intersects(dock.geometry()); }
  // The cross on the tab of a dock.
  QToolButton* cross(const QDockWidget& dock) const {
    for (QTabBar* bar : window_->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      for (int tab = 0; tab < bar->count(); ++tab)
        if (bar->tabText(tab) == dock.windowTitle())
          return qobject_cast<QToolButton*>(bar->tabButton(tab, QTabBar::RightSide));
    return nullptr;
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    window_->resize(1280, 800);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(window_->canvas().scene().parts().at(0).info);
  }
  void cleanup() { window_.reset(); }

  // The steps stand in the inspector's place, as wide as that; the key that brings them takes them away.
  void theHistoryComesAndGoesByItsKey() {
    QDockWidget &inspector = dock("inspectorDock"), &history = dock("historyDock");
    QTRY_COMPARE(inspector.width(), 290);
    const QRect before = inspector.geometry();
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(isSeen(history));
    QTRY_VERIFY(!isSeen(inspector));
    QTRY_COMPARE(history.width(), 290);
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(isSeen(inspector));
    QVERIFY(history.isHidden());
    QTRY_COMPARE(inspector.geometry(), before);
    // Behind another tab it is not seen: the key brings it to the front.
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    inspector.raise();
    QTRY_VERIFY(!isSeen(history));
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(isSeen(history));
    // Its tab has a cross.
    QTRY_VERIFY(isWhole(cross(history)));
    QTest::mouseClick(cross(history), Qt::LeftButton);
    QTRY_VERIFY(isSeen(inspector));
    QVERIFY(history.isHidden());
    QTRY_COMPARE(inspector.geometry(), before);
  }

  // A double click on the name below a part goes to its field, as one on the part brings the inspector to the front.
  void theNameOfAPartBringsTheInspector() {
    QDockWidget &inspector = dock("inspectorDock"), &history = dock("historyDock");
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(isSeen(history) && !isSeen(inspector));
    const QRectF name = window_->canvas().besideParts().labels()[1].box;
    QVERIFY(!name.isEmpty());
    QTest::mouseClick(&window_->canvas(), Qt::LeftButton, {}, name.center().toPoint());
    QTest::mouseDClick(&window_->canvas(), Qt::LeftButton, {}, name.center().toPoint());
    QTRY_VERIFY(isSeen(inspector));
    QLineEdit* field = nullptr;
    QTRY_VERIFY((field = qobject_cast<QLineEdit*>(QApplication::focusWidget())));
    QTRY_COMPARE(field->selectedText(), window_->canvas().scene().parts()[1].name);
  }

  // Text needs a wider column; closed, it gives the width back.
  void ownPartsGiveTheWidthBack() {
    QDockWidget& inspector = dock("inspectorDock");
    QTRY_COMPARE(inspector.width(), 290);
    const QRect before = inspector.geometry();
    addByTemplate(*window_, kCompliant);
    QDockWidget& own = window_->texts().classDock();
    QTRY_VERIFY(isSeen(own));
    QVERIFY(window_->tabifiedDockWidgets(&inspector).contains(&own));
    QTRY_VERIFY(isWhole(cross(own)));
    QTest::mouseClick(cross(own), Qt::LeftButton);
    QVERIFY(own.isHidden());
    QTRY_COMPARE(inspector.geometry(), before);
  }

  // A page comes as a tab with the parts: a text beside the diagram, and the inspector, keep their places and widths.
  void pagesNarrowNoText() {
    QDockWidget &parts = dock("partsDock"), &pages = dock("pagesDock"), &inspector = dock("inspectorDock");
    const QRect before = inspector.geometry();
    const int partsWidth = parts.width();
    clickPart(*window_, "spring");
    pressKey(window_.get(), Qt::Key_F1);
    QTRY_VERIFY(isSeen(pages));
    QVERIFY(window_->tabifiedDockWidgets(&parts).contains(&pages));
    QCOMPARE(inspector.geometry(), before);
    QTRY_VERIFY(isWhole(cross(pages)));
    QTest::mouseClick(cross(pages), Qt::LeftButton);
    QTRY_VERIFY(isSeen(parts));
    QTRY_COMPARE(parts.width(), partsWidth);

    addByTemplate(*window_, kCompliant);
    QDockWidget& own = window_->texts().classDock();
    QTRY_VERIFY(isSeen(own));
    QsciScintilla& editor = editorOf(*window_);
    const QSize room = editor.size();
    putCursor(editor, "extends");
    pressKey(&editor, Qt::Key_F1);
    QTRY_VERIFY(isSeen(pages));
    QTest::qWait(100);
    QVERIFY(isSeen(own));
    QVERIFY(editor.width() == room.width() && editor.height() >= room.height());
  }

  // Where tabs have no room beside each other a cross that lies below one of the arrows that scroll them is neither
  // pressed nor seen through it.
  void crossesDoNotShowThroughArrows() {
    dock("partsDock").setWindowTitle("Parts");  // as wide as puts a cross there
    window_->resize(764, 400);
    pressKey(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
    pressKey(window_.get(), Qt::Key_F1);
    QTRY_VERIFY(isSeen(dock("pagesDock")));
    dock("inspectorDock").raise();
    QTest::qWait(50);
    const auto below = [](const QTabBar& bar, const QToolButton& arrow) -> QToolButton* {
      for (auto* cross : bar.findChildren<QToolButton*>("closeDock"))
        if (cross->isVisible() && cross->geometry().intersects(arrow.geometry())) return cross;
      return nullptr;
    };
    int covered = 0;
    for (auto* arrow : window_->findChildren<QToolButton*>("ScrollRightButton")) {
      auto* bar = qobject_cast<QTabBar*>(arrow->parentWidget());
      QToolButton* cross = bar && arrow->isVisible() ? below(*bar, *arrow) : nullptr;
      if (!cross) continue;
      ++covered;
      QCOMPARE(bar->childAt(cross->geometry().intersected(arrow->geometry()).center()), arrow);
      const QImage with = window_->grab().toImage();
      cross->hide();
      const QImage without = window_->grab().toImage();
      cross->show();
      const QRect place(arrow->mapTo(window_.get(), QPoint()) * with.devicePixelRatio(),
                        arrow->size() * with.devicePixelRatio());
      QVERIFY(with.copy(place) == without.copy(place));
    }
    QVERIFY(covered > 0);
  }

  // Over a diagram without own parts they go, and come back with the one that has some; asked for there, they stay.
  void ownPartsGoWhereThereAreNone() {
    addByTemplate(*window_, kCompliant);
    QDockWidget& own = window_->texts().classDock();
    QTRY_VERIFY(isSeen(own));
    pressKey(window_.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_COMPARE(window_->document().values().components.size(), size_t(0));
    QTRY_VERIFY(own.isHidden());
    QTRY_VERIFY(isSeen(dock("inspectorDock")));
    pressKey(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(isSeen(own));
    pressKey(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(own.isHidden());
    own.toggleViewAction()->trigger();
    QTRY_VERIFY(isSeen(own));
    pressKey(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    pressKey(window_.get(), Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(isSeen(own));
  }
};

QTEST_MAIN(SidePanelsTest)
#include "side_panels_test.moc"
