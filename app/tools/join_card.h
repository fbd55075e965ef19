// Wires without a mouse: a card that lists which connectors of the selected parts could be joined, the nearest first;
// typing narrows the list, Enter draws the wire.
#pragma once
#include <vector>

#include "app/canvas/canvas_view.h"
#include "app/look/search_card.h"

namespace armature::app {

class JoinCard : public SearchCard {
  Q_OBJECT
 public:
  explicit JoinCard(CanvasView& view);
  // Opens beside the selected part; with several selected, only wires among them are offered. Does nothing without one.
  void open();

 private:
  struct Wire {
    std::string from, to;
    QString names;  // both ends in full, for the search
    QString words;  // as it is listed
    int group = 0;  // those of one connector
  };
  struct Pair {
    ConnectorRef from, to;
    double length;  // [unit]; joined ends count as farther
  };
  void search() override;
  void take() override;
  std::vector<Pair> pairs() const;
  void collect();

  CanvasView& view_;
  std::vector<Wire> wires_;
};

}  // namespace armature::app
