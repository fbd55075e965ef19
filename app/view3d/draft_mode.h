// Draft quality while something moves: where the processor draws, a moving scene is drawn without antialiasing until it
// has stood still for a moment.
#pragma once
#include <QObject>
#include <QTimer>

namespace armature::app {

class DraftMode : public QObject {
  Q_OBJECT
  Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
 public:
  explicit DraftMode(QObject* parent = nullptr);

  // The processor draws; otherwise there are no drafts.
  void setSoftware(bool isSoftware) { isSoftware_ = isSoftware; }
  // So many shapes that a picture takes long.
  void setCrowd(bool isCrowd) { isCrowd_ = isCrowd; }
  bool isOn() const { return isOn_; }
  // Something moves. It stands still when nothing has moved for the time in which a picture has to have place, or
  // (during a run) for the longest pause between two of its pictures.
  void moved();
  void movedInRun();
  // At once as if it had stood still.
  void rest();

 Q_SIGNALS:
  void changed();

 private:
  bool isSoftware_ = false, isCrowd_ = false, isOn_ = false;
  QTimer timer_;
};

}  // namespace armature::app
