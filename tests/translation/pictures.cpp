// translation_pictures OUT [--language de] [--dark] [--size 1280x800]: a picture of every view of the walk.
#include <QApplication>
#include <QCommandLineParser>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/language/language.h"
#include "app/look/theme.h"
#include "tests/translation/window_walk.h"

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  armature::app::dressApplication();
  QCommandLineParser parser;
  parser.addPositionalArgument("OUT", "folder of the pictures");
  const QCommandLineOption language("language", "", "NAME", "de"), dark("dark"), size("size", "", "WxH", "1280x800");
  parser.addOptions({language, dark, size});
  parser.process(application);
  armature::app::speak(armature::app::chosenLanguage(parser.value(language), {}, {}));
  const QStringList numbers = parser.value(size).split('x');
  const QString out = parser.positionalArguments().value(0, ".");
  const QTemporaryDir folder;
  armature::app::walkThroughTheWindow(
      folder, {numbers.value(0).toInt(), numbers.value(1).toInt()}, parser.isSet(dark),
      [&](const QString& view, QWidget& window) {
        window.grab().save(out + '/' + QString(view).replace(QRegularExpression("[^A-Za-z0-9]+"), "_") + ".png");
      });
  return 0;
}
