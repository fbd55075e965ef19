// What the menus and keys of the window do to a class of a person's own library from a part of it and from the palette:
// its icon is drawn, and a sub-model is made where its class has a place.
#include <QStatusBar>

#include "app/shell/inside_view.h"
#include "tests/app/icon_bench.h"
#include "tests/app/submodel_bench.h"
#include "tests/libraries/library_bench.h"

using namespace armature;
using namespace armature::app;

namespace {

constexpr const char* kHeldWheelText = R"(within Gears; // Licence: mine
model Drive "A drive" // to be mended
  Wheel   wheel(J = 3 /* heavy */) annotation (Placement(transformation(extent={{-10,-10},{10,10}})), __Foreign(x=  1));
  Modelica.Mechanics.Rotational.Components.Fixed fixed
    annotation(Placement(transformation(extent={{-70,-10},{-50,10}})));
equation
  // held
  connect(fixed.flange, wheel.flange_a) annotation (Line(points={{-60,0},{-10,0}}, thickness = 0.5));
end Drive;
)";

}  // namespace

class ClassMenusTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup() { window_.reset(); }
  void theIconIsDrawn_data();
  void theIconIsDrawn();
  void shippedClassesHaveNoIconToDraw();
  void aSubmodelIsMadeWhereItHasAPlace();

 private:
  QString file() const { return folder_->filePath(QStringLiteral("libs/Gears/Drive.mo")); }
  QPoint besideMiddle(const char* part);
  void enter(const char* part);

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;
};

void ClassMenusTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  makeGears(*folder_);
  writeText(file(), kHeldWheelText);
  window_ = makeAskingWindow(*folder_);
  window_->libraries().add(folder_->filePath("libs"));
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears"), 20000);
  window_->libraries().setOwn(folder_->filePath("libs/Gears"), true);
  dropPart(*window_, "Gears.Drive", {0, 0});
  const auto isKnown = [&] {
    const auto& parts = window_->canvas().scene().parts();
    return !parts.empty() && parts.back().info;
  };
  QTRY_VERIFY_WITH_TIMEOUT(isKnown(), 20000);
}

QPoint ClassMenusTest::besideMiddle(const char* part) {
  CanvasView& canvas = window_->canvas();
  const int index = canvas.scene().document().partIndex(part);
  const QRectF box = canvas.toPixels(canvas.scene().parts().at(static_cast<size_t>(index)).rect);
  return (box.center() + QPointF(box.width() / 5, box.height() / 4)).toPoint();
}

void ClassMenusTest::enter(const char* part) {
  const size_t level = window_->page().insides().size();
  QTest::mouseDClick(&window_->canvas(), Qt::LeftButton, {}, besideMiddle(part));
  QTRY_COMPARE_WITH_TIMEOUT(window_->page().insides().size(), level + 1, 20000);
}

void ClassMenusTest::theIconIsDrawn_data() {
  QTest::addColumn<QString>("way");
  for (const char* way : {"row of the palette", "menu of a part", "key at a part", "key inside of a part"})
    QTest::newRow(way) << way;
}

