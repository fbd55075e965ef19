// The 3-D view in the whole window, on the shipped double pendulum: it comes by itself with the assembled position,
// follows the run, shows what the results say, and shares its selection with the canvas. Pictures are looked at pixel
// by pixel.
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QProcess>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVector3D>
#include <QtTest>
#include <cmath>

#include "app/shell/filmstrip.h"
#include "app/shell/main_window.h"
#include "app/view3d/scene_widget.h"
#include "app/view3d/view3d_panel.h"

using namespace armature;
using namespace armature::app;

namespace {

const QString kPendulum = ARMATURE_SOURCE_DIR "/resources/examples/MultiBody/DoublePendulum.armature.json";

std::unique_ptr<MainWindow> openWindow(const QString& settings) {
  MainWindow::Options options;
  options.isQuiet = true;
  options.settingsFile = settings;
  options.makeEngine = [] { return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"}); };
  auto window = std::make_unique<MainWindow>(std::move(options));
  window->resize(1280, 800);
  window->show();
  (void)QTest::qWaitForWindowExposed(window.get());
  return window;
}

double valueAt(const results::Store& store, const std::string& name, double time) {
  const int64_t column = store.find(name);
  return column < 0 ? std::nan("") : store.valueAt(store.columns()[static_cast<size_t>(column)], time);
}

// Pixels that differ from the background by more than a shade.
int paintedPixels(const QImage& picture, const QColor& background) {
  int count = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor c = picture.pixelColor(x, y);
      if (std::abs(c.red() - background.red()) + std::abs(c.green() - background.green()) +
              std::abs(c.blue() - background.blue()) >
          60)
        ++count;
    }
  }
  return count;
}

}  // namespace

class View3dWindowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void init();
  void cleanup();
  void comesWithTheFirstPose();
  void showsTheResults();
  void slidersGoWhereOneClicks();
  void sharesItsSelection();
  void paintsOverlaysInBothThemes();
  void followsAndWritesFrames();
  void lettersOfAxesAreUpright();
  void cutsASection();
  void writesVideos();
  void makesAFilmstrip();
  void drawsSurfaces();
  void picturesHiddenHaveTheirOwnSize();
  void surfacesOfAQuickRunAreInSight();
  void keepsItsView();
  void ordersWhatCoincides();
  void staysClosed();
  void isEmptyForOtherDiagrams();

 private:
  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;

  View3dPanel& panel() { return window_->view3d(); }
  bool hasPose() { return !panel().isBusy() && !panel().scene().isEmpty() && panel().picture(); }
  void run() {
    QSignalSpy done(&window_->run(), &RunControl::finished);
    window_->run().start();
    QVERIFY(done.wait(60000));
  }
};

void View3dWindowTest::init() {
  window_ = openWindow(folder_.filePath("settings.ini"));
  QVERIFY(window_->openFile(kPendulum));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
}

void View3dWindowTest::cleanup() {
  window_.reset();
}

// Before any run both bars lie horizontally, end to end, from the origin to 1 m; the dock has come by itself.
void View3dWindowTest::comesWithTheFirstPose() {
  auto* dock = window_->findChild<QDockWidget*>("view3dDock");
  QVERIFY(dock && dock->isVisible());
  const auto& shapes = panel().scene().reader()->scene().shapes;
  int bars = 0;
  for (size_t k = 0; k < shapes.size(); ++k) {
    if (shapes[k].part != "boxBody2" && shapes[k].part != "boxBody1") continue;
    if (shapes[k].type != "box") continue;
    ++bars;
    const SceneItem& item = *panel().scene().bodies().shapes().all()[k].item;
    const QVector3D end = item.position() + item.rotation().rotatedVector({item.scale().x(), 0, 0});
    QVERIFY((item.position() - QVector3D(shapes[k].part == "boxBody2" ? 0.5F : 0, 0, 0)).length() < 1e-6F);
    QVERIFY((end - QVector3D(shapes[k].part == "boxBody2" ? 1 : 0.5F, 0, 0)).length() < 1e-6F);
  }
  QCOMPARE(bars, 2);
  QVERIFY(!window_->run().store());
}

