#include "app/controls/control_card.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/controls/knob.h"
#include "app/look/format.h"
#include "app/panels/value_edit.h"
#include "engine/diagram/json.h"

namespace armature::app {

namespace {

constexpr int kSteps = 1000;    // of a slider's way
constexpr int kSteered = 1000;  // [ms] of an axis at rest after which its movement has ended

// Beyond the ids of the canvas's and the inspector's movements.
int nextGesture() {
  static int last = 2000000;
  return ++last;
}

// As few digits as a hand can mean.
double shortened(double value) {
  return QString::number(value, 'g', 6).toDouble();
}

QString wordOf(const diagram::Json& definition, const char* member) {
  const auto found = definition.is_object() ? definition.find(member) : definition.end();
  return found != definition.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                         : QString();
}

}  // namespace

ControlCard::ControlCard(const PlayedParameter& parameter, diagram::Json definition, QWidget* parent)
    : QFrame(parent),
      parameter_(parameter),
      definition_(std::move(definition)),
      name_(new QLabel(this)),
      value_(new QLabel(this)) {
  setObjectName("control_" + parameter_.name());
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);  // a button of a whole row would be no button
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(10, 4, 10, 4);
  layout->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  name_->setProperty("role", "quiet");
  head->addWidget(name_);
  head->addStretch(1);
  head->addWidget(value_);
  // The names of all cards stand in one line, what a hand moves in another.
  constexpr int kBody = 28;  // [px]
  QWidget* const body = makeBody();
  body->setObjectName("body_" + parameter_.name());
  body->setAccessibleName(parameter_.name());
  if (kind() == "knob") {
    auto* row = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(layout->spacing());
    words->addWidget(name_);
    words->addWidget(value_);
    value_->setMinimumHeight(kBody);
    row->addLayout(words);
    row->addWidget(body);
    delete head;
    layout->addLayout(row);
  } else {
    layout->addLayout(head);
    auto* row = new QHBoxLayout;
    row->addStrut(kBody);
    row->addWidget(body);
    layout->addLayout(row);
  }
  steered_.setSingleShot(true);
  steered_.setInterval(kSteered);
  connect(&steered_, &QTimer::timeout, this, [this] { gesture_ = -1; });
  setDefinition(definition_);
}

void ControlCard::setDefinition(const diagram::Json& definition) {
  definition_ = definition;
  const QString label = wordOf(definition_, "label");
  name_->setText(label.isEmpty() ? parameter_.name() : label);
  refresh();
}

// What moves it; or why nothing does, and what can be done about that.
QString ControlCard::tip() const {
  if (!isThere())
    return tr("%1: not in this model. It was renamed or deleted, here or in a library. Put the parameter on the panel "
              "by "
              "the name that it has now, and remove this control by its menu.")
        .arg(parameter_.name());
  const QString key = this->key();
  QString tip = key.isEmpty() ? parameter_.name() : tr("%1, by the key %2").arg(parameter_.name(), key);
  if (slider_ && axis() >= 0) tip = tr("%1, by axis %2 of the gamepad").arg(tip).arg(axis() + 1);
  if (button_ && padButton() >= 0) tip = tr("%1, by button %2 of the gamepad").arg(tip).arg(padButton() + 1);
  return tip;
}

QString ControlCard::kindOf(const diagram::Json& definition) {
  const QString kind = wordOf(definition, "kind");
  return kind.isEmpty() ? QStringLiteral("slider") : kind;
}

QString ControlCard::key() const {
  return wordOf(definition_, "key");
}

double ControlCard::bound(const char* member, double otherwise) const {
  const auto found = definition_.find(member);
  return found != definition_.end() && found->is_number() ? found->get<double>() : otherwise;
}

double ControlCard::low() const {
  return bound("from", parameter_.usualRange().first);
}

double ControlCard::high() const {
  return bound("to", parameter_.usualRange().second);
}

QWidget* ControlCard::makeBody() {
  const QString kind = this->kind();
  if (kind == "switch" || kind == "button") return makeButton(kind == "switch");
  if (kind == "field") return makeField();
  return makeSlider(kind == "knob");
}

QWidget* ControlCard::makeSlider(bool isKnob) {
  if (isKnob) {
    slider_ = new Knob(this);
  } else {
    slider_ = new QSlider(Qt::Horizontal, this);
    slider_->setMinimumWidth(150);
  }
  slider_->setRange(0, kSteps);
  slider_->setPageStep(kSteps / 10);
  slider_->setSingleStep(kSteps / 100);
  connect(slider_, &QAbstractSlider::sliderPressed, this, [this] { gesture_ = nextGesture(); });
  connect(slider_, &QAbstractSlider::sliderReleased, this, [this] { gesture_ = -1; });
  connect(slider_, &QAbstractSlider::valueChanged, this,
          [this](int at) { set(shortened(low() + (high() - low()) * at / kSteps)); });
  return slider_;
}

