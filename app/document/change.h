// The smallest differences between two states of a diagram, each with both of its sides, so that applying one backwards
// restores the former state exactly (every order and every unknown member included). A command is a list of them.
#pragma once
#include <optional>
#include <variant>
#include <vector>

#include "engine/diagram/document.h"

namespace armature::app {

// A part appears at an index of the list; backwards: disappears. `isRemoval` swaps the two.
struct PartChange {
  int index = 0;
  diagram::ComponentItem item;
  bool isRemoval = false;
};

struct PlacementChange {
  int index = 0;
  diagram::Placement before, after;
};

struct PartNameChange {
  int index = 0;
  std::string before, after;
};

// Unknown members of a part (label offset, disabled …).
struct PartExtraChange {
  int index = 0;
  diagram::JsonValue before{}, after{};
};

// Modelica text that decides whether a part is there at all; "false" is a part that is switched off.
struct ConditionChange {
  int index = 0;
  std::string before, after;
};

// A modifier at a position of its part's list: absent before = inserted there, absent after = taken away.
struct ModifierChange {
  int part = 0;
  int position = 0;
  std::optional<diagram::Modifier> before, after;
};

struct ConnectionChange {
  int index = 0;
  diagram::ConnectionItem item;
  bool isRemoval = false;
};

struct EndsChange {
  int index = 0;
  std::string fromBefore, toBefore, fromAfter, toAfter;
};

struct RouteChange {
  int index = 0;
  std::vector<diagram::Point> before, after;
};

// A parameter of the diagram itself; absent sides as for modifiers.
struct ParameterChange {
  int position = 0;
  std::optional<diagram::ParameterItem> before, after;
};

struct TextChange {
  enum class Member { name, title, description, declarations } member = Member::title;
  std::string before, after;
};

// The text of one of the diagram's own classes; absent sides as for modifiers.
struct ClassChange {
  int position = 0;
  std::optional<std::string> before, after;
};

struct ExperimentChange {
  diagram::Experiment before, after;
};

// One plot definition; absent sides as for modifiers.
struct PlotChange {
  int position = 0;
  std::optional<diagram::JsonValue> before, after;
};

// The whole list of controls on the diagram's panel.
struct ControlsChange {
  diagram::JsonValue before{}, after{};
};

// An entry of the list of notes (engine/diagram/note_list.h); absent sides as for modifiers. `makesList`: there was no
// list before it, and undoing it takes the list away.
struct NoteChange {
  int position = 0;
  std::optional<diagram::JsonValue> before, after;
  bool makesList = false;
};

// Where a note lies, without its text and pictures.
struct NotePlaceChange {
  int position = 0;
  diagram::JsonValue before{}, after{};
};

// A member of the class at a position is called otherwise from here on: it changes nothing itself, but is told to those
// who have the class from a library (OpenDocument::memberRenamed). `after` is a path where a part has gone into one
// that is new in the class; this then stands before the change of the class's text.
struct MemberRenaming {
  int position = 0;
  std::string before, after;
};

using Change =
    std::variant<PartChange, PlacementChange, PartNameChange, PartExtraChange, ModifierChange, ConnectionChange,
                 EndsChange, RouteChange, ParameterChange, TextChange, ExperimentChange, PlotChange, ClassChange,
                 ConditionChange, ControlsChange, NoteChange, NotePlaceChange, MemberRenaming>;
using Changes = std::vector<Change>;

// The controls on the panel of a diagram (member `controls` of its file), an empty list where it has none.
diagram::Json controlsOf(const diagram::Document& values);

// Applies a change to plain values, forwards or backwards. The change must fit the values (ENSUREd).
void apply(const Change& change, bool forward, diagram::Document& values);

// Whether the engine has to look at the model again after it (placement, routes, plots and titles have no meaning).
bool changesMeaning(const Change& change);

}  // namespace armature::app
