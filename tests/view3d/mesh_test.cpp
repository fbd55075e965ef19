// Shapes, the eye and poses of the 3-D view against closed forms, without a graphics system.
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <cstring>

#include "app/view3d/camera.h"
#include "app/view3d/extent.h"
#include "app/view3d/mesh_file.h"
#include "app/view3d/mesh_loader.h"
#include "app/view3d/scene_reader.h"
#include "app/view3d/view_scene.h"

using namespace armature;
using namespace armature::app;

namespace {

const double kPi = std::acos(-1.0);

// Area of a regular polygon in a circle.
double polygonArea(int corners, double radius) {
  return 0.5 * corners * radius * radius * std::sin(2 * kPi / corners);
}

// Every normal has length 1 and lies on the outer side of its triangle.
bool hasOutwardNormals(const Mesh& mesh) {
  const auto at = [](const std::array<float, 3>& p) { return Vec3{double(p[0]), double(p[1]), double(p[2])}; };
  for (size_t k = 0; k + 2 < mesh.triangles.size(); k += 3) {
    const Vec3 a = at(mesh.points[mesh.triangles[k]]), b = at(mesh.points[mesh.triangles[k + 1]]),
               c = at(mesh.points[mesh.triangles[k + 2]]);
    const Vec3 face = cross(b - a, c - a);
    if (norm(face) < 1e-9) continue;
    for (size_t e = 0; e < 3; ++e) {
      const Vec3 n = at(mesh.normals[mesh.triangles[k + e]]);
      if (std::abs(norm(n) - 1) > 1e-5 || dot(n, face) <= 0) return false;
    }
  }
  return true;
}

bool near(const Vec3& a, const Vec3& b, double tolerance) {
  return norm(a - b) <= tolerance;
}

}  // namespace

class MeshTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void volumes_data();
  void volumes();
  void extraMeansWhatTheLibrarySays();
  void sizesScaleEveryForm();
  void surfacesAreSmooth();
  void surfacesLeaveOutWhatIsNoNumber();
  void rayMeetsTheNearestSide();
  void readsFiles();
  void readsGltf();
  void refusesBadFiles();
  void refusesWhatIsTooMuch();
  void readsFilesBesideTheWindow();
  void cameraProjectsAndPicks_data();
  void cameraProjectsAndPicks();
  void cameraFitsEverything();
  void cameraShowsOthersWhereTheyFit();
  void presetsLookAlongTheAxes();
  void quaternionsTurnLikeMatrices();
  void posesAreTheResults();
};

void MeshTest::volumes_data() {
  QTest::addColumn<QString>("type");
  QTest::addColumn<double>("extra");
  QTest::addColumn<double>("volume");
  QTest::addColumn<double>("tolerance");
  const double circle40 = polygonArea(40, 0.5), circle48 = polygonArea(48, 0.5);
  QTest::newRow("box") << "box" << 0.0 << 1.0 << 1e-6;
  QTest::newRow("unknown is a box") << "teapot" << 0.0 << 1.0 << 1e-6;
  QTest::newRow("sphere") << "sphere" << 0.0 << kPi / 6 << 0.012;
  QTest::newRow("cylinder") << "cylinder" << 0.0 << circle40 << 1e-6;
  QTest::newRow("cone to a point") << "cone" << 0.0 << circle40 / 3 << 1e-6;
  QTest::newRow("cone to half") << "cone" << 0.5 << circle40 * 1.75 / 3 << 1e-6;
  QTest::newRow("pipe") << "pipe" << 0.6 << circle48 * (1 - 0.36) << 1e-6;
  QTest::newRow("pipecylinder") << "pipecylinder" << 0.6 << circle48 * (1 - 0.36) << 1e-6;
  QTest::newRow("pipe without hole") << "pipe" << 0.0 << circle48 << 1e-6;
  // A bar between the axes of its round ends, of diameter 1.
  QTest::newRow("beam") << "beam" << 0.0 << 1 + polygonArea(48, 0.5) << 1e-6;
  // A tooth is a quarter pitch and 3 % wide at its tip, its flanks reach 22 % of the pitch to either side.
  const auto gear = [](int n, double tip, double root) {
    const double p = 2 * kPi / n;
    return 0.5 * n *
           (2 * root * tip * std::sin(0.22 * p) + tip * tip * std::sin(0.28 * p) + root * root * std::sin(0.28 * p));
  };
  QTest::newRow("gear") << "gearwheel" << 20.0 << gear(20, 0.55, 0.4375) << 1e-6;
}

