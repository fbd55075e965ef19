// The objects that the 3-D scene consists of, each alone: extent, eye, section, ground, drafts, scales, ellipsoids.
#include <QtTest>
#include <cmath>

#include "app/view3d/axis_letters.h"
#include "app/view3d/body_look.h"
#include "app/view3d/draft_mode.h"
#include "app/view3d/eye.h"
#include "app/view3d/ground_grid.h"
#include "app/view3d/inertia_ellipsoid.h"
#include "app/view3d/item_list.h"
#include "app/view3d/section_plane.h"
#include "app/view3d/vector_scale.h"

using namespace armature::app;

namespace {

// The corners of a box from low to high.
void addBox(SceneExtent& extent, const Vec3& low, const Vec3& high, SceneExtent::Of of) {
  for (int k = 0; k < 8; ++k) extent.add({k & 1 ? high.x : low.x, k & 2 ? high.y : low.y, k & 4 ? high.z : low.z}, of);
}

bool isInSight(const Camera& camera, const Vec3& point) {
  const auto pixel = camera.toPixel(point);
  return pixel && QRectF(QPointF(), camera.viewport()).contains(*pixel);
}

}  // namespace

class ScenePartsTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void extentKeepsBodiesApart();
  void axesOfTheWorldDoNotHideSmallBodies();
  void lettersOfAxesLieApart();
  void eachRowIsVisitedOnce();
  void eyeIsFittedUntilItIsMoved();
  void eyeGoesWithItsPart();
  void sectionClipsRays();
  void groundLiesUnderAll();
  void draftsEndByThemselves();
  void scaleGrowsWithTheLargest();
  void ellipsoidOfABox();
  void darkColorsAreSeenInTheDark();
  void listsLetGoOfTheirItems();
};

// Bounds are those of the bodies alone; the clipping planes have to enclose everything.
void ScenePartsTest::extentKeepsBodiesApart() {
  SceneExtent extent;
  QVERIFY(extent.bounds().isEmpty());
  QVERIFY(extent.along({1, 0, 0}).low > extent.along({1, 0, 0}).high);
  addBox(extent, {0, 0, 0}, {1, 2, 3}, SceneExtent::Of::bodies);
  addBox(extent, {-5, 0, 0}, {0, 0, 0}, SceneExtent::Of::world);
  addBox(extent, {0, -9, 0}, {0, -9, 0}, SceneExtent::Of::ground);
  QCOMPARE(extent.bounds().low, (Vec3{0, 0, 0}));
  QCOMPARE(extent.bounds().high, (Vec3{1, 2, 3}));
  QCOMPARE(extent.everything().low, (Vec3{-5, -9, 0}));
  const Vec3 diagonal = unit({1, 1, 0}, {});
  QVERIFY(std::abs(extent.along(diagonal).high - 3 / std::sqrt(2.0)) < 1e-12);
  QVERIFY(std::abs(extent.along(diagonal).low) < 1e-12);
  extent.clear();
  QVERIFY(extent.bounds().isEmpty() && extent.everything().isEmpty());
}

// A body of 10 cm whose thickness is less than that of the axes: they become thinner than it is, and come into sight
// with it. Where bodies reach as far as the axes, or have no size, these stay as the model has them.
void ScenePartsTest::axesOfTheWorldDoNotHideSmallBodies() {
  constexpr double kThickness = 0.0125, kBody = 0.005;  // [m]
  SceneExtent small;
  addBox(small, {0, -kBody / 2, -kBody / 2}, {0.1, kBody / 2, kBody / 2}, SceneExtent::Of::bodies);
  for (const Vec3& tip : {Vec3{0.5, 0, 0}, Vec3{0, 0.5, 0}, Vec3{0, 0, 0.5}}) small.add(tip, SceneExtent::Of::world);
  QVERIFY2(kThickness * small.worldScale() < kBody, qPrintable(QString::number(small.worldScale())));
  QVERIFY(0.5 * small.worldScale() > 0.1);
  Eye eye(small);
  eye.setViewport({390, 300});
  for (const Vec3& point : small.bodyPoints()) QVERIFY(isInSight(eye.camera(), point));
  const auto from = eye.camera().toPixel({0, 0, 0}), to = eye.camera().toPixel({0.1, 0, 0});
  QVERIFY(from && to && QLineF(*from, *to).length() > 80);
  QVERIFY(norm(eye.camera().position()) > 0.1);
  addBox(small, {0, 0, 0}, {0.6, 0.1, 0.1}, SceneExtent::Of::bodies);
  QCOMPARE(small.worldScale(), 1.0);
  SceneExtent none;
  none.add({0.5, 0, 0}, SceneExtent::Of::world);
  QCOMPARE(none.worldScale(), 1.0);
  none.add({0, 0, 0}, SceneExtent::Of::bodies);
  QCOMPARE(none.worldScale(), 1.0);
}

