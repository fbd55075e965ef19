// The icon files themselves: complete, drawable by Qt, visible when small, and within the house rules that let the
// window recolour them.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTest>

namespace {

QString sourceFolder(const QString& name) {
  return QStringLiteral(ARMATURE_SOURCE_DIR "/") + name;
}

QString content(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// All files with a suffix below a folder, sorted, relative to it.
QStringList filesBelow(const QString& folder, const QString& pattern) {
  QStringList found;
  QDirIterator it(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories);
  while (it.hasNext()) found << QDir(folder).relativeFilePath(it.next());
  found.sort();
  return found;
}

QImage drawn(const QString& svg, int size) {
  QImage image(size, size, QImage::Format_ARGB32);
  image.fill(Qt::transparent);
  QSvgRenderer renderer(svg.toUtf8());
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter, QRectF(0, 0, size, size));
  return image;
}

int visiblePixels(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 60;
  return count;
}

// Qualified names of the models and blocks of the shipped library that a user can place: not partial, and not in a
// package of building stones. The layout of the files is enough to find them: one class per file, or a package file
// whose classes are indented by two.
QStringList placeableClasses() {
  static const QRegularExpression within("^within\\s+([\\w.]*)\\s*;", QRegularExpression::MultilineOption);
  static const QRegularExpression top("^(partial\\s+)?(model|block|package)\\s+(\\w+)",
                                      QRegularExpression::MultilineOption);
  static const QRegularExpression inner("^  (partial\\s+)?(model|block)\\s+(\\w+)",
                                        QRegularExpression::MultilineOption);
  static const QRegularExpression hidden("\\.(Interfaces|Icons|Internal|Types|Utilities|Examples|UsersGuide)(\\.|$)");
  QStringList names;
  const QString folder = sourceFolder("palette");
  for (const QString& file : filesBelow(folder, "*.mo")) {
    const QString text = content(folder + "/" + file);
    const auto scope = within.match(text);
    const auto head = top.match(text);
    if (!head.hasMatch()) continue;
    const QString prefix = scope.captured(1).isEmpty() ? QString() : scope.captured(1) + ".";
    const QString name = prefix + head.captured(3);
    if (head.captured(2) == "package") {
      for (auto it = inner.globalMatch(text); it.hasNext();) {
        const auto one = it.next();
        if (one.captured(1).isEmpty()) names << name + "." + one.captured(3);
      }
    } else if (head.captured(1).isEmpty()) {
      names << name;
    }
  }
  names.removeIf([](const QString& name) { return hidden.match(name).hasMatch(); });
  return names;
}

// Names of the state groups of a drawing, "useSupport-true".
QStringList stateGroups(const QString& svg) {
  static const QRegularExpression opening("<g id=\"state-([^\"]+)\">");
  QStringList names;
  for (auto it = opening.globalMatch(svg); it.hasNext();) names << it.next().captured(1);
  return names;
}

// The drawing with one state group removed; groups are not nested.
QString without(const QString& svg, const QString& state) {
  QString out = svg;
  return out.remove(QRegularExpression("<g id=\"state-" + QRegularExpression::escape(state) + "\">.*?</g>",
                                       QRegularExpression::DotMatchesEverythingOption));
}

}  // namespace

class IconsTest : public QObject {
  Q_OBJECT

 private slots:
  void extentsAreThoseOfTheDrawings();
  // Every part of the shipped library has a drawing.
  void coversThePalette() {
    const QStringList names = placeableClasses();
    QVERIFY2(names.size() > 100, qPrintable(QString("only %1 classes found in the palette").arg(names.size())));
    QStringList missing;
    for (QString name : names)
      if (!QFile::exists(sourceFolder("icons/") + name.replace('.', '/') + ".svg")) missing << name;
    QVERIFY2(missing.isEmpty(), qPrintable("no icon for " + missing.join(", ")));
  }

  // Qt loads every file, with and without each of its states, and something is to be seen at the size of the tree.
  void isVisibleWhenSmall() {
    const QStringList files = filesBelow(sourceFolder("icons"), "*.svg");
    QVERIFY(files.size() > 500);
    for (const QString& file : files) {
      const QString svg = content(sourceFolder("icons/") + file);
      const int size = file.startsWith("actions/") ? 20 : 24;
      QVERIFY2(QSvgRenderer(svg.toUtf8()).isValid(), qPrintable(file));
      QVERIFY2(visiblePixels(drawn(svg, size)) >= 6, qPrintable(file + " is hardly visible"));
      for (const QString& state : stateGroups(svg)) {
        const QString rest = without(svg, state);
        QVERIFY2(rest.size() < svg.size() && QSvgRenderer(rest.toUtf8()).isValid(), qPrintable(file + " " + state));
        QVERIFY2(visiblePixels(drawn(rest, size)) >= 6, qPrintable(file + " without " + state));
      }
    }
  }

  // A state must change the picture, or it tells nothing.
  void statesChangeThePicture() {
    int states = 0;
    for (const QString& file : filesBelow(sourceFolder("icons"), "*.svg")) {
      const QString svg = content(sourceFolder("icons/") + file);
      QStringList names = stateGroups(svg);
      states += names.size();
      QCOMPARE(names.removeDuplicates(), 0);
      for (const QString& name : names)
        QVERIFY2(drawn(svg, 64) != drawn(without(svg, name), 64), qPrintable(file + " " + name));
    }
    QVERIFY(states > 100);
  }

