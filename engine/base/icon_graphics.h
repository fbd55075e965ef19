// The enumerations of graphical annotations and their literals (specification 3.6, section 18.6), in one place for what
// reads them, what writes them and what offers them to a person.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace armature {

enum class LinePattern : uint8_t { none, solid, dash, dot, dashDot, dashDotDot };
enum class FillPattern : uint8_t {
  none,
  solid,
  horizontal,
  vertical,
  cross,
  forward,
  backward,
  crossDiagonal,
  horizontalCylinder,
  verticalCylinder,
  sphere
};
enum class BorderPattern : uint8_t { none, raised, sunken, engraved };
enum class Smooth : uint8_t { none, bezier };
enum class ArrowHead : uint8_t { none, open, filled, half };
enum class TextAlignment : uint8_t { left, center, right };
enum class EllipseClosure : uint8_t { none, chord, radial, automatic };

// The name of the enumeration in Modelica and its literals in the order of the C++ ones.
template <class Enum>
struct GraphicLiterals;

template <>
struct GraphicLiterals<LinePattern> {
  static constexpr std::string_view name = "LinePattern";
  static constexpr std::array<std::string_view, 6> all = {"None", "Solid", "Dash", "Dot", "DashDot", "DashDotDot"};
};
template <>
struct GraphicLiterals<FillPattern> {
  static constexpr std::string_view name = "FillPattern";
  static constexpr std::array<std::string_view, 11> all = {
      "None",     "Solid",     "Horizontal",         "Vertical",         "Cross", "Forward",
      "Backward", "CrossDiag", "HorizontalCylinder", "VerticalCylinder", "Sphere"};
};
template <>
struct GraphicLiterals<BorderPattern> {
  static constexpr std::string_view name = "BorderPattern";
  static constexpr std::array<std::string_view, 4> all = {"None", "Raised", "Sunken", "Engraved"};
};
template <>
struct GraphicLiterals<Smooth> {
  static constexpr std::string_view name = "Smooth";
  static constexpr std::array<std::string_view, 2> all = {"None", "Bezier"};
};
template <>
struct GraphicLiterals<ArrowHead> {
  static constexpr std::string_view name = "Arrow";
  static constexpr std::array<std::string_view, 4> all = {"None", "Open", "Filled", "Half"};
};
template <>
struct GraphicLiterals<TextAlignment> {
  static constexpr std::string_view name = "TextAlignment";
  static constexpr std::array<std::string_view, 3> all = {"Left", "Center", "Right"};
};
template <>
struct GraphicLiterals<EllipseClosure> {
  static constexpr std::string_view name = "EllipseClosure";
  static constexpr std::array<std::string_view, 4> all = {"None", "Chord", "Radial", "Automatic"};
};

template <class Enum>
constexpr std::string_view literalOf(Enum value) {
  return GraphicLiterals<Enum>::all[static_cast<size_t>(value)];
}

// The value of a literal's last name ("Solid"); nothing for one that the enumeration does not have.
template <class Enum>
constexpr std::optional<Enum> graphicLiteral(std::string_view name) {
  const auto& all = GraphicLiterals<Enum>::all;
  for (size_t k = 0; k < all.size(); ++k)
    if (all[k] == name) return static_cast<Enum>(k);
  return std::nullopt;
}

}  // namespace armature
