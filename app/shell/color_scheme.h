// Light or dark: what the person has chosen, kept in the settings, and put on the whole program.
#pragma once
#include <QObject>

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
  void set(Scheme scheme);
  // The one of the last time.
  void restore();
  bool isDark() const;

 Q_SIGNALS:
  void changed();

 private:
  QSettings& settings_;
  Scheme scheme_ = Scheme::system;
  bool isSystemDark_;
};

}  // namespace armature::app
