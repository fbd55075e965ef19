// translation_pictures OUT [--language de] [--dark] [--size 1280x800] [--scale 1.5] [--parts runs,space]: a picture of
// every view of the walk.
#include <QApplication>
#include <QCommandLineParser>
#include <QCursor>
#include <QPainter>
#include <QRegularExpression>
#include <QScreen>
#include <QTemporaryDir>
#include <cstring>

#include "app/language/language.h"
#include "app/look/theme.h"
#include "tests/translation/window_walk.h"

// With what floats above it: lists of completions, tips.
static QPixmap pictureOf(QWidget& window) {
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

int main(int argc, char** argv) {
  // Qt reads it before there is an application.
  for (int k = 1; k + 1 < argc; ++k)
    if (std::strcmp(argv[k], "--scale") == 0) qputenv("QT_SCALE_FACTOR", argv[k + 1]);
  QApplication application(argc, argv);
  armature::app::dressApplication();
  QCommandLineParser parser;
  parser.addPositionalArgument("OUT", "folder of the pictures");
  const QCommandLineOption language("language", "", "NAME", "de"), dark("dark"), size("size", "", "WxH", "1280x800"),
      scale("scale", "", "FACTOR", "1"), parts("parts", "", "NAMES");
  parser.addOptions({language, dark, size, scale, parts});
  parser.process(application);
  armature::app::speak(armature::app::chosenLanguage(parser.value(language), {}, {}));
  const QStringList numbers = parser.value(size).split('x');
  const QString out = parser.positionalArguments().value(0, ".");
  const QTemporaryDir folder;
  QCursor::setPos(QGuiApplication::primaryScreen()->geometry().bottomRight());  // it hovers over nothing
  const QStringList missed = armature::app::walkThroughTheWindow(
      folder, {numbers.value(0).toInt(), numbers.value(1).toInt()}, parser.isSet(dark),
      [&](const QString& view, QWidget& window) {
        pictureOf(window).save(out + '/' + QString(view).replace(QRegularExpression("[^A-Za-z0-9]+"), "_") + ".png");
      },
      parser.value(parts).split(',', Qt::SkipEmptyParts));
  for (const QString& one : missed) qWarning("missed: %s", qPrintable(one));
  return missed.isEmpty() ? 0 : 1;
}
