#include "app/controls/control_panel.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>

#include "app/look/flow_row.h"
#include "app/look/format.h"
#include "engine/diagram/json.h"

namespace armature::app {

using diagram::Json;

namespace {
constexpr int kTick = 16;  // [ms] between two values that an axis gives
}

ControlPanel::ControlPanel(OpenDocument& document, RunControl& run, Catalog& catalog, QWidget* parent)
    : QScrollArea(parent), document_(document), run_(run), catalog_(catalog) {
  setObjectName("controlPanel");
  setAccessibleName(tr("Controls"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAcceptDrops(true);
  auto* body = new QWidget;
  row_ = new FlowRow(body);
  row_->setContentsMargins(4, 2, 4, 2);
  row_->setSpacing(0);
  setWidget(body);
  hide();
  connect(&document_, &OpenDocument::controlsChanged, this, &ControlPanel::rebuild);
  connect(&document_, &OpenDocument::wasReset, this, &ControlPanel::rebuild);
  connect(&document_, &OpenDocument::edited, this, &ControlPanel::refresh);
  connect(&catalog_, &Catalog::arrived, this, &ControlPanel::refresh);
  connect(&run_, &RunControl::finished, this, &ControlPanel::refresh);
  tick_.setSingleShot(true);
  tick_.setInterval(kTick);
  connect(&tick_, &QTimer::timeout, this, &ControlPanel::steer);
  connect(&gamepad_, &Gamepad::axisMoved, this, [this](int axis, double position) {
    axes_[axis] = position;
    if (!tick_.isActive()) tick_.start();
  });
  connect(&gamepad_, &Gamepad::buttonChanged, this, &ControlPanel::padPressed);
}

QSize ControlPanel::sizeHint() const {
  constexpr int kMostRows = 2;  // where there are more, the diagram keeps its room
  const int row = row_->sizeHint().height();
  return {200, std::clamp(widget()->minimumHeight(), row, kMostRows * row)};
}

void ControlPanel::add(const QString& parameter, const QString& kind) {
  const PlayedParameter played = this->parameter(parameter);
  if (!played.isThere()) return;
  Json definition{{"parameter", parameter.toStdString()}, {"kind", kind.toStdString()}};
  if (kind != "field") {
    const auto [low, high] = played.usualRange();
    definition["from"] = low;
    definition["to"] = high;
  }
  Json next = controlsOf(document_.values());
  next.push_back(definition);
  document_.setControls(next, tr("Put %1 on the panel").arg(parameter));
}

// Cards of the same parameter and kind stay: one of them may be in somebody's hand.
void ControlPanel::rebuild() {
  const Json wanted = controlsOf(document_.values());
  std::vector<ControlCard*> before = std::exchange(cards_, {});
  places_.clear();
  for (size_t place = 0; place < wanted.size(); ++place) {
    const Json& definition = wanted[place];
    if (!definition.is_object() || !definition.contains("parameter") || !definition["parameter"].is_string()) continue;
    const auto fits = [&](ControlCard* card) {
      return card && card->definition()["parameter"] == definition["parameter"] &&
             card->kind() == ControlCard::kindOf(definition);
    };
    const auto found = std::find_if(before.begin(), before.end(), fits);
    ControlCard* card = found == before.end() ? nullptr : std::exchange(*found, nullptr);
    if (card) {
      card->setDefinition(definition);
      row_->removeWidget(card);  // it stands in its order again
    } else {
      card = new ControlCard(parameter(QString::fromStdString(definition["parameter"].get<std::string>())), definition,
                             widget());
      connect(card, &ControlCard::menuWanted, this, [this, card](QPoint global) {
        const auto at = std::find(cards_.begin(), cards_.end(), card);
        if (at != cards_.end()) openMenu(static_cast<size_t>(at - cards_.begin()), global);
      });
    }
    row_->addWidget(card);
    card->show();
    cards_.push_back(card);
    places_.push_back(place);
  }
  for (ControlCard* card : before) {
    if (!card) continue;
    card->hide();
    card->deleteLater();
  }
  setVisible(!cards_.empty());
  updateGeometry();
  if (std::ranges::any_of(cards_, [](ControlCard* card) { return card->axis() >= 0 || card->padButton() >= 0; }))
    gamepad_.watch();
  const bool hasKeys = std::ranges::any_of(cards_, [](ControlCard* card) { return !card->key().isEmpty(); });
  if (hasKeys != isListening_) {
    isListening_ = hasKeys;
    if (hasKeys)
      qApp->installEventFilter(this);
    else
      qApp->removeEventFilter(this);
  }
}

void ControlPanel::refresh() {
  for (ControlCard* card : cards_) card->refresh();
}

void ControlPanel::put(size_t at, const std::optional<Json>& definition, const QString& text) {
  if (at >= places_.size()) return;
  Json next = controlsOf(document_.values());
  if (definition)
    next[places_[at]] = *definition;
  else
    next.erase(next.begin() + static_cast<ptrdiff_t>(places_[at]));
  document_.setControls(next, text);
}

void ControlPanel::openMenu(size_t at, QPoint global) {
  const Json definition = cards_[at]->definition();
  const QString name = QString::fromStdString(definition["parameter"].get<std::string>());
  QMenu menu(this);
  menu.setObjectName("controlMenu");
  const std::pair<QString, const char*> kinds[] = {{tr("Slider"), "slider"},
                                                   {tr("Knob"), "knob"},
                                                   {tr("Number field"), "field"},
                                                   {tr("Switch"), "switch"},
                                                   {tr("Button"), "button"}};
  for (const auto& [text, kind] : kinds) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(cards_[at]->kind() == kind);
    connect(action, &QAction::triggered, this, [this, at, definition, name, kind = kind] {
      Json next = definition;
      next["kind"] = kind;
      put(at, next, tr("Change the control of %1").arg(name));
    });
  }
  menu.addSeparator();
  menu.addAction(tr("Range and name…"), this, [this, at] { editRange(at); });
  if (cards_[at]->kind() != "field") addGamepad(menu, at);
  const auto exchange = [&](const QString& text, size_t with) {
    QAction* action = menu.addAction(text, this, [this, at, with] {
      if (at >= places_.size() || with >= places_.size()) return;
      Json next = controlsOf(document_.values());
      std::swap(next[places_[at]], next[places_[with]]);
      document_.setControls(next, tr("Move a control"));
    });
    action->setEnabled(with < cards_.size());
  };
  exchange(tr("Move to the left"), at - 1);  // wraps round to far beyond the end
  exchange(tr("Move to the right"), at + 1);
  menu.addSeparator();
  menu.addAction(tr("Remove"), this,
                 [this, at, name] { put(at, std::nullopt, tr("Remove the control of %1").arg(name)); });
  menu.exec(global);
}

void ControlPanel::editRange(size_t at) {
  if (at >= cards_.size()) return;
  const Json definition = cards_[at]->definition();
  const QString name = QString::fromStdString(definition["parameter"].get<std::string>());
  const PlayedParameter played = parameter(name);
  const DisplayUnit shown = played.shown();
  QDialog dialog(this);
  dialog.setObjectName("controlDialog");
  dialog.setWindowTitle(tr("Control of %1").arg(name));
  auto* form = new QFormLayout(&dialog);
  form->setContentsMargins(16, 16, 16, 16);
  form->setSpacing(8);
  const auto field = [&](const QString& label, const QString& text, const char* objectName) {
    auto* made = new QLineEdit(text, &dialog);
    made->setMinimumWidth(260);  // what a key is called is read whole
    made->setObjectName(objectName);
    form->addRow(label, made);
    return made;
  };
  const auto numberText = [&](const char* member) {
    const auto found = definition.find(member);
    const bool isNumber = found != definition.end() && found->is_number();
    return isNumber ? fieldText(QString::number(found->get<double>(), 'g', 12), shown) : QString();
  };
  const auto wordText = [&](const char* member) {
    const auto found = definition.find(member);
    return found != definition.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                           : QString();
  };
  const QString unit = prettyUnit(shown.unit);
  const auto withUnit = [&](const QString& label) { return unit.isEmpty() ? label : label + " [" + unit + "]"; };
  auto* from = field(withUnit(tr("From")), numberText("from"), "controlFrom");
  auto* to = field(withUnit(tr("To")), numberText("to"), "controlTo");
  auto* label = field(tr("Name on the panel"), wordText("label"), "controlLabel");
  auto* key = field(tr("Key"), QKeySequence(wordText("key")).toString(QKeySequence::NativeText), "controlKey");
  key->setPlaceholderText(tr("such as %1 or B").arg(QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText)));
  QLineEdit* dead = nullptr;
  if (definition.contains("axis"))
    dead = field(tr("Dead zone of the axis [%]"), formatNumber(100 * cards_[at]->deadZone(), 3), "controlDeadZone");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  form->addRow(buttons);
  connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  if (dialog.exec() != QDialog::Accepted) return;
  Json next = definition;
  for (const auto& [edit, member] : {std::pair(from, "from"), std::pair(to, "to")}) {
    bool isNumber = false;
    const auto entered = enteredValue(edit->text(), played.unit(), shown);
    const double value = entered ? entered->toDouble(&isNumber) : 0;
    if (isNumber) next[member] = value;
  }
  if (dead) {
    bool isNumber = false;
    const double percent = withPoint(dead->text()).toDouble(&isNumber);
    if (isNumber && percent >= 0 && percent < 95) next["deadZone"] = percent / 100;
  }
  // Keys are written in the person's language, and kept in no language.
  const QString pressed = key->text().trimmed();
  const QString kept = QKeySequence(pressed, QKeySequence::NativeText).toString(QKeySequence::PortableText);
  for (const auto& [text, member] :
       {std::pair(label->text().trimmed(), "label"), std::pair(kept.isEmpty() ? pressed : kept, "key")}) {
    if (text.isEmpty())
      next.erase(member);
    else
      next[member] = text.toStdString();
  }
  put(at, next, tr("Change the control of %1").arg(name));
}

void ControlPanel::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(kVariableMime)) event->acceptProposedAction();
}