// Meshes are closed, their normals point outwards and their volumes are those of the polyhedra they stand for.
void MeshTest::volumes() {
  QFETCH(QString, type);
  QFETCH(double, extra);
  QFETCH(double, volume);
  QFETCH(double, tolerance);
  const Mesh mesh = makeMesh({type.toStdString(), extra, 1, 1, 1});
  QVERIFY(mesh.isClosed());
  QVERIFY(hasOutwardNormals(mesh));
  QVERIFY2(std::abs(mesh.volume() - volume) <= tolerance, qPrintable(QString::number(mesh.volume(), 'g', 10)));
}

// Teeth, windings and hollowness as the library's table says.
void MeshTest::extraMeansWhatTheLibrarySays() {
  // An internal gear: closed, outwards normals, its hole is as wide as the tips leave it.
  const Mesh ring = makeMesh({"gearwheel", -30, 1, 1, 1});
  QVERIFY(ring.isClosed());
  QVERIFY(hasOutwardNormals(ring));
  QVERIFY(ring.hit({-1, 0, 0.5 - 1.5 / 30}, {1, 0, 0}) < 0);
  // A wire of n windings: its volume is its length times its section (Pappus).
  for (const double windings : {1.0, 3.0, 7.0}) {
    const Mesh spring = makeSpring(windings, 2, 0.5, 0.05);
    QVERIFY(spring.isClosed());
    QVERIFY(hasOutwardNormals(spring));
    const double length = std::hypot(1.9, 2 * kPi * windings * 0.5);
    const double ratio = spring.volume() / (length * polygonArea(8, 0.05));
    QVERIFY2(std::abs(ratio - 1) < 0.03, qPrintable(QString::number(ratio)));
    const Bounds box = spring.bounds();
    QVERIFY(box.low.x > -1e-6 && box.high.x < 2 + 1e-6 && std::abs(box.high.y - 0.55) < 0.01);
  }
  // The coil of a spring of height h is made of wire of diameter h/2.
  const ShapeForm form{"spring", 5, 1, 0.2, 0.04};
  const Bounds box = makeMesh(form).bounds();
  const double radius = 0.2 * box.high.y;
  QVERIFY(std::abs(radius - (0.1 + 0.01)) < 0.001);
}

// Whatever its form, a shape is as long, wide and high as the model says; springs and beams may differ by 2 % in parts.
void MeshTest::sizesScaleEveryForm() {
  for (const char* type : {"box", "sphere", "cylinder", "cone", "pipe"}) {
    const ShapeForm form{type, type == std::string("cylinder") ? 0 : 0.3, 2, 0.5, 0.25};
    const Bounds box = makeMesh(form).bounds();
    const Vec3 scale = meshScale(form);
    QVERIFY2(near({box.low.x * scale.x, box.low.y * scale.y, box.low.z * scale.z}, {0, -0.25, -0.125}, 1e-6), type);
    QVERIFY2(near({box.high.x * scale.x, box.high.y * scale.y, box.high.z * scale.z}, {2, 0.25, 0.125}, 1e-6), type);
  }
  const ShapeForm spring{"spring", 5, 0.731, 0.1, 0.02};
  QVERIFY(std::abs(makeMesh(spring).bounds().high.x * meshScale(spring).x - 0.731) < 1e-3);
  // A little longer: the same mesh, longer by the factor alone.
  ShapeForm longer = spring;
  longer.length *= 1.002;
  QCOMPARE(meshScale(longer).x / meshScale(spring).x, 1.002);
  // Not a number and zero give something finite.
  const ShapeForm broken{"gearwheel", std::nan(""), std::nan(""), 0, -1};
  QVERIFY(makeMesh(broken).triangleCount() > 0);
  QVERIFY(std::isfinite(norm(meshScale(broken))));
}

