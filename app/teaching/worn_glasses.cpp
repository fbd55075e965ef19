#include "app/teaching/worn_glasses.h"

#include <QCoreApplication>

namespace armature::app {

void WornGlasses::choose(const QString& name) {
  const QString wanted = GlassesTable::shipped().find(name) ? name : QString();
  if (wanted == name_) return;
  name_ = wanted;
  Q_EMIT changed();
}

void WornGlasses::chooseForLesson(const QString& name) {
  if (!own_) own_ = name_;
  choose(name);
}

void WornGlasses::endLesson() {
  if (own_) choose(*own_);
  own_.reset();
}

QString titleOf(const GlassesKind& kind) {
  return QCoreApplication::translate("Glasses", kind.title.toUtf8().constData());
}

QString saysOf(const GlassesKind& kind) {
  return QCoreApplication::translate("Glasses", kind.says.toUtf8().constData());
}

QString badgeOf(const GlassesKind& kind) {
  return QCoreApplication::translate("Glasses", kind.badge.toUtf8().constData());
}

}  // namespace armature::app
