#include "app/panels/record_menu.h"

#include <QCoreApplication>
#include <QMenu>
#include <algorithm>

#include "engine/diagram/record_list.h"

namespace armature::app {
namespace {

struct RecordWords {
  Q_DECLARE_TR_FUNCTIONS(RecordMenu)
};

void setList(OpenDocument& document, const std::vector<std::string>& list, const QString& text) {
  diagram::Experiment next = document.values().experiment;
  diagram::setRecordList(next, list);
  if (!(next == document.values().experiment))
    document.perform(text, {ExperimentChange{document.values().experiment, next}});
}

}  // namespace

RecordChoice recordVariable(const QString& name, bool isRecorded) {
  return {name, {name.toStdString()}, isRecorded};
}

// Derivatives of a part's variables are the part's as well.
RecordChoice recordPart(const QString& part) {
  const std::string name = part.toStdString();
  return {part, {name + ".*", "der(" + name + ".*)"}, false};
}

void addRecordActions(QMenu& menu, OpenDocument& document, const RecordChoice& choice) {
  if (document.locks().values) return;
  const std::vector<std::string> list = diagram::recordList(document.values().experiment);
  const auto add = [&](const char* objectName, const QString& text, const std::vector<std::string>& wanted,
                       const QString& step) {
    QAction* const action =
        menu.addAction(text, &document, [&document, wanted, step] { setList(document, wanted, step); });
    action->setObjectName(objectName);
  };
  menu.addSeparator();
  if (list != choice.names)
    add("recordOnly", RecordWords::tr("Record only %1").arg(choice.name), choice.names,
        RecordWords::tr("Record only %1").arg(choice.name));
  if (list.empty()) return;
  std::vector<std::string> less = list, more = list;
  std::erase_if(less, [&](const std::string& name) {
    return std::find(choice.names.begin(), choice.names.end(), name) != choice.names.end();
  });
  const bool isListed = less.size() < list.size();
  if (!isListed && !choice.isRecorded) {
    more.insert(more.end(), choice.names.begin(), choice.names.end());
    add("recordToo", RecordWords::tr("Record %1 as well").arg(choice.name), more,
        RecordWords::tr("Record %1").arg(choice.name));
  }
  // An empty list would mean everything.
  if (isListed && !less.empty())
    add("recordNot", RecordWords::tr("No longer record %1").arg(choice.name), less,
        RecordWords::tr("No longer record %1").arg(choice.name));
  add("recordAll", RecordWords::tr("Record all variables"), {}, RecordWords::tr("Record all variables"));
}

}  // namespace armature::app
