// A parameter as a control sees it: a number with a unit and bounds, read from the document and written to it as a
// field of the inspector would. A run that goes on hears of it from the document.
#pragma once
#include <optional>

#include "app/document/open_document.h"
#include "app/look/display_unit.h"
#include "app/run/catalog.h"
#include "app/run/run_control.h"

namespace armature::app {

class PlayedParameter {
 public:
  // `name`: full, "spring.c" or that of a parameter of the diagram. All must outlive it.
  PlayedParameter(OpenDocument& document, RunControl& run, Catalog& catalog, QString name)
      : document_(document), run_(run), catalog_(catalog), name_(std::move(name)) {}

  const QString& name() const { return name_; }
  // Whether the document has such a part or parameter, and the model of the run, if there is one, that of the part.
  bool isThere() const;
  bool isBoolean() const { return type() == "Boolean"; }
  // What it is worth [its unit]; nothing for what is no plain number.
  std::optional<double> value() const;
  // Changes of equal `mergeId` are one step of undo.
  void set(double value, int mergeId);
  QString unit() const;
  DisplayUnit shown() const;
  // From its class, where it says so, else about its value [its unit].
  std::pair<double, double> usualRange() const;

 private:
  int parameterIndex() const;
  int partIndex() const;
  std::string type() const;
  // A value as the document has it: with twelve digits, whole for an Integer.
  std::string textOf(double value) const;
  // The description of its class, once that is known; null before and for what is deeper inside.
  const ParameterInfo* info() const;
  QString text() const;

  OpenDocument& document_;
  RunControl& run_;
  Catalog& catalog_;
  QString name_;
  mutable ClassPtr class_;
};

}  // namespace armature::app
