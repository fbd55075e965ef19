// The 3-D view as a panel: the picture with its tools, and the time below. It follows a diagram's run by itself: the
// assembled position before, live during, any time afterwards.
#pragma once
#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <string>
#include <vector>

#include "app/canvas/diagram_scene.h"
#include "app/look/icons.h"
#include "app/run/run_control.h"
#include "app/view3d/first_pose.h"
#include "app/view3d/frame_pace.h"
#include "app/view3d/view_scene.h"

class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QSlider;
class QStackedLayout;
class QToolButton;

namespace armature::app {

class PushHand;
class SceneWidget;

class View3dPanel : public QWidget {
  Q_OBJECT
 public:
  explicit View3dPanel(QWidget* parent = nullptr);
  ~View3dPanel() override;

  // The diagram that is shown; null for none. All must outlive the panel or the next call.
  void setRun(OpenDocument* document, DiagramScene* diagram, RunControl* run);

  ViewScene& scene() { return *scene_; }
  // The picture; null as long as the panel has not been on the screen, or where there is no OpenGL.
  SceneWidget* picture() { return picture_; }
  PushHand& hand() { return *hand_; }
  // Shows a time [s] of the results.
  void showTime(double time);
  void setPlaying(bool isPlaying);
  // The look of the view has been changed by hand since the diagram was opened or last saved: it wants to be saved.
  bool isViewChanged() const { return document_ && changedViews_.contains(document_); }
  // Puts the look of the view into the diagram, for saving it.
  void keepView();
  // Whether a pose is being computed or a shape read from its file.
  bool isBusy() const { return isAsking_ || scene_->files().isReading(); }
  // Writes pictures of the run at even times, frame00000.png and on, into a folder; how many, 0 after an error.
  int writeFrames(const QString& folder, int count, QString* reason = nullptr);
  // Writes the run as a video of so many frames, WebM (VP9) or MP4 (H.264) by the path's ending, with ffmpeg. The
  // reason why it could not be written; empty when it was, or when the person has cancelled it.
  QString writeVideo(const QString& path, int count);

 Q_SIGNALS:
  // A model with something to see has come; said once for each diagram.
  void contentFound();
  // A model has nothing to see in space, and nobody has asked for the view while its diagram was on show.
  void nothingFound();
  // The look of the view has been changed by hand.
  void viewChanged();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void makeTools();
  void makeTime();
  QToolButton* tool(const QString& icon, const QString& tip);
  QMenu* overlayMenu();
  void noteView();
  void leaveView();
  QToolButton* pushTool();
  void updatePush();
  void takeView();
  QMenu* viewMenu();
  QMenu* sectionMenu();
  void updateSection();
  void showSectionSlider();
  void makePicture();
  void modelChecked(const ModelPtr& model);
  void takeRun();
  void runProgressed();
  void takeSelection();
  void partClicked(const QString& part, bool isAdded);
  void advance();
  void tellTime(double time);
  void say(const QString& words);
  void placeWords();
  void forgetClosed();
  void announce();
  void withdraw();
  void updateTime();
  void updateMessage();
  void refreshLook();
  void savePicture();
  void saveVideo();
  double endTime() const;

  Icons icons_;
  ViewScene* scene_;
  PushHand* hand_;
  FirstPose* firstPose_;
  SceneWidget* picture_ = nullptr;
  QPointer<OpenDocument> document_;
  QPointer<DiagramScene> diagram_;
  QPointer<RunControl> run_;
  QPointer<Checker> checker_;
  StorePtr store_;  // of the run on show; null before one
  ModelPtr model_;
  bool isAsking_ = false, isTakingSelection_ = false;
  QString reason_;
  FramePace livePace_;
  bool isWithdrawn_ = false;  // nothing was found last
  // What is known of diagrams, until they are closed.
  QHash<const OpenDocument*, QPointer<const OpenDocument>> known_;
  QSet<const OpenDocument*> told_;                        // whose content has been announced
  QSet<const OpenDocument*> seen_;                        // beside which somebody has opened the panel
  bool isAnnouncing_ = false;                             // it opens by itself
  QSet<const OpenDocument*> changedViews_;                // whose look has been changed by hand
  QHash<const OpenDocument*, diagram::JsonValue> views_;  // looks of diagrams that are not on show
  bool isViewWanted_ = false;                             // the diagram's look has to be taken when its content comes
  bool isTakingView_ = false;

  QWidget* tools_ = nullptr;
  QStackedLayout* stack_ = nullptr;
  QLabel *message_ = nullptr, *timeLabel_ = nullptr, *hoverLabel_ = nullptr;
  QToolButton *play_ = nullptr, *follow_ = nullptr, *parallel_ = nullptr, *push_ = nullptr;
  std::vector<std::pair<std::string, QAction*>> overlays_;  // by their names in a diagram's file
  QSlider *slider_ = nullptr, *sectionSlider_ = nullptr;
  int sectionAxis_ = -1;  // x, y, z; below 0: none
  bool isSectionTurned_ = false;
  QComboBox* speed_ = nullptr;
  QHash<QToolButton*, QString> toolIcons_;
  QTimer playTimer_;
  QElapsedTimer playClock_;
};

}  // namespace armature::app
