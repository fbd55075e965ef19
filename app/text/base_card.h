// The card below the button of new parts: a field to search in, and the partial classes of the libraries and of the
// diagram, of which a part of one's own can be made. It fills as the libraries are read.
#pragma once
#include <QTimer>

#include "app/look/search_card.h"
#include "app/text/base_classes.h"

namespace armature::app {

class BaseCard : public SearchCard {
  Q_OBJECT
 public:
  // The card is a child of `window`; it goes when it is closed. `inUse`: names of classes that tell which libraries are
  // expected most.
  BaseCard(QWidget* window, Catalog& catalog, const QStringList& inUse);
  // Opens below a button.
  void openAt(const QWidget& button);

 Q_SIGNALS:
  void chosen(const ClassPtr& base);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void search() override;
  void take() override;
  QList<ClassPtr> found();

  Catalog& catalog_;
  BaseClasses bases_;
  QStringList inUse_;
  QList<ClassPtr> shown_;  // by row
  QTimer wait_;            // packages arrive one after the other
};

}  // namespace armature::app
