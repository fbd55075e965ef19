// Values of the variables of one part, for its equations: those of a run at an instant, of parameters those of the
// model where there is no run, or what the diagram and the class say where there is no model either.
#pragma once
#include <QHash>
#include <QString>
#include <optional>

#include "app/look/glasses.h"
#include "app/run/run_control.h"
#include "engine/facade/class_equations.h"
#include "engine/facade/formula.h"

namespace armature::app {

class EquationValues {
 public:
  // What is known of a parameter without a model, by its name within the part: "10 N·m/rad".
  using Known = QHash<QString, QString>;

  // The parts of a run, or of a model where there is no run, that a path of a diagram means: "pipes[1].wall",
  // "pipes[2].wall" for "pipes.wall", in their order; the path itself where it has no array in it, none where neither
  // run nor model have the part. Linear in the variables.
  static QStringList partsOf(const QString& path, const StorePtr& store, const ModelPtr& model);
  // `path`: the part's full name, one of partsOf. Store and model may be null.
  void setSource(const QString& path, const StorePtr& store, const ModelPtr& model, Known known);
  void setGlasses(const Glasses& glasses) { glasses_ = glasses; }
  // The instant of the values [s]; nothing: the newest.
  void setTime(std::optional<double> time) { time_ = time; }
  bool hasRun() const { return store_ && store_->rowCount() > 0; }

  // The variables that a name of an equation means, by full names: one, or some elements of an array; none where run
  // and model have none.
  QStringList variablesOf(const EquationName& name) const;
  // Its value with unit; empty where none is known.
  QString valueText(const EquationName& name) const;
  // "angle of the shaft"; empty where none is known.
  QString description(const EquationName& name) const;
  // Whether the condition of a branch holds; nothing where that cannot be told.
  std::optional<bool> holds(const Formula& condition) const;

 private:
  QString fullName(const EquationName& name) const;
  std::optional<double> number(const std::string& fullName) const;
  QString textOf(const QString& fullName) const;

  QString path_;
  StorePtr store_;
  ModelPtr model_;
  Known known_;
  Glasses glasses_;
  std::optional<double> time_;
  QHash<QString, size_t> places_;         // of the part's variables in the store, or without one in the model
  QHash<QString, QStringList> elements_;  // of arrays, by full names without the last places, or without all
  std::vector<double> initial_;           // of the model without a run
};

}  // namespace armature::app