  // Colours, weights and elements are those of the list: only they can be recoloured and drawn by SVG Tiny.
  void keepsTheHouseRules() {
    static const QSet<QString> colours{"#4A4F55", "#0A7F3F", "#1D4ED8", "#7C2D92", "#B42318",
                                       "#5F6368", "#1E3A8A", "#A21CAF", "#C05600", "#1B1F24",
                                       "#5B6570", "#9BA5B1", "#DFE3E8", "#F6F7F9", "#FFFFFF"};
    static const QSet<QString> elements{"svg", "g", "path", "rect", "circle", "ellipse"};
    static const QRegularExpression paint("(?:fill|stroke)=\"([^\"]*)\""), element("<([a-zA-Z]+)"),
        weight("stroke-width=\"([^\"]*)\""), forbidden("\\b(class|style|filter)=");
    for (const QString& file : filesBelow(sourceFolder("icons"), "*.svg")) {
      const QString svg = content(sourceFolder("icons/") + file);
      for (auto it = paint.globalMatch(svg); it.hasNext();) {
        const QString colour = it.next().captured(1);
        const bool isAccent = colour == "#2563EB" && file.startsWith("app/");
        QVERIFY2(colour == "none" || isAccent || colours.contains(colour), qPrintable(file + " uses " + colour));
      }
      for (auto it = element.globalMatch(svg); it.hasNext();) {
        const QString name = it.next().captured(1);
        QVERIFY2(elements.contains(name), qPrintable(file + " has <" + name + ">"));
      }
      QSet<QString> weights;
      for (auto it = weight.globalMatch(svg); it.hasNext();) weights << it.next().captured(1);
      QVERIFY2(weights.size() <= 2, qPrintable(file + " has more than two stroke weights"));
      QVERIFY2(!forbidden.match(svg).hasMatch(), qPrintable(file));
    }
  }

  // Shafts, rods and leads reach the edges at the connectors, and only there.
  void reachesItsConnectors_data() {
    QTest::addColumn<bool>("left");
    QTest::addColumn<bool>("right");
    const auto row = [](const char* name, bool left, bool right) { QTest::newRow(name) << left << right; };
    row("Mechanics/Rotational/Components/Inertia", true, true);
    row("Mechanics/Rotational/Components/Spring", true, true);
    row("Mechanics/Rotational/Components/IdealGear", true, true);
    row("Mechanics/Rotational/Components/Fixed", false, false);
    row("Mechanics/Rotational/Sources/ConstantTorque", false, true);
    row("Mechanics/Rotational/Sources/Torque", true, true);
    row("Mechanics/Translational/Components/Mass", true, true);
    row("Mechanics/Translational/Sources/ConstantForce", false, true);
    row("Electrical/Analog/Basic/Resistor", true, true);
    row("Electrical/Analog/Basic/Ground", false, false);
    row("Thermal/HeatTransfer/Components/ThermalConductor", true, true);
    row("Thermal/HeatTransfer/Components/HeatCapacitor", false, false);
    row("Thermal/HeatTransfer/Sources/FixedTemperature", false, true);
    row("Mechanics/MultiBody/Parts/Body", true, false);
  }
  void reachesItsConnectors() {
    QFETCH(bool, left);
    QFETCH(bool, right);
    const QImage image = drawn(content(sourceFolder("icons/Modelica/") + QTest::currentDataTag() + ".svg"), 128);
    const auto isDrawn = [&](int x) {
      for (int y = 52; y <= 76; ++y)
        if (qAlpha(image.pixel(x, y)) > 100) return true;
      return false;
    };
    QCOMPARE(isDrawn(1), left);
    QCOMPARE(isDrawn(126), right);
  }

  // The committed files are what the drawings say.
  void isGenerated() {
    const QString python = QStandardPaths::findExecutable("python3");
    if (python.isEmpty()) QSKIP("python3 is not installed");
    QProcess run;
    run.setProcessEnvironment([] {
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      environment.insert("PYTHONDONTWRITEBYTECODE", "1");
      return environment;
    }());
    run.start(python, {sourceFolder("icons/generate.py"), "--check"});
    QVERIFY(run.waitForFinished(60000));
    QVERIFY2(run.exitCode() == 0, run.readAllStandardOutput() + run.readAllStandardError());
  }
};

// What texts of the palette say that a drawing covers (by which wires leave connectors within it) is what it covers.
void IconsTest::extentsAreThoseOfTheDrawings() {
  static const QRegularExpression said(R"(__Armature\(drawn = \{\{(-?\d+), (-?\d+)\}, \{(-?\d+), (-?\d+)\}\}\))");
  const QString palette = sourceFolder("palette/Modelica");
  int found = 0;
  for (const QString& file : filesBelow(palette, "*.mo")) {
    const QRegularExpressionMatch match = said.match(content(palette + "/" + file));
    if (!match.hasMatch()) continue;
    ++found;
    constexpr int kSize = 800;
    const QImage image = drawn(content(sourceFolder("icons/Modelica/") + QString(file).replace(".mo", ".svg")), kSize);
    QRect covered;
    for (int y = 0; y < kSize; ++y)
      for (int x = 0; x < kSize; ++x)
        if (qAlpha(image.pixel(x, y)) > 60) covered |= QRect(x, y, 1, 1);
    const auto unit = [](int pixel) { return 200.0 * pixel / kSize - 100; };
    const double drawnTo[] = {unit(covered.left()), -unit(covered.bottom() + 1), unit(covered.right() + 1),
                              -unit(covered.top())};
    for (int k = 0; k < 4; ++k)  // half a stroke more
      QVERIFY2(std::abs(match.captured(k + 1).toDouble() - drawnTo[k]) < 6,
               qPrintable(QString("%1: %2 is %3").arg(file).arg(match.captured(0)).arg(drawnTo[k])));
  }
  QVERIFY(found > 10);
}

QTEST_GUILESS_MAIN(IconsTest)
#include "icons_test.moc"
