#include "app/teaching/power_book.h"

namespace armature::app {

PowerBook::PowerBook(DiagramScene& scene, RunControl& run, const QString& prefix, QObject* parent)
    : QObject(parent), scene_(scene), run_(run), prefix_(prefix.toStdString()) {
  // What is drawn otherwise, or selected, changes no power.
  connect(&scene_.document(), &OpenDocument::edited, this, [this](bool hasMeaning) {
    if (hasMeaning) clear();
  });
  connect(&scene_.document(), &OpenDocument::wasReset, this, &PowerBook::clear);
  connect(&run_, &RunControl::storeChanged, this, &PowerBook::clear);
  connect(&run_.pushing(), &Pushing::pushedChanged, this, &PowerBook::clear);
  // A class that was asked for.
  const auto arrived = [this] {
    if (isWaiting_) clear();
  };
  connect(&scene_.catalog(), &Catalog::arrived, this, arrived);
}

void PowerBook::clear() {
  energies_.reset();
  survey_.reset();
  powers_.reset();
  isWaiting_ = false;
  Q_EMIT changed();
}

const Powers* PowerBook::powers() {
  if (powers_) return powers_.get();
  if (!run_.store() || run_.store()->rowCount() == 0) return nullptr;
  Catalog& catalog = scene_.catalog();
  diagram::Document document = scene_.document().values();
  // The hand that has pushed is a source like others.
  if (prefix_.empty()) {
    for (const PushSource& source : run_.pushing().pushed()) {
      diagram::ComponentItem hand;
      hand.name = source.name;
      hand.className = source.className;
      document.components.push_back(std::move(hand));
    }
  }
  bool isWaiting = false;
  const auto classOf = [&](const std::string& name) {
    const QString className = QString::fromStdString(name);
    ClassPtr info = catalog.find(className);
    isWaiting = isWaiting || (!info && !catalog.isMissing(className));
    return info;
  };
  powers_ = std::make_unique<Powers>(PowerSources{document, prefix_, run_.store(), classOf, EnergyTable::shipped()});
  isWaiting_ = isWaiting;
  return powers_.get();
}

const Survey& PowerBook::survey() {
  const uint64_t rows = powers_->store().rowCount();
  // While a run grows, now and then only.
  if (!survey_ || (survey_->rows != rows && (!run_.isActive() || rows > survey_->rows + survey_->rows / 8 + 1)))
    survey_ = surveyOf(*powers_);
  return *survey_;
}

Energies* PowerBook::energies() {
  if (!powers()) return nullptr;
  if (!energies_) energies_.emplace(*powers_);
  return &*energies_;
}

QString quadrantWords(Quadrant quadrant, bool isGiving) {
  switch (quadrant) {
    case Quadrant::drivesForward:
      return isGiving ? QObject::tr("gives power") : QObject::tr("drives forward");
    case Quadrant::brakesForward:
      return isGiving ? QObject::tr("takes power") : QObject::tr("brakes forward");
    case Quadrant::drivesBackward:
      return isGiving ? QObject::tr("gives power") : QObject::tr("drives backward");
    case Quadrant::brakesBackward:
      return isGiving ? QObject::tr("takes power") : QObject::tr("brakes backward");
    case Quadrant::idle:
      break;
  }
  return QObject::tr("idle");
}

}  // namespace armature::app