// Of two crosses of axes side by side each letter is written that lies upon none of a nearer cross; both are whole
// where they are far enough apart.
void ScenePartsTest::lettersOfAxesLieApart() {
  const auto cross = [](const Vec3& at) {
    std::vector<SceneShapes::Letter> letters;
    for (const auto& [name, tip] : {std::pair("x", Vec3{0.3, 0, 0}), {"y", Vec3{0, 0.3, 0}}, {"z", Vec3{0, 0, 0.3}}})
      letters.push_back({name, at + tip, 0.03, QColor(Qt::darkGray)});
    return letters;
  };
  Camera camera;
  for (const bool isParallel : {false, true}) {
    camera.setParallel(isParallel);
    for (const double apart : {0.0, 0.01, 0.03, 0.3, 0.5}) {
      std::vector<SceneShapes::Letter> letters = cross({-apart, 0, 0});
      for (const SceneShapes::Letter& letter : cross({0, 0, 0})) letters.push_back(letter);
      const std::vector<SeenLetter> seen = seenLetters(letters, camera);
      for (size_t i = 0; i < seen.size(); ++i)
        for (size_t k = 0; k < i; ++k)
          QVERIFY2(!seen[i].box.intersects(seen[k].box), qPrintable(QString("%1: %2").arg(apart).arg(seen[i].text)));
      QVERIFY(seen.size() >= 3);
      if (apart == 0.5) QCOMPARE(seen.size(), size_t(6));
    }
  }
  // The nearer of two is seen, whichever comes first.
  const Vec3 towards = camera.position() - camera.target();
  for (const bool isFirst : {true, false}) {
    std::vector<SceneShapes::Letter> two{{"x", 0.2 * towards, 0.03, Qt::red}, {"y", {0, 0, 0}, 0.03, Qt::blue}};
    if (!isFirst) std::swap(two[0], two[1]);
    const std::vector<SeenLetter> seen = seenLetters(two, camera);
    QCOMPARE(seen.size(), size_t(1));
    QCOMPARE(seen[0].text, QString("x"));
  }
}

// However a store grows: no row twice but the last of each look, some 60 at once, the last one always.
void ScenePartsTest::eachRowIsVisitedOnce() {
  SceneExtent extent;
  QVERIFY(extent.rowsToVisit(0).empty());
  auto rows = extent.rowsToVisit(1);
  QVERIFY(!rows.empty() && rows.front() == 0 && rows.back() == 0);
  rows = extent.rowsToVisit(100001);
  QVERIFY(rows.size() >= 60 && rows.size() <= 62);
  QCOMPARE(rows.front(), uint64_t(1));
  QCOMPARE(rows.back(), uint64_t(100000));
  QVERIFY(extent.rowsToVisit(100001).empty());
  QCOMPARE(extent.rowsToVisit(100002).front(), uint64_t(100001));
}