// After a run, and during it, the nodes of the picture stand where the results say, at any time of the slider.
void View3dWindowTest::showsTheResults() {
  run();
  const auto store = window_->run().store();
  const auto& shapes = panel().scene().reader()->scene().shapes;
  int checked = 0;
  // Times of rows, and one between two.
  const auto rowTime = [&store](double part) {
    return store->time(static_cast<uint64_t>(part * static_cast<double>(store->rowCount() - 1)));
  };
  for (const double time : {0.0, rowTime(0.15), rowTime(0.4), 0.5 * (rowTime(0.4) + rowTime(0.41)), rowTime(1)}) {
    panel().showTime(time);
    panel().picture()->picture();
    for (size_t k = 0; k < shapes.size(); ++k) {
      if (shapes[k].part.rfind("boxBody", 0) != 0 || shapes[k].type != "box") continue;
      QObject* node = panel().picture()->shapeNode(static_cast<int>(k));
      QVERIFY(node);
      const auto shown = node->property("scenePosition").value<QVector3D>();
      const std::string frame = shapes[k].part + ".frame_a.r_0[";
      for (int c = 0; c < 3; ++c) {
        const double expected = valueAt(*store, frame + std::to_string(c + 1) + "]", time);
        QVERIFY2(std::abs(static_cast<double>(shown[c]) - expected) < 1e-6, qPrintable(QString::number(time)));
      }
      // The far end is the other frame: the bar reaches from frame_a to frame_b.
      const auto turn = node->property("sceneRotation").value<QQuaternion>();
      const auto size = node->property("sceneScale").value<QVector3D>();
      const QVector3D end = shown + turn.rotatedVector({size.x(), 0, 0});
      const auto place = panel().scene().reader()->at(time);
      for (int c = 0; c < 3 && place->part <= 0; ++c) {
        const double expected = valueAt(*store, shapes[k].part + ".frame_b.r_0[" + std::to_string(c + 1) + "]", time);
        QVERIFY2(std::abs(static_cast<double>(end[c]) - expected) < 1e-6, qPrintable(QString::number(time)));
      }
      // Between rows the bar is turned, not shortened.
      QVERIFY(std::abs((end - shown).length() - 0.5F) < 1e-6F);
      ++checked;
    }
  }
  QCOMPARE(checked, 10);
}

// A click on the groove goes to that time, and a drag goes on from there; a click on the groove of the section moves
// it.
void View3dWindowTest::slidersGoWhereOneClicks() {
  run();
  const double end = panel().scene().time();
  auto* slider = panel().findChild<QSlider*>("view3dTime");
  QVERIFY(slider && slider->isEnabled());
  const QPoint middle(slider->width() / 2, slider->height() / 2);
  QTest::mousePress(slider, Qt::LeftButton, {}, middle);
  QVERIFY2(std::abs(panel().scene().time() - 0.5 * end) < 0.02 * end,
           qPrintable(QString::number(panel().scene().time())));
  QTest::mouseMove(slider, middle + QPoint(slider->width() / 4, 0));
  QVERIFY2(std::abs(panel().scene().time() - 0.75 * end) < 0.04 * end,
           qPrintable(QString::number(panel().scene().time())));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, middle + QPoint(slider->width() / 4, 0));
  QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() / 8, middle.y()});
  QVERIFY(panel().scene().time() < 0.2 * end);
}

// A click on a bar selects its part on the canvas; a selection on the canvas colours the bar.
void View3dWindowTest::sharesItsSelection() {
  ViewScene& scene = panel().scene();
  SceneWidget* picture = panel().picture();
  const auto pixel = scene.camera().toPixel({0.75, 0, 0});
  QVERIFY(pixel);
  QTest::mouseClick(picture, Qt::LeftButton, {}, pixel->toPoint());
  const auto& components = window_->document().values().components;
  const QSet<int> selected = window_->canvas().scene().selectedParts();
  QCOMPARE(selected.size(), 1);
  QCOMPARE(components[static_cast<size_t>(*selected.begin())].name, std::string("boxBody2"));
  QCOMPARE(scene.selected(), QSet<QString>{"boxBody2"});
  // The other way round.
  int index = -1;
  for (size_t k = 0; k < components.size(); ++k)
    if (components[k].name == "boxBody1") index = static_cast<int>(k);
  const auto colorOf = [&](const std::string& part) {
    const auto& shapes = scene.reader()->scene().shapes;
    for (size_t k = 0; k < shapes.size(); ++k)
      if (shapes[k].part == part) return scene.bodies().shapes().all()[k].item->color();
    return QColor();
  };
  const QColor before = colorOf("boxBody1");
  window_->canvas().scene().select({index}, {});
  QVERIFY(colorOf("boxBody1") != before);
  QCOMPARE(colorOf("boxBody2"), before);
  // Dragging turns the view and selects nothing.
  const Vec3 eye = scene.camera().position();
  QTest::mousePress(picture, Qt::LeftButton, {}, {40, 40});
  QTest::mouseMove(picture, {90, 60});
  QTest::mouseMove(picture, {140, 80});
  QTest::mouseRelease(picture, Qt::LeftButton, {}, {140, 80});
  QVERIFY(norm(scene.camera().position() - eye) > 0.1);
  QCOMPARE(window_->canvas().scene().selectedParts(), QSet<int>{index});
  // A click beside everything clears the selection.
  QTest::mouseClick(picture, Qt::LeftButton, {}, {3, 3});
  QVERIFY(window_->canvas().scene().selectedParts().isEmpty());
}

