// translation_pictures OUT [--language de] [--dark] [--size 1280x800] [--scale 1.5] [--parts runs,space] [--folder
// DIR]: a picture of every view of the walk. DIR, an empty folder, is the one whose path is to be read in the pictures.
#include <QApplication>
#include <QCommandLineParser>
#include <QCursor>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QHoverEvent>
#include <QMenu>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <cstring>

#include "app/language/language.h"
#include "app/look/theme.h"
#include "tests/translation/window_walk.h"

// Nobody's pointer is upon anything: the walk's own clicks have left it somewhere.
static void takePointerAway(QWidget& window) {
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->testAttribute(Qt::WA_UnderMouse)) continue;
    widget->setAttribute(Qt::WA_UnderMouse, false);
    QHoverEvent left(QEvent::HoverLeave, QPointF(-1, -1), QPointF(-1, -1), QPointF());
    QApplication::sendEvent(widget, &left);
  }
  if (auto* menu = qobject_cast<QMenu*>(&window)) menu->setActiveAction(nullptr);
}

// With what floats above it: lists of completions, tips.
static QPixmap pictureOf(QWidget& window) {
  takePointerAway(window);
  // What has come just now has its words, and not yet its place; a layout asks those around it in turn.
  for (int round = 0; round < 4; ++round) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
  QPixmap picture = window.grab();
  if (!window.inherits("QMainWindow")) return picture;
  QPainter painter(&picture);
  for (QWidget* one : QApplication::topLevelWidgets()) {
    const bool isAbove =
        one->windowType() == Qt::Tool || one->windowType() == Qt::Popup || one->windowType() == Qt::ToolTip;
    if (one == &window || !one->isVisible() || !isAbove) continue;
    painter.drawPixmap(window.mapFromGlobal(one->mapToGlobal(QPoint())), one->grab());
  }
  return picture;
}

// Until all that changes has found its place: a turn of the events in which something slow was done is none of rest.
static void settle() {
  constexpr int kTurn = 60, kSlow = 100, kRest = 3, kMost = 60;  // [ms], [ms], turns, turns
  QElapsedTimer clock;
  for (int turn = 0, rest = 0; turn < kMost && rest < kRest; ++turn) {
    clock.start();
    QTest::qWait(kTurn);
    rest = clock.elapsed() < kSlow ? rest + 1 : 0;
  }
}

int main(int argc, char** argv) {
  // Qt reads it before there is an application.
  for (int k = 1; k + 1 < argc; ++k)
    if (std::strcmp(argv[k], "--scale") == 0) qputenv("QT_SCALE_FACTOR", argv[k + 1]);
  QApplication application(argc, argv);
  armature::app::dressApplication();
  QCommandLineParser parser;
  parser.addPositionalArgument("OUT", "folder of the pictures");
  const QCommandLineOption language("language", "", "NAME", "de"), dark("dark"), size("size", "", "WxH", "1280x800"),
      scale("scale", "", "FACTOR", "1"), parts("parts", "", "NAMES"), work("folder", "", "DIR");
  parser.addOptions({language, dark, size, scale, parts, work});
  parser.process(application);
  armature::app::speak(armature::app::chosenLanguage(parser.value(language), {}, {}));
  const QStringList numbers = parser.value(size).split('x');
  const QString out = QFileInfo(parser.positionalArguments().value(0, ".")).absoluteFilePath();
  const QTemporaryDir temporary;
  const QDir folder(parser.isSet(work) ? parser.value(work) : temporary.path());
  QDir::setCurrent(folder.path());                                              // where dialogs begin
  QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());  // it hovers over nothing
  const QStringList missed = armature::app::walkThroughTheWindow(
      folder, {numbers.value(0).toInt(), numbers.value(1).toInt()}, parser.isSet(dark),
      [&](const QString& view, QWidget& window) {
        if (window.inherits("QMainWindow")) settle();
        pictureOf(window).save(out + '/' + QString(view).replace(QRegularExpression("[^A-Za-z0-9]+"), "_") + ".png");
      },
      parser.value(parts).split(',', Qt::SkipEmptyParts));
  for (const QString& one : missed) qWarning("missed: %s", qPrintable(one));
  return missed.isEmpty() ? 0 : 1;
}
