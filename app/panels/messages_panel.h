// What the engine has to say, errors first. Messages that say the same of several parts are one row, which a double
// click (or the right arrow key) spreads out. A click names the parts; a double click or Enter on a single message asks
// for the place that it is about.
#pragma once
#include <QListWidget>
#include <QSet>
#include <functional>

#include "app/run/checker.h"

class QLabel;

namespace armature::app {

class MessagesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit MessagesPanel(QWidget* parent = nullptr);
  void setMessages(const Messages& messages);
  // Makes the rows anew, for what their repairs depend on.
  void rebuild();
  int errorCount() const { return errors_; }
  // What a message's repair is called; empty where it has none. Asked for each row when it is made.
  void setRepairs(std::function<QString(const Message& message)> nameOf) { repairNameOf_ = std::move(nameOf); }

 Q_SIGNALS:
  // Component path or connector, culprit first.
  void partsWanted(const QStringList& parts);
  // The field, the text or the part that this message is about.
  void placeWanted(const armature::Message& message);
  // The button of a row was pressed: these messages are to be repaired.
  void repairWanted(const armature::app::Messages& messages);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Group {
    QString key;
    std::vector<size_t> members;  // in messages_
  };
  void addRow(const Message& message, const Group* whole);
  void spread(QListWidgetItem* item);
  void goTo(QListWidgetItem* item);
  QWidget* withRepair(QLabel* label, const Message& message, const Group* whole);
  std::function<QString(const Message& message)> repairNameOf_;
  Messages messages_;
  std::vector<Group> groups_;
  QSet<QString> spread_;  // keys of groups that are shown one by one
  int errors_ = 0;
};

// What to do about a message, said for the window; empty where nothing is known.
QString adviceOf(const Message& message);

// What a message says without the parts that it says it of: equal texts are one group.
QString messageKey(const Message& message);

// A sentence as the window shows it: first letter large unless it begins with a name, full stop at the end. Of a text
// that is finished already (what a model itself says) the names are guessed: those of the parts, and what has digits.
QString asSentence(const Phrase& phrase, const std::vector<std::string>& parts = {});
QString asSentence(const QString& finished, const std::vector<std::string>& parts = {});

}  // namespace armature::app
