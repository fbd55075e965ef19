#include "app/shell/explanations.h"

#include <cmath>

namespace armature::app {

Explanations::Explanations(OpenDocument& document, Catalog& catalog, RunControl& run, PowerBook& book, QWidget& owner,
                           QObject* parent)
    : QObject(parent), document_(document), catalog_(catalog), run_(run), book_(book), owner_(owner) {}

ExplainSources Explanations::sources(double time) {
  return {document_.values(), [this](const QString& name) { return catalog_.find(name); },
          run_.store() ? Instant(run_.store(), std::isnan(time) ? run_.shownTime() : time) : Instant(),
          SignTable::shipped(), glasses_};
}

void Explanations::show(const QString& variable, double time, QPoint global) {
  if (card_) card_->close();
  card_ = new ExplainCard(&owner_);
  const ExplainSources from = sources(time);
  const Explanation explanation = explain(variable, from);
  if (!explanation.quadrantAt.isEmpty())
    card_->addQuadrants(book_, variable.section('.', 0, 0), explanation.quadrantAt, from.instant.time());
  card_->showFor(explanation, global);
}

void Explanations::showNow(const QString& variable, QPoint global) {
  show(variable, std::nan(""), global);
}

QList<std::pair<QString, QString>> Explanations::choicesOf(const QString& part) {
  const ExplainSources from = sources(std::nan(""));
  QList<std::pair<QString, QString>> choices;
  for (const QString& name : explainable(part, from)) {
    QString shown = name.section('.', 1);
    if (!from.instant.isEmpty()) {
      const results::Store& store = *from.instant.store();
      const int64_t column = store.find(name.toStdString());
      const bool isTurned = glasses_.turn(name);
      shown += " = " + withBadge(from.instant.text(column, largestOf(store, column), isTurned), glasses_, isTurned);
    }
    choices << std::pair{shown, name};
  }
  return choices;
}

}  // namespace armature::app
