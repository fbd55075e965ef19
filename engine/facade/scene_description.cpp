#include "engine/facade/scene_description.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace armature {
namespace {

// Names of the variables of interest below an instance.
enum Vector : uint8_t {
  vR,
  vR0,
  vShape,
  vLengthDirection,
  vWidthDirection,
  vColor,
  vCoordinates,
  vForce,
  vTorque,
  vCentre,
  vDirection,
  vectorCount
};
enum Scalar : uint8_t {
  sShapeType,
  sLength,
  sWidth,
  sHeight,
  sExtra,
  sSpecular,
  sQuantity,
  sHeadAtOrigin,
  sTwoHeaded,
  sMass,
  sGravityType,
  sG,
  sWireframe,
  sTransparency,
  scalarCount
};
enum Matrix : uint8_t { mT, mInertia, matrixCount };

template <class T, size_t n>
constexpr std::array<T, n> filled(T value) {
  std::array<T, n> all{};
  all.fill(value);
  return all;
}

// What is known of one instance.
struct Instance {
  std::string_view name;
  std::array<VectorVariables, vectorCount> vectors =
      filled<VectorVariables, vectorCount>({kNoVariable, kNoVariable, kNoVariable});
  std::array<std::array<VariableIndex, 9>, matrixCount> matrices =
      filled<std::array<VariableIndex, 9>, matrixCount>(filled<VariableIndex, 9>(kNoVariable));
  std::array<VariableIndex, scalarCount> scalars = filled<VariableIndex, scalarCount>(kNoVariable);

  bool has(Vector v) const {
    const auto& all = vectors[v];
    return std::none_of(all.begin(), all.end(), [](VariableIndex i) { return i == kNoVariable; });
  }
  bool has(Matrix m) const {
    const auto& all = matrices[m];
    return std::none_of(all.begin(), all.end(), [](VariableIndex i) { return i == kNoVariable; });
  }
  bool has(Scalar s) const { return scalars[s] != kNoVariable; }
};

const std::unordered_map<std::string_view, Vector> kVectors{{"r", vR},
                                                            {"r_0", vR0},
                                                            {"r_shape", vShape},
                                                            {"lengthDirection", vLengthDirection},
                                                            {"widthDirection", vWidthDirection},
                                                            {"color", vColor},
                                                            {"coordinates", vCoordinates},
                                                            {"f", vForce},
                                                            {"t", vTorque},
                                                            {"r_CM", vCentre},
                                                            {"n", vDirection}};
const std::unordered_map<std::string_view, Scalar> kScalars{{"shapeType", sShapeType},
                                                            {"length", sLength},
                                                            {"width", sWidth},
                                                            {"height", sHeight},
                                                            {"extra", sExtra},
                                                            {"specularCoefficient", sSpecular},
                                                            {"quantity", sQuantity},
                                                            {"headAtOrigin", sHeadAtOrigin},
                                                            {"twoHeadedArrow", sTwoHeaded},
                                                            {"m", sMass},
                                                            {"gravityType", sGravityType},
                                                            {"g", sG},
                                                            {"wireframe", sWireframe},
                                                            {"transparency", sTransparency}};
const std::unordered_map<std::string_view, Matrix> kMatrices{{"R.T", mT}, {"I", mInertia}};

// One to three indices in brackets at the end of a name, taken off it; 0 where there is none.
using Subscripts = std::array<int, 3>;
Subscripts takeSubscripts(std::string_view& name) {
  Subscripts subscripts{};
  if (name.empty() || name.back() != ']') return subscripts;
  const size_t open = name.rfind('[');
  if (open == std::string_view::npos) return subscripts;
  const char* at = name.data() + open + 1;
  const char* const end = name.data() + name.size() - 1;
  for (int& subscript : subscripts) {
    const auto read = std::from_chars(at, end, subscript);
    if (read.ec != std::errc() || (read.ptr != end && *read.ptr != ',')) return {};
    at = read.ptr + 1;
    if (read.ptr == end) break;
  }
  if (at != end + 1) return {};
  name = name.substr(0, open);
  return subscripts;
}

// The instance that a name belongs to and the rest of the name; "R.T" counts as one word.
std::pair<std::string_view, std::string_view> splitName(std::string_view name) {
  size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return {{}, name};
  if (name.substr(dot) == ".T" && dot > 2 && name.substr(dot - 2, 2) == ".R") dot -= 2;
  return {name.substr(0, dot), name.substr(dot + 1)};
}

std::string firstPart(std::string_view name) {
  // A dot inside brackets belongs to a subscript.
  int depth = 0;
  for (size_t k = 0; k < name.size(); ++k) {
    if (name[k] == '[') ++depth;
    if (name[k] == ']') --depth;
    if (name[k] == '.' && depth == 0) return std::string(name.substr(0, k));
  }
  return std::string(name);
}

class SceneSearch {
 public:
  explicit SceneSearch(const std::vector<program::Variable>& variables) : variables_(variables) {}

