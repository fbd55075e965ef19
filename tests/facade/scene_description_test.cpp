// What a model shows in space, read off its variables: shapes, frames, bodies and gravity, with values from a run that
// agree with the closed form of a moving frame.
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>

#include "engine/facade/scene_description.h"
#include "engine/facade/session.h"

using namespace armature;

namespace {

// A visualizer with the variables of the library's shapes, turned about z with 2 rad/s and moved along x with 3 m/s.
const char* const kModel = R"(
package P
  record Orientation
    Real T[3, 3];
    Real w[3];
  end Orientation;
  model Shape
    parameter String shapeType = "box";
    input Orientation R;
    input Real r[3];
    input Real r_shape[3] = {0, 0, 0};
    input Real lengthDirection[3] = {1, 0, 0};
    input Real widthDirection[3] = {0, 1, 0};
    input Real length = 0;
    input Real width = 0;
    input Real height = 0;
    input Real extra = 0;
    input Real color[3] = {255, 0, 0};
    input Real specularCoefficient = 0.7;
  end Shape;
  model Part
    Real phi, x;
  protected
    Shape shape(shapeType = "cylinder", R(T = [cos(phi), sin(phi), 0; -sin(phi), cos(phi), 0; 0, 0, 1], w = {0, 0, 2}),
      r = {x, 0, 0}, length = 0.5, width = 0.1, height = 0.1);
  equation
    phi = 2 * time;
    x = 3 * time;
  end Part;
  model World
    parameter Integer gravityType = 2;
    parameter Real g = 9.81;
    parameter Real n[3] = {0, 0, -1};
  end World;
  model M
    World world;
    Part part[2];
  end M;
end P;
)";

}  // namespace

class SceneDescriptionTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void findsShapesWithTheirPart();
  void readsMotionOfEliminatedVariables();
  void readsSurfaces();
  void leavesOutWhatIsNoShape();
  void knowsLettersOfAxes();
  void findsFilesOfResources();
};

namespace {

std::shared_ptr<const Model> translate(Session& session, const QString& folder, const char* text, const char* name) {
  const QString path = folder + "/P.mo";
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) return nullptr;
  file.write(text);
  file.close();
  Source source;
  source.file = path.toStdString();
  source.className = name;
  std::vector<Message> messages;
  auto model = session.translate(source, messages);
  for (const Message& m : messages) qInfo("%s", m.toText().c_str());
  return model;
}

}  // namespace

// Every shape is found, belongs to the component that holds it, protected or not, and the world's gravity is known.
void SceneDescriptionTest::findsShapesWithTheirPart() {
  QTemporaryDir folder;
  Session session({});
  const auto model = translate(session, folder.path(), kModel, "P.M");
  QVERIFY(model);
  const SceneDescription scene = describeScene(model->variables());
  QCOMPARE(scene.shapes.size(), size_t(2));
  QCOMPARE(scene.shapes[1].name, std::string("part[2].shape"));
  QCOMPARE(scene.shapes[1].part, std::string("part[2]"));
  QCOMPARE(scene.shapes[1].type, std::string("cylinder"));
  QVERIFY(scene.world);
  QCOMPARE(scene.world->part, std::string("world"));
  QVERIFY(scene.arrows.empty());
  const std::vector<bool> used = variablesOf(scene, model->variables().size());
  QVERIFY(used[scene.shapes[0].frame.T[4]]);
  QVERIFY(used[scene.world->direction[2]]);
  // phi is none of the scene's variables.
  for (size_t k = 0; k < used.size(); ++k) QVERIFY(!(used[k] && model->variables()[k].name == "part[1].phi"));
}