// Bodies are painted in both themes and kinds of projection; each overlay adds something. The example's file asks for
// ground and traces; another diagram, whose file does not, has none.
void View3dWindowTest::paintsOverlaysInBothThemes() {
  run();
  ViewScene& scene = panel().scene();
  panel().showTime(1);
  for (const Overlay overlay : {Overlay::grid, Overlay::traces}) {
    QVERIFY(scene.has(overlay));
    scene.setOverlay(overlay, false);
  }
  for (const auto scheme : {MainWindow::Scheme::light, MainWindow::Scheme::dark}) {
    window_->setScheme(scheme);
    for (const bool isParallel : {false, true}) {
      scene.eye().setParallel(isParallel);
      const QImage plain = panel().picture()->picture();
      QVERIFY(paintedPixels(plain, scene.background()) > 500);
      // The body is where the camera's own projection says.
      const Vec3 middle = scene.reader()->centreOfMass(scene.reader()->scene().bodies[0], *scene.reader()->at(1));
      const auto pixel = scene.camera().toPixel(middle);
      QVERIFY(pixel);
      const double ratio = plain.width() / scene.camera().viewport().width();
      const QColor there = plain.pixelColor((*pixel * ratio).toPoint());
      QVERIFY(there != scene.background());
      for (const Overlay overlay :
           {Overlay::grid, Overlay::frames, Overlay::centres, Overlay::ellipsoids, Overlay::forces, Overlay::torques,
            Overlay::traces, Overlay::ghost, Overlay::labels}) {
        scene.setOverlay(overlay, true);
        const QImage with = panel().picture()->picture();
        QVERIFY2(with != plain, qPrintable(QString("%1 %2").arg(static_cast<int>(overlay)).arg(isParallel)));
        scene.setOverlay(overlay, false);
      }
    }
  }
  scene.setOverlay(Overlay::traces, true);
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/MultiBody/Pendulum.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  QVERIFY(!scene.has(Overlay::traces));
}

// A followed body stays at its pixel; frames of the run are written and differ.
void View3dWindowTest::followsAndWritesFrames() {
  run();
  ViewScene& scene = panel().scene();
  panel().showTime(0);
  scene.follow("boxBody2");
  const auto& bodies = scene.reader()->scene().bodies;
  const auto placeAt = [&](double time) {
    return scene.reader()->centreOfMass(bodies.back(), *scene.reader()->at(time));
  };
  const auto before = scene.camera().toPixel(placeAt(0));
  panel().showTime(0.8);
  const auto after = scene.camera().toPixel(placeAt(0.8));
  QVERIFY(norm(placeAt(0.8) - placeAt(0)) > 0.1);
  QVERIFY(QLineF(*before, *after).length() < 1e-3);
  QTemporaryDir frames;
  QCOMPARE(panel().writeFrames(frames.path(), 4), 4);
  QImage first(frames.filePath("frame00000.png")), last(frames.filePath("frame00003.png"));
  QVERIFY(!first.isNull() && first != last);
}

