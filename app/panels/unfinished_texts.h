// What was typed into fields of a form and could not be taken, for as long as the form is another one: a click
// elsewhere throws nothing away. What it belonged to shows it again, red and with the sentence below it.
#pragma once
#include <QMap>
#include <QStringList>
#include <QWidget>
#include <functional>

namespace armature::app {

class UnfinishedTexts {
 public:
  // The form will be of another owner, or be made anew for the same one: takes what is refused in it now. Gives what is
  // to be said, which is something only where it goes out of sight. Those of owners that are not there are forgotten.
  QString turnTo(const QString& owner, const QWidget* form, const std::function<bool(const QString& owner)>& isThere);
  // Puts what was taken into the form of the owner.
  void putBack(const QWidget& form) const;
  // The owner of the form has another name.
  void rename(const QString& before, const QString& after);

 private:
  struct Text {
    QString field, text, problem;
  };
  QStringList keep(const QWidget& form);

  QString owner_;                     // of the form that is shown
  QMap<QString, QList<Text>> texts_;  // by their owners
};

}  // namespace armature::app
