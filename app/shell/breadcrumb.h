// The way from the diagram into its parts ("First › robot › axis1"): a click goes back up. Hidden at the top level.
#pragma once
#include <QFrame>

class QHBoxLayout;

namespace armature::app {

class Breadcrumb : public QFrame {
  Q_OBJECT
 public:
  explicit Breadcrumb(QWidget* parent = nullptr);
  enum class Kind { edited, lookedAt, ofLibrary, equations };  // what of the innermost is on show
  // Names from the diagram down; `className` of the innermost is shown behind it, and what can be done there.
  void setPath(const QStringList& names, const QString& className, Kind kind);

 Q_SIGNALS:
  void levelWanted(int level);
  // Whether a class is of a library that the person changes.
  void ownLibraryAsked(const QString& className, bool& isOwn);
  // The class of the innermost, one of a library that the person changes, is to be edited.
  void editWanted(const QString& className);

 private:
  QHBoxLayout* layout_;
};

}  // namespace armature::app
