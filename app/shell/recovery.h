// What an end of the program that nobody wanted leaves behind: side copies of unsaved diagrams, offered at the next
// start.
#pragma once
#include <QObject>

#include "app/document/autosave.h"
#include "app/shell/recovery_dialog.h"

namespace armature::app {

class Announcements;
class OpenPages;

class Recovery : public QObject {
  Q_OBJECT
 public:
  // All must outlive it. `folder`: of the side copies; empty: there are none.
  Recovery(QString folder, OpenPages& pages, const Announcements& announcements);

  // The user's own folder for them.
  static QString standardFolder();
  // Asks about the copies that are left over, of several by one list, and opens those that are wanted.
  void offer();
  // Writes the copies now.
  void flush();

 private:
  using Answer = RecoveryDialog::Answer;
  void offerAll(std::vector<Autosave::Recovered>& left);
  void act(Autosave::Recovered& found, Answer answer);
  Answer ask(const Autosave::Recovered& found) const;
  void restore(Autosave::Recovered& found);
  // The diagram that a start shows, if nobody has touched it, makes room for what was worked on.
  void closeStart();

  QString folder_;
  OpenPages& pages_;
  const Announcements& announcements_;
};

}  // namespace armature::app