// Beyond the plane nothing is painted and nothing is met; the other side stays as it was.
void View3dWindowTest::cutsASection() {
  ViewScene& scene = panel().scene();
  scene.setOverlay(Overlay::grid, false);
  const auto near = scene.camera().toPixel({0.25, 0, 0}), far = scene.camera().toPixel({0.75, 0, 0});
  QVERIFY(near && far);
  const auto colorAt = [&](QPointF pixel) {
    const QImage picture = panel().picture()->picture();
    return picture.pixelColor((pixel * (picture.width() / scene.camera().viewport().width())).toPoint());
  };
  const QColor before = colorAt(*near);
  QVERIFY(colorAt(*far) != scene.background());
  scene.section().set({1, 0, 0}, 0.5);
  QVERIFY(std::abs(scene.section().plane().w() - 0.5F) < 0.15F);
  QCOMPARE(colorAt(*far), scene.background());
  QCOMPARE(colorAt(*near), before);
  QCOMPARE(scene.partAt(*far), QString());
  QCOMPARE(scene.partAt(*near), QString("boxBody1"));
  scene.section().set({-1, 0, 0}, 0.5);
  // The world's axis runs through the middle of the body: it stays, as it says which way is which.
  const auto beside = scene.camera().toPixel({0.25, -0.022, 0});
  QVERIFY(beside);
  QCOMPARE(colorAt(*beside), scene.background());
  QVERIFY(colorAt(*near) != scene.background());
  QCOMPARE(scene.partAt(*near), QString());
  QCOMPARE(scene.partAt(*far), QString("boxBody2"));
  scene.section().clear();
  QCOMPARE(colorAt(*near), before);
  QCOMPARE(scene.partAt(*near), QString("boxBody1"));
  // The axes of the world are cut along their middle: what one looks into is darker, and seen in the dark all the same.
  window_->setScheme(MainWindow::Scheme::dark);
  const auto axis = scene.camera().toPixel({0, 0.3, 0});
  QVERIFY(axis);
  scene.section().set({1, 0, 0}, 0);
  const float low = scene.section().plane().w();
  scene.section().set({1, 0, 0}, 1);
  const float high = scene.section().plane().w();
  scene.section().set({1, 0, 0}, static_cast<double>(-low / (high - low)));  // x = 0
  const auto lightness = [&] {
    const QImage picture = panel().picture()->picture();
    const QPoint middle = (*axis * (picture.width() / scene.camera().viewport().width())).toPoint();
    int least = 255;
    for (int x = -6; x <= 6; ++x) least = std::min(least, qGray(picture.pixel(middle + QPoint(x, 0))));
    return least;
  };
  QVERIFY(lightness() >= qGray(scene.background().rgb()) - 1);
}

// The world's letters are written upright at the tips of its axes, from whatever side; their lines are not drawn.
void View3dWindowTest::lettersOfAxesAreUpright() {
  ViewScene& scene = panel().scene();
  scene.setOverlay(Overlay::grid, false);
  const auto letters = scene.letters();
  QStringList names;
  for (const auto& letter : letters) names << letter.text;
  QCOMPARE(names, (QStringList{"x", "y", "z"}));
  const auto& shapes = scene.reader()->scene().shapes;
  int strokes = 0;
  for (size_t k = 0; k < shapes.size(); ++k) {
    if (shapes[k].letter.empty()) continue;
    ++strokes;
    QVERIFY(!scene.bodies().shapes().all()[k].item->isShown());
  }
  QCOMPARE(strokes, 7);
  // What is painted about the x: as a mirror image the same, however the axis runs.
  for (const Preset preset : {Preset::front, Preset::isometric}) {
    scene.eye().look(preset);
    const auto at = scene.camera().toPixel(letters[0].place);
    QVERIFY(at);
    const QImage picture = panel().picture()->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const QPoint middle = (*at * ratio).toPoint();
    int left = 0, right = 0;
    for (int y = -5; y <= 5; ++y) {
      for (int x = 1; x <= 6; ++x) {
        left += qGray(picture.pixel(middle + QPoint(-x, y))), right += qGray(picture.pixel(middle + QPoint(x, y)));
      }
    }
    QVERIFY(std::abs(qGray(picture.pixel(middle)) - qGray(scene.background().rgb())) > 60);
    QVERIFY2(std::abs(left - right) < 66 * 20, qPrintable(QString("%1 %2").arg(left).arg(right)));
  }
}

