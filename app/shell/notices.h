// Quiet bars above a diagram: what the person should know and may answer, but need not before going on.
#pragma once
#include <QFrame>
#include <QHash>
#include <functional>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace armature::app {

class Notices : public QWidget {
  Q_OBJECT
 public:
  explicit Notices(QWidget* parent = nullptr);

  // What a button says, and does after the bar has gone.
  using Answer = std::pair<QString, std::function<void()>>;
  // Shows a bar; one with the same key gives way to it. Every bar can be closed without an answer.
  void show(const QString& key, const QString& text, const std::vector<Answer>& answers = {});
  void take(const QString& key);
  bool has(const QString& key) const { return bars_.contains(key); }

 private:
  QVBoxLayout* layout_;
  QHash<QString, QFrame*> bars_;
};

}  // namespace armature::app