// Everything comes into sight by itself, until someone moves the eye, and again after `fit`.
void ScenePartsTest::eyeIsFittedUntilItIsMoved() {
  SceneExtent extent;
  Eye eye(extent);
  QSignalSpy changed(&eye, &Eye::changed), chosen(&eye, &Eye::chosen), turned(&eye, &Eye::turned);
  addBox(extent, {0, 0, 0}, {10, 10, 10}, SceneExtent::Of::bodies);
  QVERIFY(!isInSight(eye.camera(), {10, 10, 10}) || !isInSight(eye.camera(), {10, 0, 0}));
  eye.setViewport({400, 300});
  QVERIFY(isInSight(eye.camera(), {10, 10, 10}) && isInSight(eye.camera(), {10, 0, 0}));
  QVERIFY(changed.size() > 0 && chosen.isEmpty() && turned.isEmpty());
  eye.change([](Camera& camera) { camera.orbit(30, 10); });
  QVERIFY(!eye.isFitted());
  QCOMPARE(chosen.size(), 1);
  QCOMPARE(turned.size(), 1);
  const Vec3 before = eye.camera().position();
  addBox(extent, {0, 0, 0}, {100, 100, 100}, SceneExtent::Of::bodies);
  eye.refit();
  eye.extentGrown();
  QCOMPARE(eye.camera().position(), before);
  eye.fit();
  QVERIFY(eye.isFitted() && isInSight(eye.camera(), {100, 100, 100}));
  QVERIFY(norm(eye.camera().position() - before) > 10);
}

// A followed part stays at its pixel; the way to the place that it has in another run is no movement.
void ScenePartsTest::eyeGoesWithItsPart() {
  SceneExtent extent;
  addBox(extent, {0, 0, 0}, {1, 1, 1}, SceneExtent::Of::bodies);
  Eye eye(extent);
  eye.setViewport({400, 300});
  eye.follow("p", Vec3{0, 0, 0});
  QVERIFY(!eye.isFitted());
  QCOMPARE(eye.followed(), QString("p"));
  const Vec3 before = eye.camera().position();
  eye.moveWith(Vec3{1, 2, 3});
  QVERIFY(norm(eye.camera().position() - before - Vec3{1, 2, 3}) < 1e-12);
  eye.forgetPlace();
  eye.moveWith(Vec3{50, 0, 0});
  QVERIFY(norm(eye.camera().position() - before - Vec3{1, 2, 3}) < 1e-12);
  eye.reset();
  QVERIFY(eye.isFitted() && eye.followed().isEmpty());
}

void ScenePartsTest::sectionClipsRays() {
  SceneExtent extent;
  addBox(extent, {0, 0, 0}, {4, 1, 1}, SceneExtent::Of::bodies);
  SectionPlane section(extent);
  Camera::Ray ray{{10, 0, 0}, {-1, 0, 0}};
  QCOMPARE(section.clip(ray), std::optional<double>(1e300));
  section.set({2, 0, 0}, 0.25);  // x <= 1 is left
  QCOMPARE(section.plane(), QVector4D(1, 0, 0, 1));
  // From beyond it begins at the plane, and goes on for ever.
  QCOMPARE(section.clip(ray), std::optional<double>(1e300));
  QCOMPARE(ray.origin, (Vec3{1, 0, 0}));
  // Away from what is left there is nothing.
  ray = {{10, 0, 0}, {1, 0, 0}};
  QVERIFY(!section.clip(ray));
  // From within it ends at the plane.
  ray = {{-2, 0, 0}, {1, 0, 0}};
  QCOMPARE(section.clip(ray), std::optional<double>(3));
  section.clear();
  QVERIFY(!section.isOn());
  QCOMPARE(section.plane(), QVector4D());
}

// Below everything; where all stands on the plane through the origin, there.
void ScenePartsTest::groundLiesUnderAll() {
  SceneExtent extent;
  GroundGrid ground;
  ground.draw(extent, {0, 1, 0}, Theme::light());
  QCOMPARE(ground.level(), 0.0);
  addBox(extent, {0, -3, 0}, {1, 1, 1}, SceneExtent::Of::bodies);
  ground.draw(extent, {0, 1, 0}, Theme::light());
  QVERIFY(ground.level() < -3 && ground.level() > -3.2);
  extent.clear();
  addBox(extent, {0, 0.05, 0}, {1, 2, 1}, SceneExtent::Of::bodies);
  ground.draw(extent, {0, 1, 0}, Theme::light());
  QCOMPARE(ground.level(), 0.0);
}

