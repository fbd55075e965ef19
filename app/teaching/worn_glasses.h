// The glasses that a window wears: chosen in its menu, by the command line or by a lesson; the same on every page. Not
// kept from one start to the next: nobody shall find them on his nose.
#pragma once
#include <QObject>
#include <optional>

#include "app/teaching/glasses_table.h"

namespace armature::app {

class WornGlasses : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // Null: none, numbers are shown as this library counts them.
  const GlassesKind* kind() const { return GlassesTable::shipped().find(name_); }
  const QString& name() const { return name_; }
  // Empty, or a name that is none: none.
  void choose(const QString& name);
  // The same for a lesson: the person's own choice is kept beside, and comes back at its end.
  void chooseForLesson(const QString& name);
  void endLesson();

 Q_SIGNALS:
  void changed();

 private:
  QString name_;
  std::optional<QString> own_;  // while a lesson chooses
};

// What the glasses are called, in the language of the window.
QString titleOf(const GlassesKind& kind);
QString saysOf(const GlassesKind& kind);
QString badgeOf(const GlassesKind& kind);

}  // namespace armature::app
