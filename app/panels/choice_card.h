// The card below the field of a replaceable part: a field to search in, and what fits, by name and library. It fills as
// the libraries answer; a class that it does not list can be typed in full.
#pragma once
#include "app/look/search_card.h"
#include "app/run/catalog.h"

namespace armature::app {

class ChoiceCard : public SearchCard {
  Q_OBJECT
 public:
  // One row.
  struct Choice {
    QString className;  // empty: the default
    QString arguments;
    QString text, detail;  // shown
  };
  // The card is a child of `window`; it goes when it is closed.
  ChoiceCard(QWidget* window, const ReplaceableInfo& info, Catalog& catalog, const diagram::Document& owner);
  // Opens below `field`, or above where there is more room, with a first text; `current` is marked.
  void openAt(const QWidget& field, const QString& text, const QString& current);

 Q_SIGNALS:
  // An empty class: the default. What was typed without a match comes as it is, with its parentheses.
  void chosen(const QString& className, const QString& arguments);

 protected:
  void hideEvent(QHideEvent* event) override;

 private:
  void ask(const diagram::Document& owner);
  void askLibraries(const diagram::Document& owner);
  void askOne(const std::string& library, size_t place, const diagram::Document& owner);
  void search() override;
  void take() override;
  void fitHeight();
  QList<Choice> found() const;

  ReplaceableInfo info_;
  Catalog& catalog_;
  QString current_;
  QList<Choice> proposed_;                 // by the declaration itself
  std::vector<Catalog::Fitting> fitting_;  // of the diagram's own classes, then by library
  int awaited_ = 0;                        // answers that have not come
  bool isAsked_ = false;
  bool isAbove_ = false;  // the field is below the card
};

}  // namespace armature::app
