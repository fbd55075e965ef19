// "Explain this number" of one page: whoever shows a value asks here, a card at the pointer answers.
#pragma once
#include <QObject>
#include <QPointer>

#include "app/document/open_document.h"
#include "app/teaching/explain_card.h"

namespace armature::app {

class PowerBook;

class Explanations : public QObject {
  Q_OBJECT
 public:
  // All must outlive this; `book` has the powers of the diagram, `owner` is the widget that the card belongs to.
  Explanations(OpenDocument& document, Catalog& catalog, RunControl& run, PowerBook& book, QWidget& owner,
               QObject* parent);

  // That numbers are shown through.
  void setGlasses(const Glasses& glasses) { glasses_ = glasses; }
  // Of a variable at a time [s]; not a number: at the instant that is shown.
  void show(const QString& variable, double time, QPoint global);
  void showNow(const QString& variable, QPoint global);
  // "f = −3.2 N": what can be explained of a part, with its variable's full name.
  QList<std::pair<QString, QString>> choicesOf(const QString& part);
  // The card on show, or null.
  ExplainCard* card() const { return card_; }

 private:
  ExplainSources sources(double time);

  OpenDocument& document_;
  Catalog& catalog_;
  RunControl& run_;
  PowerBook& book_;
  QWidget& owner_;
  Glasses glasses_;
  QPointer<ExplainCard> card_;
};

}  // namespace armature::app