// A sphere given by points has the sphere's normals, at its seam and its poles as well, the volume of its facets, and
// no hole; as a wire it has the lines of its grid.
void MeshTest::surfacesAreSmooth() {
  constexpr size_t kRows = 25, kColumns = 13;
  std::vector<Vec3> points;
  for (size_t i = 0; i < kRows; ++i) {
    for (size_t j = 0; j < kColumns; ++j) {
      const double around = 2 * kPi * double(i) / (kRows - 1), up = kPi * (double(j) / (kColumns - 1) - 0.5);
      points.push_back({3 * std::cos(up) * std::cos(around), 3 * std::cos(up) * std::sin(around), 3 * std::sin(up)});
    }
  }
  const Mesh mesh = makeSurface(kRows, kColumns, points, {}, false);
  QCOMPARE(mesh.points.size(), kRows * kColumns);
  QCOMPARE(mesh.triangleCount(), 2 * (kRows - 1) * (kColumns - 1));
  QVERIFY(mesh.isClosed());
  QVERIFY(std::abs(mesh.volume() / (36 * kPi) - 1) < 0.04);
  for (size_t k = 0; k < points.size(); ++k) {
    const auto& n = mesh.normals[k];
    QVERIFY(near({double(n[0]), double(n[1]), double(n[2])}, (1.0 / 3) * points[k], 0.02));
  }
  QVERIFY(std::abs(mesh.hit({10, 0.1, 0.1}, {-1, 0, 0}) - 7) < 0.1);
  const Mesh wire = makeSurface(kRows, kColumns, points, {}, true);
  QCOMPARE(wire.lines.size(), 2 * ((kRows - 1) * kColumns + kRows * (kColumns - 1)));
  QCOMPARE(wire.triangles, mesh.triangles);
}

// Facets at a point that is not finite are missing, the others stay; too few points make nothing.
void MeshTest::surfacesLeaveOutWhatIsNoNumber() {
  std::vector<Vec3> points;
  for (int k = 0; k < 9; ++k) points.push_back({double(k / 3), double(k % 3), 0});
  QCOMPARE(makeSurface(3, 3, points, {}, false).triangleCount(), size_t(8));
  points[0].z = std::nan("");
  const Mesh mesh = makeSurface(3, 3, points, {}, true);
  QCOMPARE(mesh.triangleCount(), size_t(6));
  QCOMPARE(mesh.lines.size(), size_t(2 * 10));
  for (const auto& p : mesh.points) QVERIFY(std::isfinite(p[2]));
  QVERIFY(makeSurface(1, 9, points, {}, false).triangles.empty());
  QVERIFY(makeSurface(3, 4, points, {}, false).triangles.empty());
}

void MeshTest::rayMeetsTheNearestSide() {
  const Mesh box = makeBox();
  QVERIFY(std::abs(box.hit({-2, 0.1, 0.2}, {1, 0, 0}) - 2) < 1e-9);
  QVERIFY(std::abs(box.hit({0.5, 3, 0}, {0, -1, 0}) - 2.5) < 1e-9);
  QVERIFY(box.hit({-2, 0.6, 0}, {1, 0, 0}) < 0);
  QVERIFY(box.hit({-2, 0, 0}, {-1, 0, 0}) < 0);
}

