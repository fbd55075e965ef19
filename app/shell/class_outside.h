// What changes outside of a class when it is edited by its drawing: names that are read there follow, in the diagram
// and in the texts of its other classes, wires go with a connector that is deleted and come back with it, and a
// sub-model of some of its parts is a class beside it.
#pragma once
#include <QString>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/document/change.h"
#include "engine/diagram/submodel.h"

namespace armature::app {

class ClassOutside {
 public:
  // `drawing`: of the class as its text says.
  ClassOutside(diagram::Document drawing, QString className)
      : drawing_(std::move(drawing)), className_(std::move(className)) {}

  // In the edit that is being done.
  void renamed(const std::string& before, const std::string& after) { renames_.push_back({before, after}); }
  void parametersChanged(const diagram::Document& drawing);
  void made(diagram::Submodel submodel) { submodel_ = std::move(submodel); }

  struct Following {
    Changes changes;                           // of the diagram that has the class
    std::string text;                          // of the class, with the names that have followed
    std::optional<diagram::Document> drawing;  // the former one with the new names; nothing where none has followed
    QString step;                              // what the step of undo is called; empty: the class alone is changed
    QString words;                             // to be said; may be empty
  };
  // When the edit is over: what follows new names. `position`: of the class among those of `owner`. Failure D035 where
  // they cannot be followed: a text that may have such a name has a mistake, or the new one is something else there, or
  // another class says something of a part that has gone into a sub-model.
  Result<Following> follow(const diagram::Document& owner, size_t position) const;
  // The edit stays: `drawing` is the class by now. Adds what happens to wires outside.
  void take(const diagram::Document& drawing, const diagram::Document& owner, size_t position, Following& followed);
  // The edit is undone.
  void forget() {
    renames_.clear();
    submodel_.reset();
  }

 private:
  struct Names {
    std::string before, after;
  };
  Result<void> followSubmodel(diagram::Document& outside, size_t position, Changes& changes) const;
  void loseWires(const diagram::Document& drawing, diagram::Document& outside, size_t position, Following& followed);
  void findWires(const diagram::Document& drawing, diagram::Document& outside, Following& followed);

  diagram::Document drawing_;
  QString className_;
  std::vector<Names> renames_;
  std::optional<diagram::Submodel> submodel_;
  std::map<std::string, std::vector<diagram::ConnectionItem>> lost_;  // by the connector that they went with
};

}  // namespace armature::app
