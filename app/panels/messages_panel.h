// What the engine has to say: one row per message, errors first. A click names the part it speaks of.
#pragma once
#include <QListWidget>

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
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void rebuild();
  Messages messages_;
  int errors_ = 0;
};

// A sentence as the window shows it: first letter large, full stop at the end.
QString asSentence(const std::string& text);

}  // namespace armature::app