// Place and matrix come out of the results at every time point, whatever the translation has eliminated.
void SceneDescriptionTest::readsMotionOfEliminatedVariables() {
  QTemporaryDir folder;
  Session session({});
  const auto model = translate(session, folder.path(), kModel, "P.M");
  QVERIFY(model);
  const SceneDescription scene = describeScene(model->variables());
  const auto store = model->makeStore();
  solve::Control control;
  std::vector<Message> messages;
  const auto result = model->run(model->defaultSettings(), {}, control, *store, messages);
  QCOMPARE(result.outcome, solve::Outcome::finished);
  QVERIFY(store->rowCount() > 100);
  const ShapeVariables& shape = scene.shapes[0];
  const auto value = [&store](VariableIndex index, uint64_t row) { return store->value(store->columns()[index], row); };
  for (uint64_t row = 0; row < store->rowCount(); ++row) {
    const double t = store->time(row);
    const double expected[9] = {std::cos(2 * t), std::sin(2 * t), 0, -std::sin(2 * t), std::cos(2 * t), 0, 0, 0, 1};
    for (size_t k = 0; k < 9; ++k) QVERIFY(std::abs(value(shape.frame.T[k], row) - expected[k]) < 1e-12);
    QVERIFY(std::abs(value(shape.frame.r[0], row) - 3 * t) < 1e-12);
    QCOMPARE(value(shape.length, row), 0.5);
    QCOMPARE(value(shape.color[0], row), 255.0);
  }
}

// Points and colours of a surface that waves come out of the results, protected as they are; one without colours of its
// own and matrices that belong to no surface are told apart.
void SceneDescriptionTest::readsSurfaces() {
  const char* const text = R"(
package P
  function wave
    input Integer nu, nv;
    input Boolean isColored;
    input Real t;
    output Real X[nu, nv], Y[nu, nv], Z[nu, nv];
    output Real C[if isColored then nu else 0, if isColored then nv else 0, 3];
  algorithm
    for i in 1:nu loop
      for j in 1:nv loop
        X[i, j] := i;
        Y[i, j] := 10*j;
        Z[i, j] := sin(i + j + t);
        if isColored then
          C[i, j, :] := {20*i, 20*j, 20*t};
        end if;
      end for;
    end for;
  end wave;
  model Surface
    Real T[3, 3] = [0, 1, 0; -1, 0, 0; 0, 0, 1];
    record Orientation
      Real T[3, 3];
    end Orientation;
    Orientation R(T = T);
    Real r_0[3] = {time, 2, 3};
    parameter Integer nu = 2, nv = 2;
    parameter Boolean isColored = false;
    parameter Boolean wireframe = false;
    Real color[3] = {1, 2, 3};
    Real specularCoefficient = 0.5;
    Real transparency = 0.25;
  protected
    Real X[nu, nv], Y[nu, nv], Z[nu, nv];
    Real C[if isColored then nu else 0, if isColored then nv else 0, 3];
  equation
    (X, Y, Z, C) = wave(nu, nv, isColored, time);
  end Surface;
  model Part
    Surface colored(nu = 3, nv = 4, isColored = true);
    Surface plain(wireframe = true);
    Real X[2, 2] = fill(time, 2, 2);
  end Part;
  model M
    Part part;
  end M;
end P;
)";
  QTemporaryDir folder;
  Session session({});
  const auto model = translate(session, folder.path(), text, "P.M");
  QVERIFY(model);
  const SceneDescription scene = describeScene(model->variables());
  QVERIFY(scene.shapes.empty() && !scene.isEmpty());
  QCOMPARE(scene.surfaces.size(), size_t(2));
  const SurfaceVariables &colored = scene.surfaces[0], &plain = scene.surfaces[1];
  QCOMPARE(colored.name, std::string("part.colored"));
  QCOMPARE(colored.part, std::string("part"));
  QCOMPARE(colored.rows, 3U);
  QCOMPARE(colored.columns, 4U);
  QCOMPARE(colored.colors.size(), size_t(12));
  QCOMPARE(plain.points[2].size(), size_t(4));
  QVERIFY(plain.colors.empty());
  const std::vector<bool> used = variablesOf(scene, model->variables().size());
  QVERIFY(used[colored.points[2][11]] && used[colored.colors[11][2]] && used[plain.wireframe]);
  const auto store = model->makeStore();
  solve::Control control;
  std::vector<Message> messages;
  QCOMPARE(model->run(model->defaultSettings(), {}, control, *store, messages).outcome, solve::Outcome::finished);
  const auto value = [&store](VariableIndex index, uint64_t row) { return store->value(store->columns()[index], row); };
  for (uint64_t row = 0; row < store->rowCount(); ++row) {
    const double t = store->time(row);
    for (int k = 0; k < 12; ++k) {
      const double i = 1 + k / 4, j = 1 + k % 4;
      const auto at = static_cast<size_t>(k);
      QCOMPARE(value(colored.points[0][at], row), i);
      QCOMPARE(value(colored.points[1][at], row), 10 * j);
      QVERIFY(std::abs(value(colored.points[2][at], row) - std::sin(i + j + t)) < 1e-12);
      QVERIFY(std::abs(value(colored.colors[at][2], row) - 20 * t) < 1e-12);
    }
    QCOMPARE(value(colored.frame.T[1], row), 1.0);
    QVERIFY(std::abs(value(colored.frame.r[0], row) - t) < 1e-12);
    QCOMPARE(value(plain.wireframe, row), 1.0);
    QCOMPARE(value(plain.transparency, row), 0.25);
  }
}

