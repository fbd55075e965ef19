#include "app/run/run_book.h"

#include <algorithm>
#include <map>

namespace armature::app {

namespace {

constexpr size_t kMostUnkept = 8;                   // beside the newest: a list that one reads
constexpr uint64_t kMostBytes = uint64_t{1} << 29;  // of results that nobody has asked to keep

uint64_t bytesOf(const results::Store& store) {
  uint32_t series = 0;
  for (const results::Column& column : store.columns())
    if (!column.isConstant) series = std::max(series, column.source + 1);
  return store.rowCount() * (series + uint64_t{1}) * sizeof(double);
}

std::map<std::string, std::string> valuesOf(const diagram::Document& document) {
  std::map<std::string, std::string> values;
  for (const diagram::ParameterItem& parameter : document.parameters) values[parameter.name] = parameter.value;
  for (const diagram::ComponentItem& part : document.components)
    for (const diagram::Modifier& modifier : part.modifiers) values[part.name + "." + modifier.name] = modifier.value;
  const auto number = [](double value) { return QString::number(value, 'g', 10).toStdString(); };
  values[QObject::tr("stop time").toStdString()] = number(document.experiment.stopTime);
  values[QObject::tr("tolerance").toStdString()] = number(document.experiment.tolerance);
  values[QObject::tr("method").toStdString()] = nameOf(document.experiment.method);
  if (document.experiment.step > 0) values[QObject::tr("step").toStdString()] = number(document.experiment.step);
  return values;
}

// How many of one list are not in the other.
template <class Item, class Key>
int others(const std::vector<Item>& list, const std::vector<Item>& other, Key key) {
  std::set<std::string> known;
  for (const Item& item : other) known.insert(key(item));
  return static_cast<int>(std::ranges::count_if(list, [&](const Item& item) { return !known.contains(key(item)); }));
}

}  // namespace

QString KeptRun::title() const {
  return name.isEmpty() ? QObject::tr("Run %1").arg(number) : name;
}

KeptRun* RunBook::at(int number) {
  const auto it = std::ranges::find(runs_, number, &KeptRun::number);
  return it == runs_.end() ? nullptr : &*it;
}

const KeptRun* RunBook::find(int number) const {
  const auto it = std::ranges::find(runs_, number, &KeptRun::number);
  return it == runs_.end() ? nullptr : &*it;
}

const KeptRun* RunBook::newest() const {
  const auto it = std::find_if(runs_.rbegin(), runs_.rend(), [](const KeptRun& run) { return !run.isForeign(); });
  return it == runs_.rend() ? nullptr : &*it;
}

void RunBook::add(KeptRun run) {
  if (run.isFollowed && !runs_.empty() && runs_.back().isFollowed && !runs_.back().isKept) {
    run.number = runs_.back().number;
    runs_.pop_back();
  } else {
    run.number = ++last_;
  }
  const bool isCompared = run.isCompared;  // as the results of a file are
  runs_.push_back(std::move(run));
  makeRoom();
  Q_EMIT changed();
  if (isCompared) Q_EMIT comparisonChanged();
}

// The newest run and the one before it stay in any case.
void RunBook::makeRoom() {
  const auto isFree = [this](const KeptRun& run) {
    return !run.isKept && &run != &runs_.back() && (runs_.size() < 2 || &run != &runs_[runs_.size() - 2]);
  };
  for (;;) {
    size_t count = 0;
    uint64_t bytes = 0;
    const KeptRun* oldest = nullptr;
    for (const KeptRun& run : runs_) {
      if (!isFree(run)) continue;
      ++count;
      bytes += bytesOf(*run.store);
      if (!oldest) oldest = &run;
    }
    if (!oldest || (count <= kMostUnkept && bytes <= kMostBytes)) return;
    runs_.erase(runs_.begin() + (oldest - runs_.data()));
  }
}

void RunBook::clear() {
  runs_.clear();
  last_ = 0;
  Q_EMIT changed();
}

void RunBook::rename(int number, const QString& name) {
  KeptRun* const run = at(number);
  if (!run || run->name == name.trimmed()) return;
  run->name = name.trimmed();
  run->isKept = run->isKept || !run->name.isEmpty();  // what has a name is meant to stay
  Q_EMIT changed();
  Q_EMIT comparisonChanged();
}

void RunBook::annotate(int number, const QString& note) {
  KeptRun* const run = at(number);
  if (!run || run->note == note.trimmed()) return;
  run->note = note.trimmed();
  run->isKept = run->isKept || !run->note.isEmpty();
  Q_EMIT changed();
}

void RunBook::setKept(int number, bool isKept) {
  KeptRun* const run = at(number);
  if (!run || run->isKept == isKept) return;
  run->isKept = isKept;
  const bool wasCompared = std::exchange(run->isCompared, isKept && run->isCompared);
  Q_EMIT changed();
  if (wasCompared != run->isCompared) Q_EMIT comparisonChanged();
}

void RunBook::setCompared(int number, bool isCompared) {
  KeptRun* const run = at(number);
  if (!run || run->isCompared == isCompared) return;
  run->isCompared = isCompared;
  run->isKept = run->isKept || isCompared;
  Q_EMIT changed();
  Q_EMIT comparisonChanged();
}

bool RunBook::toggleReference() {
  if (runs_.empty()) return false;
  if (!isAnyCompared()) {
    setCompared(newest() ? newest()->number : runs_.back().number, true);
    return true;
  }
  std::vector<int> numbers;
  for (const KeptRun& run : runs_) numbers.push_back(run.number);
  for (const int number : numbers) setCompared(number, false);
  return true;
}

void RunBook::drop(int number) {
  const auto it = std::ranges::find(runs_, number, &KeptRun::number);
  if (it == runs_.end()) return;
  runs_.erase(it);
  Q_EMIT changed();
  Q_EMIT comparisonChanged();
}

bool RunBook::isAnyCompared() const {
  return std::ranges::any_of(runs_, &KeptRun::isCompared);
}

std::vector<ComparedRun> RunBook::comparedWith(const StorePtr& newest) const {
  std::vector<ComparedRun> list;
  for (const KeptRun& run : runs_)
    if (run.isCompared && run.store != newest) list.push_back({run.title(), run.store});
  if (!list.empty() || isAnyCompared()) return list;
  for (auto run = runs_.rbegin(); run != runs_.rend(); ++run)
    if (run->store != newest) return {{QObject::tr("before"), run->store}};
  return list;
}

void RunBook::setDifference(bool isDifference) {
  if (isDifference_ == isDifference) return;
  isDifference_ = isDifference;
  Q_EMIT comparisonChanged();
}

QStringList differencesOf(const diagram::Document& before, const diagram::Document& after,
                          const std::set<std::string>& told) {
  QStringList out;
  const auto old = valuesOf(before), now = valuesOf(after);
  const auto valueIn = [](const auto& values, const std::string& name) {
    const auto it = values.find(name);
    return it == values.end() ? QObject::tr("as in the library") : QString::fromStdString(it->second);
  };
  std::set<std::string> names;
  for (const auto& [name, value] : old) names.insert(name);
  for (const auto& [name, value] : now) names.insert(name);
  const auto isThere = [](const diagram::Document& document, const std::string& name) {
    const std::string part = name.substr(0, name.find('.'));
    return name.find('.') == std::string::npos ||
           std::ranges::any_of(document.components, [&](const auto& item) { return item.name == part; });
  };
  for (const std::string& name : names) {
    if (!isThere(before, name) || !isThere(after, name)) continue;  // counted with its part
    const QString text = QString::fromStdString(name);
    if (valueIn(old, name) != valueIn(now, name))
      out << QStringLiteral("%1 = %2 (%3)").arg(text, valueIn(now, name), valueIn(old, name));
    else if (told.contains(name))
      out << QObject::tr("%1 during the run").arg(text);
  }
  const auto part = [](const diagram::ComponentItem& item) { return item.name + " " + item.className; };
  const auto wire = [](const diagram::ConnectionItem& item) { return item.from + " " + item.to; };
  const int parts =
      others(before.components, after.components, part) + others(after.components, before.components, part);
  const int wires =
      others(before.connections, after.connections, wire) + others(after.connections, before.connections, wire);
  if (parts > 0) out << QObject::tr("other parts: %1").arg(parts);
  if (wires > 0) out << QObject::tr("other wires: %1").arg(wires);
  if (before.classes != after.classes || before.declarations != after.declarations)
    out << QObject::tr("text of one's own");
  return out;
}

}  // namespace armature::app