// The same tetrahedron as text STL, binary STL, OBJ and DXF: closed, volume 1/6.
void MeshTest::readsFiles() {
  const Vec3 p[4] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const int faces[4][3] = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
  QByteArray text = "solid t\n", binary(84, '\0'), obj = "# t\n", dxf = "0\nSECTION\n2\nENTITIES\n";
  const uint32_t count = 4;
  std::memcpy(binary.data() + 80, &count, 4);
  for (const Vec3& v : p)
    obj += "v " + QByteArray::number(v.x) + " " + QByteArray::number(v.y) + " " + QByteArray::number(v.z) + "\n";
  for (const auto& face : faces) {
    text += "facet normal 0 0 0\n outer loop\n";
    obj += "f";
    dxf += "0\n3DFACE\n8\ndefault\n";
    float numbers[12] = {};
    for (int k = 0; k < 3; ++k) {
      const Vec3& v = p[face[k]];
      text +=
          "  vertex " + QByteArray::number(v.x) + " " + QByteArray::number(v.y) + " " + QByteArray::number(v.z) + "\n";
      obj += " " + QByteArray::number(face[k] + 1) + "/1/1";
      for (int c = 0; c < 3; ++c) {
        numbers[3 + 3 * k + c] = static_cast<float>(v[c]);
        dxf += QByteArray::number(10 * (c + 1) + k) + "\n" + QByteArray::number(v[c]) + "\n";
      }
    }
    // The fourth corner of a DXF face repeats the third.
    for (int c = 0; c < 3; ++c)
      dxf += QByteArray::number(10 * (c + 1) + 3) + "\n" + QByteArray::number(p[face[2]][c]) + "\n";
    text += " endloop\nendfacet\n";
    obj += "\n";
    binary += QByteArray(reinterpret_cast<const char*>(numbers), 48) + QByteArray(2, '\0');
  }
  dxf += "0\nENDSEC\n0\nEOF\n";
  const std::pair<QByteArray, const char*> files[] = {{text, "stl"}, {binary, "stl"}, {obj, "obj"}, {dxf, "dxf"}};
  for (const auto& [content, ending] : files) {
    const Result<Mesh> mesh = readMesh(content, ending);
    QVERIFY2(mesh.ok(), ending);
    QCOMPARE(mesh->triangleCount(), size_t(4));
    QVERIFY(mesh->isClosed());
    QVERIFY(hasOutwardNormals(*mesh));
    QVERIFY(std::abs(mesh->volume() - 1.0 / 6) < 1e-6);
  }
}

namespace {

// A tetrahedron of half the size, which its node doubles, turns a quarter about z and moves, in one buffer: four
// places, then twelve indices of 16 bits.
QByteArray tetrahedronGltf(const QByteArray& uri) {
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
    "nodes":[{"children":[1],"translation":[3,0,0]},
             {"mesh":0,"scale":[2,2,2],"rotation":[0,0,0.7071067811865476,0.7071067811865476]}],
    "meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1}]}],
    "accessors":[{"bufferView":0,"componentType":5126,"count":4,"type":"VEC3"},
                 {"bufferView":0,"byteOffset":48,"componentType":5123,"count":12,"type":"SCALAR"}],
    "bufferViews":[{"buffer":0,"byteLength":72}],"buffers":[{"byteLength":72)" +
         uri + "}]}";
}

QByteArray tetrahedronBytes() {
  const float places[12] = {0, 0, 0, 0.5F, 0, 0, 0, 0.5F, 0, 0, 0, 0.5F};
  const uint16_t indices[12] = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};
  return QByteArray(reinterpret_cast<const char*>(places), sizeof(places)) +
         QByteArray(reinterpret_cast<const char*>(indices), sizeof(indices));
}

QByteArray word(size_t value) {
  const auto number = static_cast<uint32_t>(value);
  return QByteArray(reinterpret_cast<const char*>(&number), 4);
}

}  // namespace

