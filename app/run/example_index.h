// Which shipped diagrams use a class: for the pages of parts, so that each can offer an example to open. The diagrams
// are read once, on a thread of their own.
#pragma once
#include <QHash>
#include <QList>
#include <QObject>
#include <thread>

#include "app/document/mailbox.h"

namespace armature::app {

// A diagram that has a part of some class.
struct ExampleUse {
  QString file;   // absolute path
  QString title;  // of the diagram
  QString part;   // the first part of the class; empty when the class is used within one of the diagram's own classes
};

class ExampleIndex : public QObject {
  Q_OBJECT
 public:
  // `folder`: searched with all folders below it; may be empty.
  explicit ExampleIndex(QString folder, QObject* parent = nullptr);
  // Waits until the file that is being read is done.
  ~ExampleIndex() override;

  // The diagrams that use a class (qualified name), those of its own library and the smallest first. Empty before
  // `ready`; the first call begins to read.
  QList<ExampleUse> usesOf(const QString& className);
  bool isReady() const { return isReady_; }

 Q_SIGNALS:
  void ready();

 private:
  struct Entry {
    ExampleUse use;
    size_t partCount = 0;
  };
  using Uses = QHash<QString, QList<Entry>>;
  static void readInto(Uses& uses, const QString& path);

  QString folder_;
  Uses uses_;
  bool isReady_ = false;
  Mailbox mailbox_;
  std::jthread reader_;
};

}  // namespace armature::app
