// What a gamepad does for a control: the panel's part that hears it, and the menu that chooses an axis or a button.
#include <QActionGroup>
#include <QMenu>

#include "app/controls/control_panel.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

void ControlPanel::steer() {
  const std::map<int, double> moved = std::exchange(axes_, {});
  if (!isVisible()) return;
  for (ControlCard* card : cards_)
    if (const auto axis = moved.find(card->axis()); axis != moved.end()) card->steer(axis->second);
}

void ControlPanel::padPressed(int button, bool isDown) {
  if (!isVisible() && isDown) return;  // another diagram is on show; what is held here is let go
  for (ControlCard* card : cards_)
    if (card->padButton() == button) card->press(isDown);
}

// Sliders and knobs have an axis, switches and buttons a button.
void ControlPanel::addGamepad(QMenu& menu, size_t at) {
  gamepad_.watch();
  const ControlCard& card = *cards_[at];
  const QString kind = card.kind();
  const bool isAxis = kind == "slider" || kind == "knob";
  const char* const member = isAxis ? "axis" : "padButton";
  const int chosen = isAxis ? card.axis() : card.padButton();
  QMenu* const choice = menu.addMenu(tr("Gamepad"));
  choice->setObjectName("gamepadMenu");
  QString state = gamepad_.problem();
  if (gamepad_.isThere())
    state = gamepad_.name();
  else if (state.isEmpty())
    state = tr("No gamepad is plugged in");
  choice->addAction(state)->setEnabled(false);
  choice->addSeparator();
  const Json definition = card.definition();
  const QString text =
      tr("Change the control of %1").arg(QString::fromStdString(definition["parameter"].get<std::string>()));
  auto* group = new QActionGroup(choice);
  const auto add = [&](const QString& words, int index) {
    QAction* const action = choice->addAction(words, this, [this, at, definition, member, index, text] {
      Json next = definition;
      if (index < 0)
        next.erase(member);
      else
        next[member] = index;
      put(at, next, text);
    });
    action->setCheckable(true);
    action->setChecked(index == chosen);
    group->addAction(action);
  };
  add(tr("None", "gamepad"), -1);
  // What is chosen is offered even where this gamepad has not so many.
  const int count = std::max(isAxis ? gamepad_.axisCount() : gamepad_.buttonCount(), chosen + 1);
  for (int index = 0; index < count; ++index)
    add(isAxis ? tr("Axis %1").arg(index + 1) : tr("Button %1").arg(index + 1), index);
  if (!isAxis || chosen < 0) return;
  choice->addSeparator();
  QAction* const turned = choice->addAction(tr("Inverted"), this, [this, at, definition, text](bool isOn) {
    Json next = definition;
    next["turned"] = isOn;
    put(at, next, text);
  });
  turned->setCheckable(true);
  turned->setChecked(definition.value("turned", Json(false)) == Json(true));
}

}  // namespace armature::app
