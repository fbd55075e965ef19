// The files opened or saved last, as a menu; kept in the settings.
#pragma once
#include <QObject>

class QMenu;
class QSettings;

namespace armature::app {

class RecentFiles : public QObject {
  Q_OBJECT
 public:
  // The settings must outlive the list.
  explicit RecentFiles(QSettings& settings) : settings_(settings) {}

  // The menu that it fills from now on.
  void setMenu(QMenu* menu);
  // Puts a file on top.
  void note(const QString& path);

 Q_SIGNALS:
  void openWanted(const QString& path);

 private:
  void fill();

  QSettings& settings_;
  QMenu* menu_ = nullptr;
};

}  // namespace armature::app
