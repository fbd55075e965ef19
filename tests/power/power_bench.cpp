#include "tests/power/power_bench.h"

#include <QDirIterator>
#include <QtTest>

namespace armature::test {

using namespace armature::app;

namespace {

std::unique_ptr<Engine> makeEngine() {
  return makeFacadeEngine({ARMATURE_SOURCE_DIR "/palette"});
}

}  // namespace

PowerBench::PowerBench()
    : engine(makeEngine), catalog(engine), checker(document, engine), run(document, checker), direct_(makeEngine()) {}

bool PowerBench::simulate(diagram::Document values) {
  reason_.clear();
  document.reset(std::move(values), {});
  run.start();
  const auto isOver = [&] { return run.state() == RunState::done || run.state() == RunState::stopped; };
  if (!QTest::qWaitFor(isOver, 120000)) reason_ = "no end";
  if (run.state() == RunState::done) return true;
  for (const Message& message : run.messages()) reason_ += QString::fromStdString(message.toText()) + "\n";
  return false;
}

bool PowerBench::simulateFile(const QString& path) {
  auto loaded = diagram::load(path.toStdString());
  if (!loaded) {
    reason_ = QString::fromStdString(loaded.reason().message);
    return false;
  }
  return simulate(loaded.take());
}

std::shared_ptr<const ClassInfo> PowerBench::classOf(const std::string& name) {
  for (ClassInfo& own : direct_->classesOf(document.values()))
    if (own.name == name) return std::make_shared<const ClassInfo>(std::move(own));
  const ClassInfo* info = direct_->classInfo(name);
  return info ? std::make_shared<const ClassInfo>(*info) : nullptr;
}

std::unique_ptr<Powers> PowerBench::powers(const EnergyTable& table) {
  return std::make_unique<Powers>(PowerSources{
      document.values(), {}, run.store(), [this](const std::string& name) { return classOf(name); }, table});
}

void PowerBench::addClass(const std::string& name, int depth, QSet<QString>& found) {
  constexpr int kDeepest = 6;
  const QString text = QString::fromStdString(name);
  if (depth > kDeepest || found.contains(text)) return;
  found.insert(text);
  const auto info = classOf(name);
  if (!info) return;
  for (const std::string& base : info->bases) addClass(base, depth + 1, found);
  for (const PartInfo& part : info->parts) addClass(part.type, depth + 1, found);
}

QSet<QString> PowerBench::classes() {
  QSet<QString> found;
  for (const diagram::ComponentItem& part : document.values().components) addClass(part.className, 0, found);
  return found;
}

double PowerBench::value(const std::string& name, uint64_t row) const {
  const int64_t column = store().find(name);
  return column < 0 ? std::nan("") : store().value(store().columns()[static_cast<size_t>(column)], row);
}

QStringList exampleFiles() {
  QStringList files;
  QDirIterator it(ARMATURE_SOURCE_DIR "/resources/examples", {"*.armature.json"}, QDir::Files,
                  QDirIterator::Subdirectories);
  while (it.hasNext()) files << it.next();
  files.sort();
  return files;
}

double shareOf(const Powers& powers, const std::vector<double>& values, const std::string& part, EnergyKind kind,
               const std::string& form) {
  double sum = 0;
  for (size_t k = 0; k < powers.shares().size(); ++k) {
    const EnergyShare& share = powers.shares()[k];
    if (share.part == part && share.kind == kind && (form.empty() || share.form == form)) sum += values[k];
  }
  return sum;
}

std::vector<double> integrals(const Powers& powers) {
  std::vector<double> sums(powers.shares().size()), before, values;
  const auto& store = powers.store();
  for (uint64_t row = 0; row < store.rowCount(); ++row) {
    powers.read(row, values);
    for (size_t k = 0; row > 0 && k < sums.size(); ++k)
      sums[k] += (store.time(row) - store.time(row - 1)) * (values[k] + before[k]) / 2;
    before = values;
  }
  return sums;
}

}  // namespace armature::test
