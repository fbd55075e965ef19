// What the window says: state of the run, messages, and what lies under the pointer.
#include <QDockWidget>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>

#include "app/look/format.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/messages_panel.h"
#include "app/panels/variable_browser.h"
#include "app/shell/main_window.h"

namespace armature::app {

void MainWindow::updateRunState() {
  if (!pill_) return;
  const RunState state = run_.state();
  runAction_->setEnabled(!run_.isActive() || state == RunState::paused);
  runAction_->setText(state == RunState::paused ? tr("&Continue") : tr("&Run"));
  pauseAction_->setEnabled(state == RunState::running);
  stopAction_->setEnabled(run_.isActive());
  stepAction_->setEnabled(state == RunState::paused);
  const Theme& theme = Theme::of(this);
  const bool hasErrors = messages_ && messages_->errorCount() > 0;
  QColor ink = theme.quiet;
  if (state == RunState::done) ink = theme.done;
  if (state == RunState::stopped) ink = hasErrors ? theme.error : theme.warning;
  if (state == RunState::running || state == RunState::translating) ink = theme.accent;
  if (state == RunState::paused) ink = theme.warning;
  QString text = run_.stateText();
  if (state == RunState::ready && hasErrors) {
    ink = theme.error;
    text = tr("%n errors", nullptr, messages_->errorCount());
    if (messages_->errorCount() == 1) text = tr("1 error");
  }
  pill_->setText(text);
  if (state == RunState::ready) timeLabel_->clear();
  QColor fill = ink;
  fill.setAlphaF(theme.isDark ? 0.2F : 0.1F);
  pill_->setStyleSheet(
      QStringLiteral("QToolButton { color: %1; background: rgba(%2,%3,%4,%5); border: 1px solid transparent;"
                     " border-radius: 13px; padding: 4px 12px; font-weight: 600; font-size: 12px; }"
                     "QToolButton:focus { border-color: %1; }")
          .arg(ink.name())
          .arg(fill.red())
          .arg(fill.green())
          .arg(fill.blue())
          .arg(fill.alpha()));
  updateStatus();
}

void MainWindow::updateProgress() {
  pill_->setText(run_.stateText());
  timeLabel_->setText(QString::number(run_.time(), 'f', 3) + QChar(0x2009) + "s");
  // Values change too fast to be read thirty times a second.
  if (++ticks_ % 4 == 0) {
    variables_->tree()->updateValues();
    inspector_->variables()->updateValues();
  }
}

void MainWindow::updateMessages() {
  if (!messages_) return;
  Messages all = checker_.messages();
  // Messages of a run count as long as its model is the newest one.
  const bool isCurrent = run_.model() && run_.model() == checker_.lastModel();
  for (const Message& message : isCurrent ? run_.messages() : Messages()) {
    const auto isSame = [&](const Message& m) { return m.code == message.code && m.text == message.text; };
    if (std::none_of(all.begin(), all.end(), isSame)) all.push_back(message);
  }
  messages_->setMessages(all);
  bottomTabs_->setTabText(1, all.empty() ? tr("Messages") : tr("Messages (%1)").arg(all.size()));
  QHash<QString, PartMark> marks;
  for (const Message& message : all) {
    if (message.severity == Severity::note) continue;
    std::string name = message.parts.empty() ? std::string() : splitEnd(message.parts.front()).first;
    // A class that cannot be found is named by the message, not the part that has it.
    for (const auto& item : document_.values().components)
      if (name.empty() && message.text.find("'" + item.className + "'") != std::string::npos) name = item.name;
    if (name.empty()) continue;
    PartMark& mark = marks[QString::fromStdString(name)];
    ++mark.count;
    const bool isError = message.severity == Severity::error;
    if (mark.text.isEmpty() || (isError && !mark.isError)) mark.text = asSentence(message.text);
    mark.isError = mark.isError || isError;
  }
  scene_.setMarks(marks);
  updateRunState();
}

void MainWindow::showParts(const QStringList& parts) {
  QSet<int> found;
  int first = -1;
  for (const QString& path : parts) {
    const int part = document_.partIndex(splitEnd(path.toStdString()).first);
    if (part < 0) continue;
    if (first < 0) first = part;
    found << part;
  }
  if (first < 0) return;
  scene_.select(found, {});
  canvas_->centreOn(first);
}

// "inertia1.flange_b, angle 0.42 rad, cut torque −3.1 N·m"
QString MainWindow::hoverWords() const {
  const ConnectorRef connector = scene_.hoveredConnector();
  QString words, prefix;
  if (connector.isValid()) {
    const auto& info = scene_.connector(connector).info;
    const QString part = scene_.parts()[static_cast<size_t>(connector.part)].name;
    prefix = info.name.empty() ? part : part + "." + QString::fromStdString(info.name);
    words = prefix;
    if (!info.causality.empty()) prefix = part;  // a signal is one value
  } else if (scene_.hoveredPart() >= 0) {
    const PartPicture& part = scene_.parts()[static_cast<size_t>(scene_.hoveredPart())];
    words = part.name + ", " + part.className.section('.', -1);
    if (part.info && !part.info->description.empty()) words += ": " + QString::fromStdString(part.info->description);
    return words;
  } else if (scene_.hoveredWire() >= 0) {
    const WirePicture& wire = scene_.wires()[static_cast<size_t>(scene_.hoveredWire())];
    prefix = wire.from;
    words = tr("Wire from %1 to %2").arg(wire.from, wire.to);
  }
  const StorePtr& store = run_.store();
  if (prefix.isEmpty() || !store || store->rowCount() == 0) return words;
  const std::string exact = words.toStdString(), inside = prefix.toStdString() + ".";
  // A signal is the variable of the connector's own name; a flange or pin has its variables inside.
  const bool isSignal = connector.isValid() && prefix != words;
  int shown = 0;
  for (const auto& column : store->columns()) {
    const bool isMember =
        !isSignal && column.name.rfind(inside, 0) == 0 && column.name.find('.', inside.size()) == std::string::npos;
    if (column.name != exact && !isMember) continue;
    const double value = column.isConstant ? column.constant : store->value(column, store->rowCount() - 1);
    const QString label = isMember ? QString::fromStdString(column.name.substr(inside.size())) + " " : QString();
    words += ", " + label + formatValue(value, QString::fromStdString(column.unit));
    if (++shown >= 4) break;
  }
  return words;
}

void MainWindow::updateStatus() {
  if (!hoverLabel_) return;
  hoverLabel_->setText(hoverWords());
  zoomLabel_->setText(tr("%1 %").arg(qRound(canvas_->zoom() * 100)));
  if (const ModelPtr& model = checker_.lastModel()) {
    const auto& statistics = model->statistics();
    sizeLabel_->setText(tr("%1 equations, %2 states").arg(statistics.unknowns).arg(statistics.states));
  } else {
    sizeLabel_->clear();
  }
}

}  // namespace armature::app
