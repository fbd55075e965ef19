#include "app/shell/page_messages.h"

#include <QTabWidget>
#include <QTimer>
#include <algorithm>
#include <array>

#include "app/canvas/diagram_scene.h"
#include "app/panels/messages_panel.h"
#include "app/run/catalog.h"
#include "app/shell/diagram_page.h"

namespace armature::app {

// What only a diagram that is ready can be blamed for: ends that are open, no ground, values not yet entered.
static bool isOfUnfinished(const Message& message) {
  static constexpr std::array kCodes{"C006", "C101", "D062", "D064", "I001"};
  return message.code.starts_with('S') || std::ranges::find(kCodes, message.code) != kCodes.end();
}

PageMessages::PageMessages(const Sources& sources, MessagesPanel& list, QTabWidget& tabs)
    : from_(sources),
      unused_(sources.scene.document(), sources.checker, sources.engine),
      absent_(sources.scene.document(), sources.run, sources.plots, sources.controls),
      list_(list),
      tabs_(tabs) {
  connectRepairs();
  // What is a connector is known with its class.
  connect(&from_.scene, &DiagramScene::classesArrived, this, &PageMessages::update);
  connect(&unused_, &UnusedClasses::changed, this, &PageMessages::update);
  // Mended or not: in plots, beside parts, in notes.
  const auto look = [this] {
    if (absent_.places() != toldAbsent_) update();
  };
  connect(&from_.scene.document(), &OpenDocument::edited, this, look);
  connect(&from_.run.book(), &RunBook::comparisonChanged, this, look);
}

void PageMessages::connectRepairs() {
  list_.setRepairs([this](const Message& message) {
    const auto repair = findRepair(message);
    return repair ? repair->text : QString();
  });
  connect(&from_.catalog, &Catalog::arrived, this, [this](const QString& name) {
    if (awaited_.remove(name)) QTimer::singleShot(0, &list_, &MessagesPanel::rebuild);
  });
  connect(&list_, &MessagesPanel::repairWanted, this, [this](const Messages& messages) {
    const auto locks = from_.scene.document().locks();
    if (locks.structure || locks.values) return;
    const auto& parts = from_.scene.document().values().components;
    const size_t before = parts.size();
    for (const Message& message : messages)
      if (const auto repair = findRepair(message)) repair->perform(from_.scene);
    if (parts.size() > before) Q_EMIT from_.scene.shouldBeSeen(static_cast<int>(parts.size()) - 1);
  });
}

std::optional<Repair> PageMessages::findRepair(const Message& message) {
  if (!isBeingDrawn_ && isLeftOpen(message)) return std::nullopt;  // a ground within would be one too many
  return repairOf(message, from_.scene.document().values(), [this](const QString& name) {
    const ClassPtr info = from_.catalog.find(name);
    if (!info) awaited_ << name;
    return info;
  });
}

bool PageMessages::isLeftOpen(const Message& message) const {
  if (!isOfUnfinished(message)) return false;
  const auto isOuter = [&](const PartPicture& part) {
    return part.info && part.info->kind == "connector" &&
           std::ranges::find(message.parts, part.name.toStdString()) != message.parts.end();
  };
  return isBeingDrawn_ || (message.code.starts_with('S') && std::ranges::any_of(from_.scene.parts(), isOuter));
}

bool PageMessages::isUnfinished() const {
  const auto& list = from_.checker.messages();
  const bool isOpen = std::ranges::all_of(
      list, [this](const Message& message) { return message.severity != Severity::error || isLeftOpen(message); });
  const bool hasError =
      std::ranges::any_of(list, [](const Message& message) { return message.severity == Severity::error; });
  return isOpen && (isBeingDrawn_ ? !list.empty() : hasError);
}

void PageMessages::setBeingDrawn(bool isBeingDrawn) {
  if (isBeingDrawn_ == isBeingDrawn) return;
  isBeingDrawn_ = isBeingDrawn;
  update();
}

// Messages of a run count as long as its model is the newest one.
Messages PageMessages::all() const {
  Messages all = from_.checker.messages();
  const Messages unused = unused_.messages();
  all.insert(all.end(), unused.begin(), unused.end());
  const bool isCurrent = from_.run.model() && from_.run.model() == from_.checker.lastModel();
  for (const Message& message : isCurrent ? from_.run.messages() : Messages()) {
    const auto isSame = [&](const Message& m) { return m.code == message.code && m.text == message.text; };
    if (std::none_of(all.begin(), all.end(), isSame)) all.push_back(message);
  }
  if (const auto absent = absent_.message(); absent && isCurrent) all.push_back(*absent);
  return all;
}

void PageMessages::update() {
  toldAbsent_ = absent_.places();
  const Messages messages = all();
  list_.setMessages(messages);
  tabs_.setTabText(tabs_.indexOf(&list_), messages.empty() ? DiagramPage::tr("Messages")
                                                           : DiagramPage::tr("Messages (%1)").arg(messages.size()));
  mark(messages);
  Q_EMIT changed();
}

void PageMessages::mark(const Messages& messages) {
  QHash<QString, PartMark> marks;
  for (const Message& message : messages) {
    if (message.severity == Severity::note || isLeftOpen(message)) continue;
    QSet<QString> names;
    for (const std::string& part : message.parts) names << QString::fromStdString(splitEnd(part).first);
    // A class that cannot be found is named by the message, not the part that has it.
    for (const auto& item : from_.scene.document().values().components)
      if (names.isEmpty() && message.text.hasArgument(item.className)) names << QString::fromStdString(item.name);
    const bool isError = message.severity == Severity::error;
    for (const QString& name : names) {
      PartMark& mark = marks[name];
      if (mark.isError && !isError) continue;
      // Of a part with an error the number is that of its errors: in their colour it would be read as that.
      if (isError && !mark.isError) mark = {0, true, {}};
      if (++mark.count == 1) mark.text = asSentence(message.text, message.parts);
    }
  }
  from_.scene.setMarks(marks);
}

}  // namespace armature::app
