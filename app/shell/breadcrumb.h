// The way from the diagram into its parts ("First › robot › axis1"): a click goes back up. Hidden at the top level.
#pragma once
#include <QFrame>

class QHBoxLayout;

namespace armature::app {

class DiagramPage;

class Breadcrumb : public QFrame {
  Q_OBJECT
 public:
  explicit Breadcrumb(QWidget* parent = nullptr);
  enum class Kind {
    edited,
    editedLibrary,
    editedFile,
    lookedAt,
    locked,
    ofLibrary,
    equations
  };  // what of the innermost is on show
  // Names from the diagram down; `className` of the innermost is shown behind it, and what can be done there.
  void setPath(const QStringList& names, const QString& className, Kind kind);
  // The diagram here is the class of a part in another one: the names from that diagram down to the part stand in the
  // place of this one's. Empty: it stands for itself.
  void setWay(const QStringList& names, const QString& className);
  // One level up on that way, if there is one.
  void goBack();

 Q_SIGNALS:
  void levelWanted(int level);
  // A level of the way, from the diagram where it begins.
  void wayBackWanted(int level);
  // Whether a class is of a library that the person changes.
  void ownLibraryAsked(const QString& className, bool& isOwn);
  // The class of the innermost, one of a library that the person changes, is to be edited.
  void editWanted(const QString& className);

 private:
  struct Path {
    QStringList names;
    QString className;
    Kind kind = Kind::edited;
  };
  void lay(Path path);
  void choose(int level);

  Path path_;  // of this diagram
  QStringList way_;
  QString wayClass_;
  QHBoxLayout* layout_;
};

// Shows the way from the diagram of a page to what is on show there.
void showPath(DiagramPage& page, Breadcrumb& breadcrumb);

}  // namespace armature::app
