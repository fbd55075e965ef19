// The way from the diagram into its parts ("First › robot › axis1"): a click goes back up. Hidden at the top level.
#pragma once
#include <QFrame>

class QHBoxLayout;

namespace armature::app {

class Breadcrumb : public QFrame {
  Q_OBJECT
 public:
  explicit Breadcrumb(QWidget* parent = nullptr);
  // Names from the diagram down; `className` of the innermost is shown behind it, and whether it can be changed there.
  void setPath(const QStringList& names, const QString& className, bool isEditable);

 Q_SIGNALS:
  void levelWanted(int level);

 private:
  QHBoxLayout* layout_;
};

}  // namespace armature::app