// A variable that can be played: a parameter of the diagram or of one of its parts.
void ControlPanel::dropEvent(QDropEvent* event) {
  const QString name = QString::fromUtf8(event->mimeData()->data(kVariableMime));
  const int64_t column = run_.store() ? run_.store()->find(name.toStdString()) : -1;
  const bool isParameter =
      column < 0 || run_.store()->columns()[static_cast<size_t>(column)].kind == results::Column::Kind::parameter;
  if (isParameter) add(name, parameter(name).isBoolean() ? "switch" : "slider");
  event->acceptProposedAction();
}

bool ControlPanel::eventFilter(QObject* object, QEvent* event) {
  if (object == widget()) {
    const bool isOther = event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize;
    if (isOther) updateGeometry();
    return QScrollArea::eventFilter(object, event);
  }
  const bool isDown = event->type() == QEvent::KeyPress;
  const bool isKey = isDown || event->type() == QEvent::KeyRelease || event->type() == QEvent::ShortcutOverride;
  if (!isKey || !isVisible() || !object->isWidgetType()) return false;
  const QWidget* const focus = QApplication::focusWidget();
  if (!focus || focus->window() != window() || focus != object) return false;
  if (qobject_cast<const QLineEdit*>(focus) || focus->inherits("QTextEdit") || focus->inherits("QPlainTextEdit"))
    return false;
  const auto* const pressed = static_cast<QKeyEvent*>(event);
  const Qt::KeyboardModifiers modifiers = pressed->modifiers() & ~Qt::KeypadModifier;
  // Only what writes a letter: a diagram cannot take the window's commands away (Ctrl+S, Del, F5).
  if ((modifiers & ~Qt::ShiftModifier) || pressed->key() >= Qt::Key_Escape) return false;
  const QString key = QKeySequence(pressed->key() | static_cast<int>(modifiers)).toString(QKeySequence::PortableText);
  for (ControlCard* card : cards_) {
    if (card->key().isEmpty() || card->key().compare(key, Qt::CaseInsensitive) != 0) continue;
    if (event->type() == QEvent::ShortcutOverride)
      event->accept();  // no shortcut of the window: it comes as a key then
    else if (!pressed->isAutoRepeat())
      card->press(isDown);
    return true;
  }
  return false;
}

}  // namespace armature::app