// Both kinds of video have the frames that were asked for, as another program counts them.
void View3dWindowTest::writesVideos() {
  const QString counter = QStandardPaths::findExecutable("ffprobe");
  if (counter.isEmpty() || QStandardPaths::findExecutable("ffmpeg").isEmpty()) QSKIP("ffmpeg is not installed");
  run();
  QTemporaryDir folder;
  for (const auto& [name, codec] : {std::pair{"run.webm", "vp9"}, {"run.mp4", "h264"}}) {
    const QString path = folder.filePath(name);
    QCOMPARE(panel().writeVideo(path, 12), QString());
    QProcess probe;
    probe.start(counter, {"-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
                          "stream=codec_name,nb_read_frames", "-of", "csv=p=0", path});
    QVERIFY(probe.waitForFinished(30000));
    QCOMPARE(QString::fromLatin1(probe.readAllStandardOutput()).trimmed(), QString("%1,12").arg(codec));
  }
  QVERIFY(!panel().writeVideo(folder.filePath("none/run.webm"), 2).isEmpty());
}

// A strip shows the diagram and then the bodies at each instant, in the colours of the theme; the view keeps its size.
void View3dWindowTest::makesAFilmstrip() {
  QVERIFY(filmstrip(*window_, 3, {900, 300}, 1).isNull());
  run();
  const QSizeF before = panel().scene().camera().viewport();
  for (const auto scheme : {MainWindow::Scheme::light, MainWindow::Scheme::dark}) {
    window_->setScheme(scheme);
    const QImage strip = filmstrip(*window_, 3, {900, 300}, 2);
    QCOMPARE(strip.size(), QSize(1800, 600));
    const Theme& theme = Theme::of(window_.get());
    QVERIFY(paintedPixels(strip.copy(0, 0, 580, 600), theme.canvas) > 2000);
    // The last picture ends at the rim; the others are as wide.
    const int wide = (900 - 24 - (876 * 34 / 100) - 24 - 24) / 3, tall = 300 - 12 - 22 - 12;
    QList<QImage> frames;
    for (int k = 0; k < 3; ++k) {
      const int left = 900 - 12 - wide - (2 - k) * (wide + 12) + 4;
      frames << strip.copy(QRect(2 * left, 2 * 16, 2 * (wide - 8), 2 * (tall - 8)));
      QVERIFY(paintedPixels(frames.last(), panel().scene().background()) > 500);
    }
    QVERIFY(frames[0] != frames[1] && frames[1] != frames[2] && frames[0] != frames[2]);
  }
  QCOMPARE(panel().scene().camera().viewport(), before);
}

