// What the window tells a person: in a box that has to be closed, or for some seconds in the line below the diagram.
#pragma once
#include <QString>

class QMainWindow;

namespace armature::app {

class Announcements {
 public:
  // `isQuiet`: boxes become lines on the standard error, and nothing is asked.
  Announcements(QMainWindow& window, bool isQuiet) : window_(window), isQuiet_(isQuiet) {}

  bool isQuiet() const { return isQuiet_; }
  // What a person must know but cannot answer.
  void warn(const QString& text) const;
  // What is good to know, for some time [ms].
  void say(const QString& text, int time) const;
  // The parent of questions.
  QMainWindow& window() const { return window_; }

 private:
  QMainWindow& window_;
  bool isQuiet_;
};

}  // namespace armature::app
