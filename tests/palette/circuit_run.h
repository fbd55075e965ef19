// Runs Modelica text of a test through the facade on the shipped palette and reads results by name and time.
#pragma once
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "engine/facade/session.h"
#include "palette_folder.h"

namespace armature::test {

// One run. `store` is null and `message` says why when the model could not be translated or the run stopped early.
struct CircuitRun {
  std::shared_ptr<results::Store> store;
  std::string message;
  solve::Statistics statistics;

  // Value of a variable at a time [s], right limit at an event; NaN when there is no such variable.
  double at(const std::string& name, double time) const {
    const int64_t column = store ? store->find(name) : -1;
    if (column < 0) return std::numeric_limits<double>::quiet_NaN();
    return store->valueAt(store->columns()[size_t(column)], time);
  }
};

// Simulates `model Test <text> end Test;` from 0 to `stopTime` [s] with a relative tolerance. `text` may use the short
// names below for the packages of the palette.
inline CircuitRun runCircuit(const std::string& text, double stopTime, double tolerance = 1e-9,
                             const std::string& readFolder = {}) {
  static const char* const kNames = R"(
    import B = Modelica.Electrical.Analog.Basic; import I = Modelica.Electrical.Analog.Ideal;
    import S = Modelica.Electrical.Analog.Sources; import N = Modelica.Electrical.Analog.Sensors;
    import C = Modelica.Electrical.Analog.Semiconductors; import Lines = Modelica.Electrical.Analog.Lines;
    import D = Modelica.Electrical.Digital; import L = Modelica.Electrical.Digital.Interfaces.Logic;
    import St = Modelica.Electrical.Digital.Interfaces.Strength;
    import Rot = Modelica.Mechanics.Rotational; import Tr = Modelica.Mechanics.Translational;
    import Heat = Modelica.Thermal.HeatTransfer; import Blk = Modelica.Blocks;
)";
  CircuitRun run;
  QTemporaryDir folder;
  const std::string file = folder.filePath("Test.mo").toStdString();
  QFile out(QString::fromStdString(file));
  if (!out.open(QIODevice::WriteOnly)) {
    run.message = "no temporary file";
    return run;
  }
  out.write(
      QByteArray::fromStdString(std::string("model Test \"circuit of a test\"") + kNames + text + "\nend Test;\n"));
  out.close();

  Session session({paletteFolder()});
  std::vector<Message> messages;
  Source source;
  source.file = file;
  source.className = "Test";
  if (!readFolder.empty()) source.readFolders = {readFolder};
  const auto model = session.translate(source, messages);
  solve::RunResult result;
  if (model) {
    solve::Settings settings = model->defaultSettings();
    settings.startTime = 0;
    settings.stopTime = stopTime;
    settings.interval = stopTime / 600;
    settings.tolerance = tolerance;
    solve::Control control;
    run.store = model->makeStore();
    result = model->run(settings, {}, control, *run.store, messages);
    run.statistics = result.statistics;
  }
  if (!model || result.outcome != solve::Outcome::finished) {
    run.store = nullptr;
    for (const Message& m : messages)
      if (m.severity == Severity::error) run.message += m.toText();
  }
  return run;
}

}  // namespace armature::test