  SceneDescription search() {
    for (size_t k = 0; k < variables_.size(); ++k) note(static_cast<VariableIndex>(k));
    SceneDescription scene;
    for (const Instance& i : instances_) {
      addShape(i, scene);
      addSurface(i, scene);
      addArrow(i, scene);
      addFrame(i, scene);
      addBody(i, scene);
      if (!scene.world && i.has(sGravityType) && i.has(sG) && i.has(vDirection)) {
        scene.world =
            WorldVariables{std::string(i.name), i.scalars[sGravityType], i.scalars[sG], i.vectors[vDirection]};
      }
    }
    markLetters(scene.shapes);
    return scene;
  }

 private:
  // The world and frames put a letter of lines, x_label, at the tip of the arrow x_arrowLine. Lines that belong to no
  // arrow are a drawing.
  static void markLetters(std::vector<ShapeVariables>& shapes) {
    std::unordered_set<std::string_view> names;
    for (const ShapeVariables& s : shapes) names.insert(s.name);
    for (ShapeVariables& s : shapes) {
      const std::string_view owner = splitName(s.name).first;
      const auto [frame, label] = splitName(owner);
      const size_t end = label.find("_label");
      if (end == std::string_view::npos || end == 0 || end + 6 != label.size()) continue;
      const std::string letter(label.substr(0, end));
      if (names.count(std::string(frame) + "." + letter + "_arrowLine") > 0) s.letter = letter;
    }
  }
  void note(VariableIndex index) {
    std::string_view name = variables_[index].name;
    const auto [row, column, layer] = takeSubscripts(name);
    const auto [owner, leaf] = splitName(name);
    if (owner.empty()) return;
    if (column > 0 && leaf.size() == 1 && row > 0 && (layer > 0 ? leaf == "C" : leaf >= "X" && leaf <= "Z")) {
      Grid& grid = grids_[owner];
      const size_t field = layer > 0 ? 2 + static_cast<size_t>(layer) : static_cast<size_t>(leaf[0] - 'X');
      if (field < kFields) grid[field].push_back({row, column, index});
    } else if (layer > 0) {
      return;
    } else if (column > 0) {
      const auto found = kMatrices.find(leaf);
      if (found != kMatrices.end() && row >= 1 && row <= 3 && column <= 3)
        instance(owner).matrices[found->second][static_cast<size_t>(3 * (row - 1) + column - 1)] = index;
    } else if (row > 0) {
      const auto found = kVectors.find(leaf);
      if (found != kVectors.end() && row <= 3)
        instance(owner).vectors[found->second][static_cast<size_t>(row - 1)] = index;
    } else {
      const auto found = kScalars.find(leaf);
      if (found != kScalars.end()) instance(owner).scalars[found->second] = index;
    }
  }
  Instance& instance(std::string_view name) {
    const auto [place, isNew] = byName_.try_emplace(name, instances_.size());
    if (isNew) instances_.emplace_back().name = name;
    return instances_[place->second];
  }
  const Instance* find(const std::string& name) const {
    const auto found = byName_.find(name);
    return found == byName_.end() ? nullptr : &instances_[found->second];
  }

  void addShape(const Instance& i, SceneDescription& scene) const {
    if (!i.has(sShapeType) || !i.has(mT) || !i.has(vR) || !i.has(sLength) || !i.has(vColor) || !i.has(sExtra)) return;
    ShapeVariables shape;
    shape.name = i.name;
    shape.part = firstPart(i.name);
    shape.type = variables_[i.scalars[sShapeType]].text;
    shape.frame = {i.matrices[mT], i.vectors[vR]};
    shape.origin = i.vectors[vShape];
    shape.lengthDirection = i.vectors[vLengthDirection];
    shape.widthDirection = i.vectors[vWidthDirection];
    shape.length = i.scalars[sLength];
    shape.width = i.scalars[sWidth];
    shape.height = i.scalars[sHeight];
    shape.extra = i.scalars[sExtra];
    shape.color = i.vectors[vColor];
    shape.specular = i.scalars[sSpecular];
    scene.shapes.push_back(std::move(shape));
  }
  void addSurface(const Instance& i, SceneDescription& scene) const {
    if (!i.has(sWireframe) || !i.has(sTransparency) || !i.has(mT) || !i.has(vR0)) return;
    const auto found = grids_.find(i.name);
    if (found == grids_.end()) return;
    const Grid& grid = found->second;
    SurfaceVariables surface;
    for (const Entry& e : grid[0]) {
      surface.rows = std::max(surface.rows, static_cast<uint32_t>(e.row));
      surface.columns = std::max(surface.columns, static_cast<uint32_t>(e.column));
    }
    if (surface.rows < 2 || surface.columns < 2) return;
    std::array<std::vector<VariableIndex>, kFields> fields;
    for (size_t k = 0; k < kFields; ++k) fields[k] = filledField(grid[k], surface);
    if (fields[0].empty() || fields[1].empty() || fields[2].empty()) return;
    for (size_t k = 0; k < 3; ++k) surface.points[k] = std::move(fields[k]);
    if (!fields[3].empty() && !fields[4].empty() && !fields[5].empty()) {
      for (size_t k = 0; k < fields[3].size(); ++k)
        surface.colors.push_back({fields[3][k], fields[4][k], fields[5][k]});
    }
    surface.name = i.name;
    surface.part = firstPart(i.name);
    surface.frame = {i.matrices[mT], i.vectors[vR0]};
    surface.color = i.vectors[vColor];
    surface.wireframe = i.scalars[sWireframe];
    surface.transparency = i.scalars[sTransparency];
    surface.specular = i.scalars[sSpecular];
    scene.surfaces.push_back(std::move(surface));
  }
  void addArrow(const Instance& i, SceneDescription& scene) const {
    if (!i.has(vCoordinates) || !i.has(sQuantity) || !i.has(mT) || !i.has(vR)) return;
    scene.arrows.push_back({std::string(i.name),
                            firstPart(i.name),
                            {i.matrices[mT], i.vectors[vR]},
                            i.vectors[vCoordinates],
                            i.vectors[vColor],
                            i.scalars[sQuantity],
                            i.scalars[sHeadAtOrigin],
                            i.scalars[sTwoHeaded]});
  }
  void addFrame(const Instance& i, SceneDescription& scene) const {
    if (!i.has(vR0) || !i.has(mT) || !i.has(vForce) || !i.has(vTorque)) return;
    scene.frames.push_back({std::string(i.name),
                            firstPart(i.name),
                            {i.matrices[mT], i.vectors[vR0]},
                            i.vectors[vForce],
                            i.vectors[vTorque]});
  }
  void addBody(const Instance& i, SceneDescription& scene) const {
    if (!i.has(vCentre) || !i.has(sMass)) return;
    // The part that wraps a Body repeats its mass.
    const Instance* inner = find(std::string(i.name) + ".body");
    if (inner && inner->has(vCentre) && inner->has(sMass)) return;
    const Instance* frame = find(std::string(i.name) + ".frame_a");
    if (!frame || !frame->has(vR0) || !frame->has(mT)) return;
    scene.bodies.push_back({std::string(i.name),
                            firstPart(i.name),
                            {frame->matrices[mT], frame->vectors[vR0]},
                            i.vectors[vCentre],
                            i.scalars[sMass],
                            i.matrices[mInertia]});
  }