// Surfaces stand where the results say, to 1e-6, at any time; the colours of a pipe follow the quantity in it; both
// sides are seen and picked; a changed parameter makes a wire of one.
void View3dWindowTest::drawsSurfaces() {
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/Parts/MultiBody/Shapes.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  run();
  const auto store = window_->run().store();
  ViewScene& scene = panel().scene();
  const auto& surfaces = scene.reader()->scene().surfaces;
  QCOMPARE(surfaces.size(), size_t(4));
  const auto indexOf = [&surfaces](const std::string& part) {
    for (size_t k = 0; k < surfaces.size(); ++k)
      if (surfaces[k].part == part) return k;
    return surfaces.size();
  };
  const auto vec = [](const QVector3D& v) { return Vec3{double(v.x()), double(v.y()), double(v.z())}; };
  // Points of a surface in the world as the picture's node has them.
  const auto shownPoints = [&](size_t k) {
    std::vector<Vec3> points;
    QObject* node = panel().picture()->surfaceNode(static_cast<int>(k));
    const auto turn = node->property("sceneRotation").value<QQuaternion>();
    const auto place = node->property("scenePosition").value<QVector3D>();
    for (const auto& p : scene.bodies().surfaces().all()[k].item->mesh()->mesh()->points)
      points.push_back(vec(place + turn.rotatedVector({p[0], p[1], p[2]})));
    return points;
  };
  const size_t torus = indexOf("torus"), pipe = indexOf("pipe"), rectangle = indexOf("rectangle");
  QVERIFY(torus < 4 && pipe < 4 && rectangle < 4 && indexOf("wheel") < 4);
  for (const double time : {0.0, 1.3, 4.0}) {
    panel().showTime(time);
    panel().picture()->picture();
    for (size_t s = 0; s < surfaces.size(); ++s) {
      const auto points = shownPoints(s);
      const std::string name = surfaces[s].name + ".";
      for (size_t k = 0; k < points.size(); ++k) {
        const std::string at =
            "[" + std::to_string(k / surfaces[s].columns + 1) + "," + std::to_string(k % surfaces[s].columns + 1) + "]";
        Vec3 world;
        const double own[3] = {valueAt(*store, name + "X" + at, time), valueAt(*store, name + "Y" + at, time),
                               valueAt(*store, name + "Z" + at, time)};
        double sums[3] = {};
        for (int c = 0; c < 3; ++c) {
          const std::string axis = std::to_string(c + 1) + "]";
          sums[c] = valueAt(*store, name + "r_0[" + axis, time);
          for (int r = 0; r < 3; ++r)
            sums[c] += own[r] * valueAt(*store, name + "R.T[" + std::to_string(r + 1) + "," + axis, time);
        }
        world = {sums[0], sums[1], sums[2]};
        QVERIFY2(norm(points[k] - world) < 1e-6, surfaces[s].name.c_str());
      }
    }
    // The closed form: a tube of radius 0.08 m about a circle of 0.4 m across y, about (-0.6, -1, 0).
    for (const Vec3& p : shownPoints(torus)) {
      const double across = std::hypot(p.x + 0.6, p.z) - 0.4;
      QVERIFY(std::abs(std::hypot(across, p.y + 1) - 0.08) < 1e-6);
    }
    // Along the pipe its quantity is 0 … 2 time of 8: at its end the colours are those of the results.
    const auto& colors = scene.bodies().surfaces().all()[pipe].item->mesh()->mesh()->colors;
    QVERIFY(!colors.empty());
    for (int c = 0; c < 3; ++c) {
      const std::string at = std::to_string(surfaces[pipe].rows) + ",1," + std::to_string(c + 1) + "]";
      const double expected = valueAt(*store, surfaces[pipe].name + ".C[" + at, time) / 255;
      QVERIFY(std::abs(double(colors[(surfaces[pipe].rows - 1) * surfaces[pipe].columns][size_t(c)]) - expected) <
              1e-6);
    }
  }
  // What is painted where the pipe ends changes with its colour.
  scene.setOverlay(Overlay::grid, false);
  const auto colorAt = [&](const Vec3& place) {
    QImage picture;
    QPoint at;
    // The panel may just have got another size.
    const auto isShown = [&] {
      picture = panel().picture()->picture();
      const auto pixel = scene.camera().toPixel(place);
      at = (*pixel * (picture.width() / scene.camera().viewport().width())).toPoint();
      return picture.rect().contains(at);
    };
    if (QTest::qWaitFor(isShown)) return picture.pixelColor(at);
    qWarning() << "not in the picture:" << at << picture.size() << scene.camera().viewport()
               << panel().picture()->size() << panel().picture()->isVisible() << panel().isVisible() << panel().size();
    return QColor();
  };
  const Vec3 nearEnd{2.75, -0.9, 0};
  scene.eye().look(Preset::top);
  panel().showTime(0);
  const QColor cold = colorAt(nearEnd);
  panel().showTime(4);
  const QColor hot = colorAt(nearEnd);
  QVERIFY2(cold.blue() > cold.red() + 50 && hot.red() > hot.blue() + 50, qPrintable(cold.name() + " " + hot.name()));
  // Front and back of the rectangle, which lies across z.
  const Vec3 middle{-1.8 + 0.2, -1 + 0.1, 0};
  for (const Preset preset : {Preset::front, Preset::back}) {
    scene.eye().look(preset);
    const QColor seen = colorAt(middle);
    QVERIFY2(seen.blue() > seen.red() + 40 && seen != scene.background(), qPrintable(seen.name()));
    QCOMPARE(scene.partAt(*scene.camera().toPixel(middle)), QString("rectangle"));
  }
  // As a wire only its lines are painted.
  const auto& components = window_->document().values().components;
  for (size_t k = 0; k < components.size(); ++k) {
    if (components[k].name == "rectangle") window_->document().setModifier(static_cast<int>(k), "wireframe", "true");
  }
  QTRY_VERIFY_WITH_TIMEOUT(hasPose() && scene.bodies().surfaces().all()[rectangle].item->isWire(), 60000);
  QCOMPARE(colorAt(middle), scene.background());
}

