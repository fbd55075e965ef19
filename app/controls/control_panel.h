// The panel that a diagram is played with: sliders, knobs, switches, number fields and buttons, each for a parameter.
// It is kept with the diagram; without controls it is not there.
#pragma once
#include <QScrollArea>

#include "app/controls/control_card.h"
#include "app/controls/gamepad.h"

class QMenu;

namespace armature::app {

class FlowRow;

class ControlPanel : public QScrollArea {
  Q_OBJECT
 public:
  // All must outlive it.
  ControlPanel(OpenDocument& document, RunControl& run, Catalog& catalog, QWidget* parent = nullptr);
  // A control for a parameter by its full name, of a kind ("slider", "knob", "switch", "field", "button"), at the end.
  void add(const QString& parameter, const QString& kind);
  const std::vector<ControlCard*>& cards() const { return cards_; }
  // What moves the cards that have an axis or a button, while the panel is on show; watched as soon as one has.
  Gamepad& gamepad() { return gamepad_; }
  QSize sizeHint() const override;

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  // Keys that are meant for buttons and switches, wherever nobody types.
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void rebuild();
  void refresh();
  void openMenu(size_t at, QPoint global);
  void addGamepad(QMenu& menu, size_t at);
  void editRange(size_t at);
  void steer();
  void padPressed(int button, bool isDown);
  // Replaces the definition at a place; without one it goes.
  void put(size_t at, const std::optional<diagram::Json>& definition, const QString& text);
  PlayedParameter parameter(const QString& name) { return {document_, run_, catalog_, name}; }

  OpenDocument& document_;
  RunControl& run_;
  Catalog& catalog_;
  FlowRow* row_ = nullptr;
  std::vector<ControlCard*> cards_;
  std::vector<size_t> places_;  // of the cards in the document's list, where there may be others that cannot be read
  bool isListening_ = false;    // to keys
  Gamepad gamepad_;
  std::map<int, double> axes_;  // that have moved, until the next tick
  QTimer tick_;                 // a gamepad says more than one can see
};

}  // namespace armature::app