  // Elements of matrices X, Y, Z and of the three layers of an array C, below one instance.
  struct Entry {
    int row, column;
    VariableIndex index;
  };
  static constexpr size_t kFields = 6;
  using Grid = std::array<std::vector<Entry>, kFields>;
  // Row by row; empty unless every element is there.
  static std::vector<VariableIndex> filledField(const std::vector<Entry>& entries, const SurfaceVariables& size) {
    const size_t count = entries.size();
    if (count / size.columns != size.rows || count % size.columns != 0) return {};
    std::vector<VariableIndex> field(count, kNoVariable);
    for (const Entry& e : entries) {
      if (static_cast<uint32_t>(e.row) > size.rows || static_cast<uint32_t>(e.column) > size.columns) return {};
      field[static_cast<size_t>(e.row - 1) * size.columns + static_cast<size_t>(e.column - 1)] = e.index;
    }
    const bool isWhole = std::find(field.begin(), field.end(), kNoVariable) == field.end();
    return isWhole ? field : std::vector<VariableIndex>();
  }

  const std::vector<program::Variable>& variables_;
  std::vector<Instance> instances_;
  std::unordered_map<std::string_view, Grid> grids_;
  std::unordered_map<std::string_view, size_t> byName_;
};

}  // namespace

SceneDescription describeScene(const std::vector<program::Variable>& variables) {
  return SceneSearch(variables).search();
}

std::vector<bool> variablesOf(const SceneDescription& scene, size_t variableCount) {
  std::vector<bool> used(variableCount, false);
  const auto one = [&used](VariableIndex index) {
    if (index < used.size()) used[index] = true;
  };
  const auto many = [&one](const auto& indices) { std::for_each(indices.begin(), indices.end(), one); };
  const auto frame = [&many](const FrameVariables& f) { many(f.T), many(f.r); };
  for (const ShapeVariables& s : scene.shapes) {
    frame(s.frame);
    for (const VectorVariables& v : {s.origin, s.lengthDirection, s.widthDirection, s.color}) many(v);
    for (const VariableIndex v : {s.length, s.width, s.height, s.extra, s.specular}) one(v);
  }
  for (const SurfaceVariables& s : scene.surfaces) {
    frame(s.frame), many(s.color);
    for (const auto& coordinate : s.points) many(coordinate);
    for (const VectorVariables& color : s.colors) many(color);
    for (const VariableIndex v : {s.wireframe, s.transparency, s.specular}) one(v);
  }
  for (const ArrowVariables& a : scene.arrows) {
    frame(a.frame), many(a.coordinates), many(a.color), one(a.quantity), one(a.headAtOrigin), one(a.twoHeaded);
  }
  for (const ConnectorFrame& f : scene.frames) frame(f.frame), many(f.force), many(f.torque);
  for (const BodyVariables& b : scene.bodies) frame(b.frame), many(b.centre), one(b.mass), many(b.inertia);
  if (scene.world) one(scene.world->gravityType), one(scene.world->g), many(scene.world->direction);
  return used;
}

}  // namespace armature