// A run that has ended before its first row was looked at: nothing is shown while there are no rows, and the eye is
// fitted to the surfaces all the same.
void View3dWindowTest::surfacesOfAQuickRunAreInSight() {
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/Parts/MultiBody/Shapes.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose() && panel().scene().reader()->scene().surfaces.size() == 4, 60000);
  run();
  const auto store = window_->run().store();
  ViewScene& scene = panel().scene();
  const SceneDescription description = scene.reader()->scene();
  uint32_t series = 0;
  for (const results::Column& column : store->columns())
    if (!column.isConstant) series = std::max(series, column.source + 1);
  scene.setSource(description, std::make_shared<results::Store>(store->columns(), series), {});
  scene.setSource(description, store, {});
  for (const Preset preset : {Preset::top, Preset::front}) {
    scene.eye().look(preset);
    const auto pixel = scene.camera().toPixel({2.8, -1, 0});  // the end of the pipe
    QVERIFY(pixel && QRectF(QPointF(), scene.camera().viewport()).contains(*pixel));
  }
}

// A picture that is not on show has got a size that it has not been told of yet: it is seen from where that size is
// filled, as if it were shown, and each body is where the camera says.
void View3dWindowTest::picturesHiddenHaveTheirOwnSize() {
  SceneWidget& picture = *panel().picture();
  ViewScene& scene = panel().scene();
  scene.eye().look(Preset::front);
  window_->findChild<QDockWidget*>("view3dDock")->hide();
  picture.setGeometry(0, 0, 260, 70);
  const QImage seen = picture.picture();
  QCOMPARE(scene.camera().viewport(), QSizeF(260, 70));
  // Both bars, from the origin to 1 m.
  for (const double x : {0.1, 0.4, 0.9}) {
    const auto pixel = scene.camera().toPixel({x, 0, 0});
    QVERIFY(pixel && QRectF(picture.rect()).contains(*pixel));
    QVERIFY(seen.pixelColor((*pixel * seen.devicePixelRatio()).toPoint()) != scene.background());
  }
}

// What has been chosen by hand is saved with the diagram and comes back with it, and with its tab; a file without
// it, as all were before, is shown obliquely as a whole, and saving it unchanged does not change it.
void View3dWindowTest::keepsItsView() {
  QTemporaryDir folder;
  const QString path = folder.filePath("p.armature.json");
  QVERIFY(QFile::copy(kPendulum, path));
  QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  const auto bytes = [&path] {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  QVERIFY(!bytes().contains("camera"));
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  Camera plain;
  plain.look(Preset::isometric);
  QVERIFY(panel().scene().eye().isFitted());
  QCOMPARE(panel().scene().camera().azimuth(), plain.azimuth());
  QVERIFY(!panel().isViewChanged());
  QAction* save = nullptr;
  for (QAction* action : window_->findChildren<QAction*>())
    if (action->shortcut() == QKeySequence(QKeySequence::Save)) save = action;
  QVERIFY(save && !save->isEnabled());
  // By hand: parallel, turned, nearer; names on.
  auto* picture = panel().picture();
  for (QToolButton* button : panel().findChildren<QToolButton*>())
    if (button->isCheckable() && button->toolTip().startsWith("Parallel")) button->click();
  QTest::mousePress(picture, Qt::LeftButton, {}, {40, 40});
  QTest::mouseMove(picture, {70, 60});
  QTest::mouseMove(picture, {100, 70});
  QTest::mouseRelease(picture, Qt::LeftButton, {}, {100, 70});
  QTest::keyClick(picture, Qt::Key_Plus);
  for (QAction* action : panel().findChildren<QAction*>())
    if (action->text() == "Names") action->trigger();
  QVERIFY(panel().isViewChanged() && !window_->document().isModified());
  QVERIFY(save->isEnabled());
  const Camera chosen = panel().scene().camera();
  QVERIFY(std::abs(chosen.azimuth() - plain.azimuth()) > 0.1);
  save->trigger();
  QVERIFY(!save->isEnabled() && bytes().contains("camera"));
  const auto isAsChosen = [&] {
    const Camera& camera = panel().scene().camera();
    return camera.isParallel() && std::abs(camera.azimuth() - chosen.azimuth()) < 1e-4 &&
           std::abs(camera.elevation() - chosen.elevation()) < 1e-4 && norm(camera.target() - chosen.target()) < 1e-4 &&
           std::abs(camera.distance() - chosen.distance()) < 1e-4 && panel().scene().has(Overlay::labels);
  };
  // Another tab has its own view; this one's comes back.
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/MultiBody/Pendulum.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  QVERIFY(!panel().scene().camera().isParallel() && !panel().scene().has(Overlay::labels));
  QCOMPARE(panel().scene().camera().azimuth(), plain.azimuth());
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose() && isAsChosen(), 60000);
  // In another window, from the file.
  window_.reset();
  window_ = openWindow(folder_.filePath("settings.ini"));
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  QVERIFY(isAsChosen());
  QVERIFY(!panel().isViewChanged());
  // A member that makes no sense does no harm.
  QByteArray broken = bytes();
  const auto at = broken.indexOf("\"azimuth\":");
  QVERIFY(at > 0);
  broken.insert(at + 10, " \"x\", \"unknown\":");
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(broken) > 0);
  file.close();
  window_.reset();
  window_ = openWindow(folder_.filePath("settings.ini"));
  QVERIFY(window_->openFile(path));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  QCOMPARE(panel().scene().camera().azimuth(), plain.azimuth());
}