QWidget* ControlCard::makeButton(bool isSwitch) {
  if (isSwitch) {
    button_ = new QCheckBox(this);
    connect(button_, &QAbstractButton::toggled, this, [this](bool isOn) { set(isOn ? high() : low()); });
    return button_;
  }
  auto* button = new QPushButton(this);
  button_ = button;
  button_->setText(tr("Hold", "button"));
  connect(button_, &QAbstractButton::pressed, this, [this] {
    gesture_ = nextGesture();
    set(high());
  });
  connect(button_, &QAbstractButton::released, this, [this] {
    set(low());
    gesture_ = -1;
  });
  return button_;
}

QWidget* ControlCard::makeField() {
  field_ = new ValueEdit({}, this);
  field_->setMinimumWidth(90);
  connect(field_, &QLineEdit::editingFinished, this, &ControlCard::takeField);
  return field_;
}

void ControlCard::takeField() {
  QString problem;
  const auto entered = enteredValue(field_->text(), parameter_.unit(), parameter_.shown(), &problem);
  bool isNumber = false;
  const double value = entered ? entered->toDouble(&isNumber) : 0;
  if (isNumber && value != parameter_.value()) set(value);
  refresh();
}

void ControlCard::set(double value) {
  parameter_.set(value, gesture_ >= 0 ? gesture_ : nextGesture());
  value_->setText(valueText(value));
}

QString ControlCard::valueText(std::optional<double> value) const {
  const DisplayUnit shown = parameter_.shown();
  if (field_) return prettyUnit(shown.unit);  // the number stands in the field
  if (!value || parameter_.isBoolean()) return {};
  return formatValue(shown.shown(*value), shown.unit, 4);
}

void ControlCard::refresh() {
  const std::optional<double> value = parameter_.value();
  const bool isThere = this->isThere();
  // Its menu can be opened all the same.
  for (QWidget* part : std::initializer_list<QWidget*>{name_, value_, slider_, button_, field_})
    if (part) part->setEnabled(isThere);
  setToolTip(tip());
  value_->setText(isThere ? valueText(value) : tr("not in this model"));
  if (!value) return;
  if (slider_) {
    const QSignalBlocker quiet(slider_);
    const double share = high() > low() ? std::clamp((*value - low()) / (high() - low()), 0.0, 1.0) : 0;
    if (!slider_->isSliderDown()) slider_->setValue(static_cast<int>(std::lround(share * kSteps)));
  } else if (button_ && button_->isCheckable()) {
    const QSignalBlocker quiet(button_);
    button_->setChecked(std::abs(*value - high()) < std::abs(*value - low()));
    button_->setText(button_->isChecked() ? tr("on") : tr("off"));
  } else if (field_ && !field_->hasFocus()) {
    field_->setText(fieldText(QString::number(*value, 'g', 12), parameter_.shown()));
  }
}

void ControlCard::press(bool isDown) {
  if (!button_ || !button_->isEnabled()) return;
  if (button_->isCheckable()) {
    if (isDown) button_->toggle();
    return;
  }
  button_->setDown(isDown);
  if (isDown)
    Q_EMIT button_->pressed();
  else
    Q_EMIT button_->released();
}

int ControlCard::indexOf(const char* member) const {
  const double index = bound(member, -1);
  return index >= 0 && index < 256 ? static_cast<int>(index) : -1;
}

double ControlCard::deadZone() const {
  constexpr double kUsual = 0.08, kMost = 0.95;
  return std::clamp(bound("deadZone", kUsual), 0.0, kMost);
}

void ControlCard::steer(double position) {
  if (!slider_ || !slider_->isEnabled() || slider_->isSliderDown()) return;
  const double dead = deadZone();
  const auto turned = definition_.find("turned");
  if (turned != definition_.end() && turned->is_boolean() && turned->get<bool>()) position = -position;
  const double beyond = std::max(0.0, std::abs(position) - dead) / (1 - dead);
  const double share = 0.5 + 0.5 * std::copysign(std::min(beyond, 1.0), position);
  const double value = shortened(low() + (high() - low()) * share);
  if (value == parameter_.value()) return;
  if (gesture_ < 0) gesture_ = nextGesture();
  steered_.start();
  set(value);
}

void ControlCard::contextMenuEvent(QContextMenuEvent* event) {
  Q_EMIT menuWanted(event->globalPos());
}

}  // namespace armature::app