// Without the processor as painter there are none; with it they end when nothing has moved for a while, or at once.
void ScenePartsTest::draftsEndByThemselves() {
  DraftMode draft;
  QSignalSpy changed(&draft, &DraftMode::changed);
  draft.moved();
  QVERIFY(!draft.isOn());
  draft.setSoftware(true);
  draft.movedInRun();  // keeps one that is on
  QVERIFY(!draft.isOn());
  draft.moved();
  QVERIFY(draft.isOn());
  QTRY_VERIFY_WITH_TIMEOUT(!draft.isOn(), 5000);
  QCOMPARE(changed.size(), 2);
  draft.moved();
  draft.rest();
  QVERIFY(!draft.isOn());
}

void ScenePartsTest::scaleGrowsWithTheLargest() {
  VectorScale scale;
  QCOMPARE(scale.of(LoadKind::force, 2), 0.0);
  scale.note(LoadKind::force, 9);
  scale.note(LoadKind::force, 4);
  scale.note(LoadKind::force, std::nan(""));
  scale.note(LoadKind::torque, 1);
  QCOMPARE(scale.of(LoadKind::force, 2), 0.1);
  QCOMPARE(scale.of(LoadKind::torque, 2), 0.9);
  scale.clear();
  QCOMPARE(scale.of(LoadKind::force, 2), 0.0);
}

// The moments of a solid ellipsoid with half axes a, b, c are m/5 (b² + c²) and so on: these come back, turned as the
// tensor is.
void ScenePartsTest::ellipsoidOfABox() {
  const double m = 3, half[3] = {0.2, 0.5, 0.9}, angle = 0.4, c = std::cos(angle), s = std::sin(angle);
  const double own[3] = {m / 5 * (half[1] * half[1] + half[2] * half[2]),
                         m / 5 * (half[0] * half[0] + half[2] * half[2]),
                         m / 5 * (half[0] * half[0] + half[1] * half[1])};
  // Turned about z: I = R diag R'.
  const double xx = c * c * own[0] + s * s * own[1], yy = s * s * own[0] + c * c * own[1],
               xy = c * s * (own[0] - own[1]);
  const Ellipsoid e = inertiaEllipsoid(m, {{{xx, xy, 0}, {xy, yy, 0}, {0, 0, own[2]}}});
  const Vec3 axes[3] = {e.axes.x, e.axes.y, e.axes.z};
  const double found[3] = {e.half.x, e.half.y, e.half.z};
  const Vec3 expected[3] = {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
  for (int k = 0; k < 3; ++k) {
    int matches = 0;
    for (int j = 0; j < 3; ++j)
      if (std::abs(found[j] - half[k]) < 1e-12 && std::abs(std::abs(dot(axes[j], expected[k])) - 1) < 1e-12) ++matches;
    QCOMPARE(matches, 1);
  }
}

// Black is no colour before a dark ground; what is selected differs from what is not.
void ScenePartsTest::darkColorsAreSeenInTheDark() {
  BodyLook look;
  QVERIFY(look.color({0, 0, 0}, false).lightnessF() < 0.2F);
  look.theme = &Theme::dark();
  QVERIFY(look.color({0, 0, 0}, false).lightnessF() > 0.4F);
  QVERIFY(look.color({0, 0, 1}, false) != look.color({0, 0, 1}, true));
}

// Geometries go out of use with the change, items later.
void ScenePartsTest::listsLetGoOfTheirItems() {
  ItemList list;
  QSignalSpy changed(&list, &ItemList::changed);
  list.replace({});
  QCOMPARE(changed.size(), 0);
  auto* item = new SceneItem(&list);
  const QPointer<SceneItem> watched(item);
  list.replace({item});
  QCOMPARE(list.all(), QList<QObject*>{item});
  list.replace({});
  QCOMPARE(changed.size(), 2);
  QVERIFY(watched && !watched->geometry() && list.all().isEmpty());
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  QVERIFY(!watched);
}

QTEST_MAIN(ScenePartsTest)
#include "scene_parts_test.moc"