// Two pendulums that move alike lie in one another: one of them is seen, and no stripes of both.
void View3dWindowTest::ordersWhatCoincides() {
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/MultiBody/GyroscopicEffects.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  run();
  ViewScene& scene = panel().scene();
  for (const double time : {1.25, 2.5, 3.75}) {
    panel().showTime(time);
    const auto place = *scene.reader()->at(time);
    // A line along the cylinder, on the side of the eye: the colour changes at its ridges only.
    int changes = 0;
    for (size_t k = 0; k < scene.reader()->scene().shapes.size(); ++k) {
      if (scene.reader()->scene().shapes[k].part != "bodyCylinder2") continue;
      const ShapePose pose = scene.reader()->shape(k, place);
      if (pose.form.type != "cylinder") continue;
      const Vec3 eye = scene.camera().position() - pose.origin;
      const Vec3 up = unit(eye - dot(eye, pose.axes.x) * pose.axes.x, {0, 1, 0});
      const QImage picture = panel().picture()->picture();
      QColor last;
      for (int step = 2; step <= 38; ++step) {
        const double part = step / 40.0;
        const auto pixel =
            scene.camera().toPixel(pose.origin + part * pose.form.length * pose.axes.x + 0.5 * pose.form.width * up);
        const QColor color =
            picture.pixelColor((*pixel * (picture.width() / scene.camera().viewport().width())).toPoint());
        if (last.isValid() && std::abs(color.hue() - last.hue()) > 40) ++changes;
        last = color;
      }
    }
    QVERIFY2(changes <= 1, qPrintable(QString("%1 at %2 s").arg(changes).arg(time)));
  }
}

// A view that has been closed does not come back with a change of the tab.
void View3dWindowTest::staysClosed() {
  auto* dock = window_->findChild<QDockWidget*>("view3dDock");
  QVERIFY(dock && dock->isVisible());
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel() != nullptr, 60000);
  dock->close();
  QVERIFY(window_->openFile(kPendulum));
  QTRY_VERIFY_WITH_TIMEOUT(hasPose(), 60000);
  QVERIFY(!dock->isVisible());
}

// A view that has come by itself goes where there is nothing to see, and comes back; one that a person opens stays,
// with a sentence instead of a picture.
void View3dWindowTest::isEmptyForOtherDiagrams() {
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/First.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel() != nullptr, 60000);
  QVERIFY(panel().scene().isEmpty());
  auto* dock = window_->findChild<QDockWidget*>("view3dDock");
  dock->show();
  dock->hide();  // put away, not closed: wanted again
  QVERIFY(window_->openFile(kPendulum));
  QTRY_VERIFY_WITH_TIMEOUT(dock->isVisible(), 60000);
  QVERIFY(window_->openFile(ARMATURE_SOURCE_DIR "/resources/examples/Rotational/FirstGrounded.armature.json"));
  QTRY_VERIFY_WITH_TIMEOUT(!dock->isVisible(), 60000);
  dock->show();
  QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel() != nullptr, 60000);
  QVERIFY(dock->isVisible());
  auto* message = panel().findChild<QLabel*>("view3dMessage");
  QVERIFY(message && message->isVisible() && !message->text().isEmpty());
}

QTEST_MAIN(View3dWindowTest)
#include "view3d_window_test.moc"