// glTF with its buffer inside, beside it, and as one binary file: nodes are placed in nodes.
void MeshTest::readsGltf() {
  const QByteArray bytes = tetrahedronBytes();
  QTemporaryDir folder;
  QFile beside(folder.filePath("part one.bin"));
  QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write(bytes) == bytes.size());
  beside.close();
  QByteArray json = tetrahedronGltf({});
  while (json.size() % 4 != 0) json += ' ';
  const auto length = [](const QByteArray& b) { return static_cast<size_t>(b.size()); };
  const QByteArray whole = "glTF" + word(2) + word(28 + length(json) + length(bytes)) + word(length(json)) + "JSON" +
                           json + word(length(bytes)) + QByteArray("BIN\0", 4) + bytes;
  const std::pair<QByteArray, const char*> files[] = {
      {tetrahedronGltf(",\"uri\":\"data:application/octet-stream;base64," + bytes.toBase64() + "\""), "gltf"},
      {tetrahedronGltf(",\"uri\":\"part%20one.bin\""), "gltf"},
      {whole, "glb"}};
  for (const auto& [content, ending] : files) {
    const Result<Mesh> mesh = readMesh(content, ending, folder.path());
    QVERIFY2(mesh.ok(), mesh.ok() ? "" : mesh.reason().message.c_str());
    QCOMPARE(mesh->triangleCount(), size_t(4));
    QVERIFY(mesh->isClosed());
    QVERIFY(std::abs(mesh->volume() - 1.0 / 6) < 1e-6);
    // A quarter turn about z takes x to y and y to −x.
    const Bounds box = mesh->bounds();
    QVERIFY(norm(box.low - Vec3{2, 0, 0}) < 1e-6 && norm(box.high - Vec3{3, 1, 1}) < 1e-6);
  }
  // What is not there or cut off gives a reason, and a node inside itself an end.
  QCOMPARE(readMesh(tetrahedronGltf(",\"uri\":\"../x.bin\""), "gltf", folder.path()).reason().code,
           std::string("V304"));
  for (qsizetype size = 0; size < whole.size(); ++size) QVERIFY(!readMesh(whole.left(size), "glb").ok());
  const QByteArray circle = R"({"scenes":[{"nodes":[0]}],"nodes":[{"children":[1]},{"children":[0,0,0]}]})";
  QCOMPARE(readMesh(circle, "gltf").reason().message.text(), std::string("its node 0 lies within itself"));
}

// Damaged files give a reason (V301, V302, V303); cut off at any byte they do no harm.
void MeshTest::refusesBadFiles() {
  QCOMPARE(readMeshFile("/nowhere/part.stl").reason().code, std::string("V301"));
  QCOMPARE(readMesh("x", "gif").reason().code, std::string("V302"));
  QCOMPARE(readMesh("", "stl").reason().code, std::string("V303"));
  QCOMPARE(readMesh("v 1 nan 1\nv 0 0 0\nv 0 1 0\nf 1 2 3", "obj").ok(), false);
  QCOMPARE(readMesh("v 0 0 0\nf 1 2 99999999999 -5", "obj").reason().code, std::string("V303"));
  QByteArray binary(84 + 50, '\x3f');
  const uint32_t many = 0xFFFFFFFF;
  std::memcpy(binary.data() + 80, &many, 4);
  for (int size = 0; size <= binary.size(); ++size) {
    const Result<Mesh> mesh = readMesh(binary.left(size), "stl");
    if (mesh.ok()) QVERIFY(mesh->triangleCount() <= 1);
  }
}

namespace {

// A chain of nodes of which each has the next one twice.
QByteArray doublingGltf(int count) {
  QByteArray nodes;
  for (int k = 0; k + 1 < count; ++k) {
    const QByteArray next = QByteArray::number(k + 1);
    nodes += "{\"children\":[" + next + "," + next + "]},";
  }
  return R"({"scenes":[{"nodes":[0]}],"nodes":[)" + nodes + "{}]}";
}

QByteArray binaryStl(uint32_t count) {
  const float triangle[12] = {0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0};
  QByteArray content(84, '\0');
  std::memcpy(content.data() + 80, &count, 4);
  const QByteArray each = QByteArray(reinterpret_cast<const char*>(triangle), 48) + QByteArray(2, '\0');
  return content + each.repeated(count);
}

}  // namespace

