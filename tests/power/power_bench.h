// A diagram with its run and the powers of its parts, without any window.
#pragma once
#include <QHash>
#include <QSet>

#include "app/power/powers.h"
#include "app/run/catalog.h"
#include "app/run/run_control.h"

namespace armature::test {

class PowerBench {
 public:
  PowerBench();
  // Takes another diagram and simulates it; false (and `reason`) where that could not be done.
  bool simulate(diagram::Document document);
  bool simulateFile(const QString& path);
  const QString& reason() const { return reason_; }
  // All classes that the diagram's parts are of, extend, and are made of.
  QSet<QString> classes();
  std::shared_ptr<const ClassInfo> classOf(const std::string& name);
  // Of the run; with the insides of classes that the table does not know.
  std::unique_ptr<app::Powers> powers(const app::EnergyTable& table = app::EnergyTable::shipped());
  // Value of a variable in a row.
  double value(const std::string& name, uint64_t row) const;
  const results::Store& store() const { return *run.store(); }

  app::OpenDocument document;
  app::EngineThread engine;
  app::Catalog catalog;
  app::Checker checker;
  app::RunControl run;

 private:
  void addClass(const std::string& name, int depth, QSet<QString>& found);
  std::unique_ptr<app::Engine> direct_;
  QString reason_;
};

// All shipped examples, by their paths.
QStringList exampleFiles();
// What all shares of one kind and part add up to.
double shareOf(const app::Powers& powers, const std::vector<double>& values, const std::string& part,
               app::EnergyKind kind, const std::string& form = {});
// The integrals of the shares over all rows [J], by the trapezoidal rule.
std::vector<double> integrals(const app::Powers& powers);

}  // namespace armature::test
