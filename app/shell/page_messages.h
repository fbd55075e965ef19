// The messages of a page: those of the check, of own classes that nothing uses, of its run, and of names that this does
// not have, in the list, on its tab
// and as marks on the diagram's parts; and what can be mended by a click.
#pragma once
#include <QObject>
#include <QSet>

#include "app/run/checker.h"
#include "app/run/run_control.h"
#include "app/shell/absent_names.h"
#include "app/text/unused_classes.h"
#include "app/tools/repair.h"

class QTabWidget;

namespace armature::app {

class Catalog;
class DiagramScene;
class MessagesPanel;

class PageMessages : public QObject {
  Q_OBJECT
 public:
  // Where they come from and what they are about; all must outlive this.
  struct Sources {
    Checker& checker;
    RunControl& run;
    DiagramScene& scene;
    Catalog& catalog;
    EngineThread& engine;
    const PlotsPanel& plots;
    const ControlPanel& controls;
  };
  // `list` is one of the `tabs`.
  PageMessages(const Sources& sources, MessagesPanel& list, QTabWidget& tabs);

  // Parts have come since the last run or check: what is only missing yet is listed, but no part is ringed for it.
  void setBeingDrawn(bool isBeingDrawn);
  // The same, for what the next check says.
  void expectDrawing(bool isBeingDrawn) { isBeingDrawn_ = isBeingDrawn; }
  // All that is wrong is that the drawing is not ready.
  bool isUnfinished() const;
  void update();
  const AbsentNames& absentNames() const { return absent_; }

 Q_SIGNALS:
  void changed();

 private:
  void connectRepairs();
  std::optional<Repair> findRepair(const Message& message);
  Messages all() const;
  // What is drawn further may settle it, or what the connectors of the diagram itself are wired to where it is a part.
  bool isLeftOpen(const Message& message) const;
  void mark(const Messages& messages);

  Sources from_;
  UnusedClasses unused_;
  AbsentNames absent_;
  std::vector<AbsentNames::Place> toldAbsent_;  // in the list
  MessagesPanel& list_;
  QTabWidget& tabs_;
  QSet<QString> awaited_;  // classes that a repair depends on, not read yet
  bool isBeingDrawn_ = false;
};

}  // namespace armature::app