// A part with some of the names of a shape is none.
void SceneDescriptionTest::leavesOutWhatIsNoShape() {
  std::vector<program::Variable> variables;
  for (const char* name : {"a.shapeType", "a.r[1]", "a.r[2]", "a.r[3]", "a.length", "a.extra", "a.color[1]",
                           "shapeType", "b.R.T[4,1]", "b.R.T[1,1", "c[", "r[x]", "", "]", "d.r[9999999999999]"}) {
    variables.emplace_back().name = name;
  }
  const SceneDescription scene = describeScene(variables);
  QVERIFY(scene.isEmpty());
  QVERIFY(scene.frames.empty() && scene.bodies.empty() && !scene.world);
}

// A file beside the library is found by its modelica:// name; one that is not there is left out.
// Strokes of a letter are known as such where they stand beside an arrow; lines without an arrow are a drawing.
void SceneDescriptionTest::knowsLettersOfAxes() {
  std::vector<program::Variable> variables;
  const auto addShape = [&variables](const std::string& name) {
    const auto add = [&](const std::string& leaf) { variables.emplace_back().name = name + "." + leaf; };
    for (const char* leaf : {"shapeType", "length", "extra"}) add(leaf);
    for (int k = 1; k <= 3; ++k) {
      add("r[" + std::to_string(k) + "]"), add("color[" + std::to_string(k) + "]");
      for (int c = 1; c <= 3; ++c) add("R.T[" + std::to_string(k) + "," + std::to_string(c) + "]");
    }
  };
  for (const char* name : {"world.x_arrowLine", "world.x_label.cylinders[1]", "world.x_label.cylinders[2]",
                           "lines.x_label.cylinders[1]", "a.b[2].y_arrowLine", "a.b[2].y_label.cylinders[1]"})
    addShape(name);
  const SceneDescription scene = describeScene(variables);
  QStringList letters;
  for (const ShapeVariables& s : scene.shapes) letters << QString::fromStdString(s.letter);
  QCOMPARE(letters, (QStringList{"", "x", "x", "", "", "y"}));
}

void SceneDescriptionTest::findsFilesOfResources() {
  QTemporaryDir folder;
  QFile file(folder.filePath("part.stl"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("solid");
  file.close();
  const char* const text = R"(
package P
  model M
    parameter String here = "modelica://P/part.stl";
    parameter String gone = "modelica://P/none.stl";
    parameter String other = "modelica://Unknown/part.stl";
  end M;
end P;
)";
  Session session({});
  const auto model = translate(session, folder.path(), text, "P.M");
  QVERIFY(model);
  QCOMPARE(model->resourceFiles().size(), size_t(1));
  QVERIFY(QFile::exists(QString::fromStdString(model->resourceFiles().at("modelica://P/part.stl"))));
}

QTEST_GUILESS_MAIN(SceneDescriptionTest)
#include "scene_description_test.moc"
