#include "app/teaching/note_values.h"

#include <cmath>

#include "app/canvas/canvas_view.h"
#include "app/canvas/note_painter.h"
#include "app/look/format.h"
#include "app/run/name_in_run.h"

namespace armature::app {

NoteValues::NoteValues(CanvasView& view, RunControl& run, QString path)
    : QObject(&view), run_(run), path_(std::move(path)) {
  view.notes().setValues([this] { return now(); });
  const auto repaint = [&view] {
    if (view.notes().haveVariables()) view.update();
  };
  connect(&run_, &RunControl::storeChanged, this, repaint);
  connect(&run_, &RunControl::progressed, this, repaint);
  connect(&run_, &RunControl::shownTimeChanged, this, repaint);
  // What is not in the run may be in the model by now.
  connect(&run_.checker(), &Checker::checked, this, [this, repaint] {
    entries_.clear();
    repaint();
  });
}

void NoteValues::setGlasses(const Glasses& glasses) {
  glasses_ = glasses;
  entries_.clear();
}

NoteLayout::ValueOf NoteValues::now() {
  const StorePtr store = run_.store() && run_.store()->rowCount() > 0 ? run_.store() : nullptr;
  if (store != store_) entries_.clear();
  store_ = store;
  if (!store) return {};
  return [this, instant = Instant(store, run_.shownTime())](const QString& variable) {
    return valueOf(variable, instant);
  };
}

const NoteValues::Entry& NoteValues::entryOf(const QString& variable) {
  const auto found = entries_.find(variable);
  if (found != entries_.end()) return found->second;
  const bool isDerivative = variable.startsWith("der(");
  const QString full = isDerivative ? "der(" + path_ + variable.mid(4) : path_ + variable;
  Entry entry;
  entry.column = store_->find(run_.nameInStore(full.toStdString()));
  if (entry.column >= 0) {
    entry.text = ColumnText(store_->columns()[static_cast<size_t>(entry.column)]);
    entry.isTurned = glasses_.turn(full);
  } else if (const NameInRun known = findInRun(run_, full.toStdString()); known == NameInRun::notInModel) {
    entry.problem = tr("%1: not in this model").arg(variable);
  } else if (known == NameInRun::notRecorded) {
    entry.problem = tr("%1: not recorded").arg(variable);
  }
  return entries_.emplace(variable, std::move(entry)).first->second;
}

NoteLayout::Value NoteValues::valueOf(const QString& variable, const Instant& instant) {
  if (variable == QLatin1String("time")) return {formatValue(instant.time(), QStringLiteral("s"))};
  const Entry& entry = entryOf(variable);
  if (entry.column < 0) return {entry.problem, true};
  const double value = instant.value(entry.column);
  if (!std::isfinite(value)) return {};
  return {withBadge(entry.text(entry.isTurned ? -value : value, largestOf(*store_, entry.column)), glasses_,
                    entry.isTurned)};
}

}  // namespace armature::app