// Small files may ask for much: each is refused with what is too much, and soon.
void MeshTest::refusesWhatIsTooMuch() {
  const auto wordsOf = [](const QByteArray& content, const char* ending) {
    const Result<Mesh> mesh = readMesh(content, ending);
    return mesh.ok() ? std::string() : mesh.reason().message;
  };
  QElapsedTimer watch;
  watch.start();
  QCOMPARE(wordsOf(doublingGltf(40), "gltf"), std::string("it places more than 100000 nodes"));
  QCOMPARE(wordsOf(doublingGltf(80).replace(",", ",0,").replace("]},0,{", "]},{"), "gltf").empty(), false);
  QByteArray deep;
  for (int k = 1; k < 80; ++k) deep += "{\"children\":[" + QByteArray::number(k) + "]},";
  QCOMPARE(wordsOf(R"({"scenes":[{"nodes":[0]}],"nodes":[)" + deep + "{}]}", "gltf"),
           std::string("its nodes lie more than 64 deep in one another"));
  QCOMPARE(wordsOf(binaryStl(1'000'001), "stl"), std::string("it has more than a million triangles"));
  QCOMPARE(wordsOf("f " + QByteArray("1 ").repeated(600'000) + "\n", "obj"),
           std::string("it has a line of more than a million characters"));
  QCOMPARE(wordsOf(QByteArray("v 0 0 0\n").repeated(3'000'001), "obj"),
           std::string("it has more than three million points"));
  QVERIFY2(watch.elapsed() < 20'000, qPrintable(QString::number(watch.elapsed())));
  // Triangles that all lie in one another are many neighbours for each.
  const Result<Mesh> same = readMesh(binaryStl(200'000), "stl");
  QVERIFY(same.ok());
  QCOMPARE(same->triangleCount(), size_t(200'000));
  // A device or a pipe would never end.
  QVERIFY(QString::fromStdString(readMeshFile("/dev/zero").reason().message).contains("is no file"));
}

// The answer comes later, for one file once; what is forgotten does not come, and an end does not wait for it.
void MeshTest::readsFilesBesideTheWindow() {
  const QTemporaryDir folder;
  const QString good = folder.filePath("good.stl"), bad = folder.filePath("bad.stl");
  for (const auto& [path, content] : {std::pair{good, binaryStl(20)}, std::pair{bad, QByteArray("solid")}}) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
  }
  QStringList read, reasons;
  const auto loader = std::make_unique<MeshLoader>();
  connect(loader.get(), &MeshLoader::loaded, this,
          [&](const QString& path, const MeshPtr& mesh, const QString& reason) {
            read << path;
            if (!mesh) reasons << reason;
          });
  loader->read(good);
  loader->read(bad);
  loader->read(good);
  QVERIFY(read.isEmpty() && loader->isBusy());
  QTRY_VERIFY(!loader->isBusy());
  QCOMPARE(read, (QStringList{good, bad}));
  QCOMPARE(reasons, QStringList{bad + ": it has no triangles"});
  loader->read(good);
  loader->forget();
  QVERIFY(!loader->isBusy());
  QTest::qWait(50);
  QCOMPARE(read.size(), 2);
}

void MeshTest::cameraProjectsAndPicks_data() {
  QTest::addColumn<bool>("isParallel");
  QTest::newRow("perspective") << false;
  QTest::newRow("parallel") << true;
}

// The pixel of a point by the projection matrix, by the camera's own formula and back by a ray agree.
void MeshTest::cameraProjectsAndPicks() {
  QFETCH(bool, isParallel);
  Camera camera;
  camera.setViewport({640, 480});
  camera.setParallel(isParallel);
  camera.setUp({0, 0, 1});
  camera.orbit(37, -21);
  camera.pan(12, 5);
  camera.zoom(1.3, {100, 80});
  Bounds box;
  box.add(Vec3{-1, -1, -1}), box.add(Vec3{1, 1, 1});
  camera.setDepth(box);
  const Vec3 point{0.3, -0.2, 0.5};
  const auto pixel = camera.toPixel(point);
  QVERIFY(pixel);
  const Vec3 local = inverseTimes(camera.axes(), point - camera.position());
  const QVector3D clip = camera.projection().map(toQt(local));
  QVERIFY(std::abs((static_cast<double>(clip.x()) + 1) * 320 - pixel->x()) < 0.01);
  QVERIFY(std::abs((1 - static_cast<double>(clip.y())) * 240 - pixel->y()) < 0.01);
  QVERIFY(std::abs(clip.z()) < 1);
  const Camera::Ray ray = camera.rayThrough(*pixel);
  const Vec3 off = point - ray.origin;
  QVERIFY(norm(off - dot(off, ray.direction) * ray.direction) < 1e-9);
  // Zooming leaves the point under the pointer where it is.
  const Vec3 inPlane = camera.target();
  const auto before = camera.toPixel(inPlane);
  camera.zoom(2, *before);
  QVERIFY(QLineF(*camera.toPixel(inPlane), *before).length() < 1e-6);
}

// After fitting, all corners of a box lie in the picture and it is used well.
void MeshTest::cameraFitsEverything() {
  for (const bool isParallel : {false, true}) {
    Camera camera;
    camera.setViewport({900, 300});
    camera.setParallel(isParallel);
    Bounds box;
    box.add(Vec3{10, 2, -1}), box.add(Vec3{14, 3, 0.5});
    Extent extent;
    for (int k = 0; k < 8; ++k) extent.add({k & 1 ? 14.0 : 10.0, k & 2 ? 3.0 : 2.0, k & 4 ? 0.5 : -1.0});
    camera.fit(extent.points());
    camera.setDepth(box);
    QRectF seen;
    for (int k = 0; k < 8; ++k) {
      const Vec3 corner{k & 1 ? 14.0 : 10.0, k & 2 ? 3.0 : 2.0, k & 4 ? 0.5 : -1.0};
      const auto pixel = camera.toPixel(corner);
      QVERIFY(pixel);
      QVERIFY(QRectF(0, 0, 900, 300).contains(*pixel));
      seen |= QRectF(*pixel, QSizeF(1e-3, 1e-3));
    }
    QVERIFY(seen.width() > 0.85 * 900 || seen.height() > 0.85 * 300);
  }
}

// What is a little larger than the bodies comes into sight as well, what is much larger does not; between, the eye
// moves steadily.
void MeshTest::cameraShowsOthersWhereTheyFit() {
  const std::vector<Vec3> bodies{{-1, -1, -1}, {1, 1, 1}, {1, -1, 1}, {-1, 1, -1}};
  Camera alone;
  alone.setViewport({600, 600});
  alone.fit(bodies);
  double last = alone.distance();
  for (double reach = 1; reach < 6; reach += 0.01) {
    Camera camera = alone;
    camera.fit(bodies, {{0, reach, 0}});
    const auto pixel = camera.toPixel({0, reach, 0});
    if (reach < 1.4) QVERIFY(pixel && QRectF(0, 0, 600, 600).contains(*pixel));
    if (reach > 5) QCOMPARE(camera.distance(), alone.distance());
    QVERIFY(std::abs(camera.distance() - last) < 0.15);
    last = camera.distance();
  }
  // Bodies without a size yet are no reason to look closely at nothing.
  const std::vector<Vec3> axes{{0, 0, 0}, {0.5, 0, 0}, {0, 0.5, 0}, {0, 0, 0.5}};
  for (const std::vector<Vec3>& nothing : {std::vector<Vec3>{}, std::vector<Vec3>{{0, 0, 0}, {1e-9, 0, 0}}}) {
    Camera camera = alone;
    camera.fit(nothing, axes);
    for (const Vec3& end : axes) {
      const auto pixel = camera.toPixel(end);
      QVERIFY(pixel && QRectF(0, 0, 600, 600).contains(*pixel));
    }
  }
}

// With y up the front looks against z; from above the eye looks down; the up axis stays up.
void MeshTest::presetsLookAlongTheAxes() {
  Camera camera;
  const auto direction = [&](Preset preset) {
    camera.look(preset);
    return -camera.axes().z;
  };
  QVERIFY(near(direction(Preset::front), {0, 0, -1}, 1e-9));
  QVERIFY(near(camera.axes().x, {1, 0, 0}, 1e-9));
  QVERIFY(near(direction(Preset::back), {0, 0, 1}, 1e-9));
  QVERIFY(near(direction(Preset::right), {-1, 0, 0}, 1e-9));
  QVERIFY(near(direction(Preset::left), {1, 0, 0}, 1e-9));
  QVERIFY(near(direction(Preset::top), {0, -1, 0}, 1e-3));
  QVERIFY(near(direction(Preset::bottom), {0, 1, 0}, 1e-3));
  camera.setUp({0, 0, 1});
  QVERIFY(near(direction(Preset::front), {0, 1, 0}, 1e-9));
  QVERIFY(near(camera.axes().x, {1, 0, 0}, 1e-9));
  QVERIFY(near(camera.axes().y, {0, 0, 1}, 1e-9));
}

void MeshTest::quaternionsTurnLikeMatrices() {
  // Turns by 180 degrees are the hard ones.
  const Mat3 turns[] = {{},
                        {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}},
                        {{-1, 0, 0}, {0, 1, 0}, {0, 0, -1}},
                        {{-1, 0, 0}, {0, -1, 0}, {0, 0, 1}},
                        axesAlong({1, 2, 3}, {0, 1, 0.5}),
                        axesAlong({-1, 0.2, 3}, {0, -1, 0.5})};
  const Vec3 v{0.3, -0.7, 1.1};
  for (const Mat3& m : turns) {
    const QVector3D turned = toQt(m).rotatedVector(toQt(v));
    QVERIFY(near({double(turned.x()), double(turned.y()), double(turned.z())}, m * v, 1e-6));
  }
  // Parallel directions leave a proper rotation.
  const Mat3 m = axesAlong({0, 1, 0}, {0, 1, 0});
  QVERIFY(near(cross(m.x, m.y), m.z, 1e-12));
}

// A shape stands where r + Tᵀ r_shape says, turned by Tᵀ and the length direction; items show it to 1e-6; picking finds
// it.
void MeshTest::posesAreTheResults() {
  std::vector<program::Variable> variables;
  std::vector<results::Column> columns;
  std::vector<double> row;
  const auto add = [&](const std::string& name, double value) {
    program::Variable v;
    v.name = name;
    results::Column c;
    c.name = name;
    c.source = static_cast<uint32_t>(row.size());
    variables.push_back(v);
    columns.push_back(c);
    row.push_back(value);
  };
  add("p.s.shapeType", 0);
  variables.back().text = "box";
  const double angle = 0.7, c = std::cos(angle), s = std::sin(angle);
  const double T[9] = {c, s, 0, -s, c, 0, 0, 0, 1};
  for (int k = 0; k < 9; ++k) add("p.s.R.T[" + std::to_string(k / 3 + 1) + "," + std::to_string(k % 3 + 1) + "]", T[k]);
  const std::pair<const char*, std::array<double, 3>> vectors[] = {{"r", {1, 2, 3}},
                                                                   {"r_shape", {0.1, 0.2, 0.3}},
                                                                   {"lengthDirection", {0, 2, 0}},
                                                                   {"widthDirection", {0, 0, 1}},
                                                                   {"color", {255, 0, 0}}};
  for (const auto& [name, value] : vectors) {
    for (size_t k = 0; k < 3; ++k) add("p.s." + std::string(name) + "[" + std::to_string(k + 1) + "]", value[k]);
  }
  for (const auto& [name, value] : {std::pair{"length", 0.5}, {"width", 0.25}, {"height", 0.125}, {"extra", 0.0}})
    add("p.s." + std::string(name), value);
  const auto store = std::make_shared<results::Store>(columns, static_cast<uint32_t>(columns.size()));
  QVERIFY(store->append(0, row.data()));
  row[10] = 3;  // r[1]
  QVERIFY(store->append(1, row.data()));
  ViewScene scene;
  scene.eye().setViewport({400, 300});
  scene.setSource(describeScene(variables), store, {});
  QVERIFY(!scene.isEmpty());
  scene.show(0.25);
  const Vec3 r{1.5 + 0.1 * c - 0.2 * s, 2 + 0.1 * s + 0.2 * c, 3.3};
  const SceneItem& item = *scene.bodies().shapes().all()[0].item;
  const auto place = item.position();
  QVERIFY(near({double(place.x()), double(place.y()), double(place.z())}, r, 1e-6));
  // The end of the shape: the length direction is the frame's y axis.
  const QVector3D end = place + item.rotation().rotatedVector(QVector3D(1, 0, 0) * item.scale());
  QVERIFY(near({double(end.x()), double(end.y()), double(end.z())}, r + Vec3{-0.5 * s, 0.5 * c, 0}, 1e-6));
  QCOMPARE(item.scale(), QVector3D(0.5F, 0.25F, 0.125F));
  const auto pixel = scene.camera().toPixel(r + Vec3{-0.25 * s, 0.25 * c, 0});
  QVERIFY(pixel);
  QCOMPARE(scene.partAt(*pixel), QString("p"));
  QCOMPARE(scene.partAt({2, 2}), QString());
}

QTEST_MAIN(MeshTest)
#include "mesh_test.moc"
