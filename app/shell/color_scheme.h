// Light or dark: what the person has chosen, kept in the settings, and put on the whole program.
#pragma once
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "app/look/theme.h"

class QSettings;

namespace armature::app {

class ColorScheme : public QObject {
  Q_OBJECT
 public:
  enum class Scheme { system, light, dark };
  // Made before the program has colours of its own: the desktop's are those of `system`.
  explicit ColorScheme(QSettings& settings, QObject* parent = nullptr);

  Scheme scheme() const { return scheme_; }
  // Until the program ends. A window on the screen follows within some tenths of a second, a few widgets at a time:
  // there may be thousands.
  void show(Scheme scheme);
  // The same, and at the next starts.
  void set(Scheme scheme);
  Scheme kept() const;  // what the next start begins with
  // The one of the last time.
  void restore();
  bool isDark() const;

 Q_SIGNALS:
  void changed();

 private:
  void polishSome();
  void freeze(bool isFrozen);

  QSettings& settings_;
  Scheme scheme_ = Scheme::system;
  bool isSystemDark_, isShown_ = false;
  QList<QPointer<QWidget>> waiting_;  // for its new colours, the next one last
  QTimer turn_;
  bool isFrozen_ = false;  // nothing is drawn meanwhile
};

}  // namespace armature::app
