// What the engine has to say, errors first. Messages that say the same of several parts are one row, which a double
// click (or the right arrow key) spreads out. A click names the parts.
#pragma once
#include <QListWidget>
#include <QSet>

#include "app/run/checker.h"

namespace armature::app {

class MessagesPanel : public QListWidget {
  Q_OBJECT
 public:
  explicit MessagesPanel(QWidget* parent = nullptr);
  void setMessages(const Messages& messages);
  int errorCount() const { return errors_; }

 Q_SIGNALS:
  // Component path or connector, culprit first.
  void partsWanted(const QStringList& parts);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Group {
    QString key;
    std::vector<size_t> members;  // in messages_
  };
  void rebuild();
  void addRow(const Message& message, const Group* whole);
  void spread(QListWidgetItem* item);
  Messages messages_;
  std::vector<Group> groups_;
  QSet<QString> spread_;  // keys of groups that are shown one by one
  int errors_ = 0;
};

// What a message says without the parts that it says it of: equal texts are one group.
QString messageKey(const Message& message);

// A sentence as the window shows it: first letter large unless it begins with the name of one of the parts, full stop
// at the end.
QString asSentence(const std::string& text, const std::vector<std::string>& parts = {});

}  // namespace armature::app
