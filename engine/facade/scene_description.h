// What a model shows in space: which of its variables give the place, the size and the colour of each shape, surface,
// arrow, frame and body. Found by the names that the visualizers of package MultiBody declare, so that the library of
// this project, the standard library and a person's own visualizers are all seen; nothing about a class's name is
// assumed. Indices are those of the list that was searched, which are the columns of a store with the same variables.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/program/program.h"

namespace armature {

// Index of a variable; kNoVariable where the model has none (then its default applies).
using VariableIndex = uint32_t;
inline constexpr VariableIndex kNoVariable = program::kNone;
using VectorVariables = std::array<VariableIndex, 3>;

// A coordinate system: the origin's place in the world [m] and the matrix T that turns a vector of the world into it,
// v_frame = T v_world.
struct FrameVariables {
  std::array<VariableIndex, 9> T{};  // (3 x 3), row by row
  VectorVariables r{};               // (3) [m]
};

// An instance of Visualizers.Advanced.Shape or of anything with the same variables.
struct ShapeVariables {
  std::string name;  // full instance name, e.g. boxBody1.frameTranslation.shape
  std::string part;  // the component of the model that it belongs to, e.g. boxBody1
  std::string type;  // box, sphere, cylinder, pipecylinder, cone, pipe, beam, gearwheel, spring, or a file's name
  FrameVariables frame;
  VectorVariables origin{};                                                       // r_shape [m], in the frame
  VectorVariables lengthDirection{};                                              // in the frame
  VectorVariables widthDirection{};                                               // in the frame
  VariableIndex length = kNoVariable, width = kNoVariable, height = kNoVariable;  // [m]
  VariableIndex extra = kNoVariable;
  VectorVariables color{};  // (3) 0 … 255
  VariableIndex specular = kNoVariable;
  // Of a stroke of the letter beside an axis that is drawn as an arrow: that letter; empty for all other shapes.
  std::string letter;
};

// An instance of Visualizers.Advanced.Surface or of anything with the same variables: rows x columns points, neighbours
// joined by facets.
struct SurfaceVariables {
  std::string name, part;
  FrameVariables frame;
  uint32_t rows = 0, columns = 0;                    // at least 2 each
  std::array<std::vector<VariableIndex>, 3> points;  // X, Y, Z [m] in the frame, each (rows x columns), row by row
  std::vector<VectorVariables> colors;               // of the points, 0 … 255; empty where all have `color`
  VectorVariables color{};                           // (3) 0 … 255
  VariableIndex wireframe = kNoVariable, transparency = kNoVariable, specular = kNoVariable;
};

// An arrow for a vector whose length is not a length in space (Visualizers.Advanced.Vector).
struct ArrowVariables {
  std::string name, part;
  FrameVariables frame;
  VectorVariables coordinates{};
  VectorVariables color{};
  VariableIndex quantity = kNoVariable;  // 1 force, 2 torque, … 7 relative position
  VariableIndex headAtOrigin = kNoVariable;
  VariableIndex twoHeaded = kNoVariable;
};

// A frame connector with its cut force [N] and torque [N.m], resolved in the frame; they act on the part.
struct ConnectorFrame {
  std::string name, part;
  FrameVariables frame;
  VectorVariables force{}, torque{};
};

// A mass in space: centre of mass r_CM [m] and inertia tensor about it [kg.m2], both in its frame.
struct BodyVariables {
  std::string name, part;
  FrameVariables frame;
  VectorVariables centre{};
  VariableIndex mass = kNoVariable;
  std::array<VariableIndex, 9> inertia{};  // (3 x 3), kNoVariable for a point mass
};

struct WorldVariables {
  std::string part;
  VariableIndex gravityType = kNoVariable;  // 1 none, 2 uniform, 3 point
  VariableIndex g = kNoVariable;            // [m/s2]
  VectorVariables direction{};              // of uniform gravity
};

struct SceneDescription {
  std::vector<ShapeVariables> shapes;
  std::vector<SurfaceVariables> surfaces;
  std::vector<ArrowVariables> arrows;
  std::vector<ConnectorFrame> frames;  // in the order of the variables
  std::vector<BodyVariables> bodies;   // innermost ones only: a BodyBox is seen as the Body in it
  std::optional<WorldVariables> world;

  bool isEmpty() const { return shapes.empty() && surfaces.empty() && arrows.empty(); }
};

// Linear in the number of variables.
SceneDescription describeScene(const std::vector<program::Variable>& variables);
// Marks the variables that a scene reads: of all others a store need keep nothing.
std::vector<bool> variablesOf(const SceneDescription& scene, size_t variableCount);

}  // namespace armature