// A rectangle on it is in the class's file when it is saved, and all else of the file is what it was.
void ClassMenusTest::theIconIsDrawn() {
  QFETCH(const QString, way);
  if (way == "row of the palette") {
    if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
    QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears.Drive"), 20000);
    choosePackageAction(*window_, "Gears.Drive", "Edit the icon of Drive");
  } else if (way == "menu of a part") {
    answerMenu("Edit the icon of Gears.Drive", {});
    QTest::mouseClick(&window_->canvas(), Qt::RightButton, {}, besideMiddle("drive1"));
  } else {
    if (way == "key inside of a part")
      enter("drive1");
    else
      clickPart(*window_, "drive1");
    pressKey(&window_->canvas(), Qt::Key_I, Qt::ControlModifier);
  }
  QTRY_VERIFY_WITH_TIMEOUT(window_->page().icon().page(), 20000);
  QCOMPARE(window_->page().icon().page()->model().className(), QString("Drive"));
  QTRY_VERIFY(iconView(*window_).isVisible());
  QCoreApplication::processEvents();
  drawIcon(*window_, Qt::Key_R, {-50, -50}, {50, 50});
  QCOMPARE(iconOf(*window_).items.size(), size_t(1));
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(readText(file()).contains("Rectangle"), 20000);
  QString text = readText(file());
  const qsizetype from = text.indexOf("  annotation(\n"), end = text.indexOf("end Drive;");
  QVERIFY2(from > 0 && end > from, qPrintable(text));
  QCOMPARE(text.remove(from, end - from), QString(kHeldWheelText));
  QCOMPARE(readText(folder_->filePath("libs/Gears/Wheel.mo")), wheelText());
  // The part in the diagram has it by then.
  window_->pages().show(0);
  const auto isOnPart = [&] {
    const ClassPtr info = window_->page().catalog().known("Gears.Drive");
    return info && !info->icon.empty();
  };
  QTRY_VERIFY_WITH_TIMEOUT(isOnPart(), 20000);
}

void ClassMenusTest::shippedClassesHaveNoIconToDraw() {
  enter("drive1");
  QStringList offered;
  QTimer poll;
  connect(&poll, &QTimer::timeout, &poll, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (!menu) return;
    for (const QAction* action : menu->actions()) offered << action->text();
    menu->close();
  });
  poll.start(20);
  QTest::mouseClick(&window_->canvas(), Qt::RightButton, {}, besideMiddle("fixed"));
  QVERIFY(!offered.isEmpty());
  QVERIFY(offered.filter("icon of").isEmpty());
  offered.clear();
  QTest::mouseClick(&window_->canvas(), Qt::RightButton, {}, besideMiddle("wheel"));
  QVERIFY2(offered.contains("Edit the icon of Wheel"), qPrintable(offered.join(", ")));
}

// Inside of the part it is said where: the class opened as a diagram takes it into its own text.
void ClassMenusTest::aSubmodelIsMadeWhereItHasAPlace() {
  enter("drive1");
  clickPart(*window_, "wheel");
  pressKey(&window_->canvas(), Qt::Key_G, Qt::ControlModifier);
  QVERIFY(!QApplication::activeModalWidget());
  QTRY_VERIFY2(window_->statusBar()->currentMessage().contains("open it as a diagram"),
               qPrintable(window_->statusBar()->currentMessage()));
  QVERIFY(!window_->isWindowModified());
  window_->page().goUpTo(0);
  if (QTreeWidgetItem* row = paletteRow(*window_, "Gears")) row->setExpanded(true);
  QTRY_VERIFY_WITH_TIMEOUT(paletteRow(*window_, "Gears.Drive"), 20000);
  DiagramPage* const user = &window_->page();
  choosePackageAction(*window_, "Gears.Drive", "Edit Drive as a diagram");
  QTRY_VERIFY_WITH_TIMEOUT(&window_->page() != user, 20000);
  QTRY_VERIFY_WITH_TIMEOUT(window_->canvas().scene().findEnd("wheel.flange_a").isValid(), 20000);
  clickPart(*window_, "wheel");
  makeSubmodel(*window_, "Disc");
  QVERIFY(window_->document().partIndex("disc1") >= 0);
  pressKey(window_.get(), Qt::Key_S, Qt::ControlModifier);
  QTRY_VERIFY_WITH_TIMEOUT(readText(file()).contains("model Disc"), 20000);
  window_->pages().show(*user);
  // The libraries are read again a moment after the file was written.
  const auto hasIt = [&] {
    return window_->run().store() && window_->run().store()->find("drive1.disc1.wheel.J") >= 0;
  };
  for (int k = 0; k < 20 && !hasIt(); ++k) {
    QTest::qWait(300);
    runToEnd(*window_);
  }
  QVERIFY(hasIt());
}

QTEST_MAIN(ClassMenusTest)
#include "class_menus_test.moc"
