#include "app/shell/absent_names.h"

#include <QScrollArea>
#include <QTabWidget>

#include "app/canvas/canvas_view.h"
#include "app/controls/control_card.h"
#include "app/controls/control_panel.h"
#include "app/plots/plots_panel.h"
#include "app/run/name_in_run.h"
#include "app/shell/diagram_page.h"
#include "app/shell/page_messages.h"
#include "engine/diagram/note_list.h"
#include "engine/diagram/note_text.h"
#include "engine/diagram/sparkline_list.h"

namespace armature::app {

namespace {

const std::string kCode = "D071";

Phrase listOf(const QStringList& names) {
  constexpr size_t kMost = 8;  // as many as are read: the rest is counted
  std::vector<std::string> all;
  for (const QString& name : names) all.push_back(name.toStdString());
  return listed(all, kMost);
}

}  // namespace

std::vector<AbsentNames::Place> AbsentNames::places() const {
  std::vector<Place> all;
  if (!run_.store()) return all;
  using Kind = Place::Kind;
  const auto add = [&](Kind kind, size_t index, QStringList names) {
    names.removeDuplicates();
    if (!names.isEmpty()) all.push_back({kind, static_cast<int>(index), std::move(names)});
  };
  const auto isAbsent = [&](const std::string& name) { return findInRun(run_, name) == NameInRun::notInModel; };
  for (int k = 0; k < plots_.plotCount(); ++k) add(Kind::plot, static_cast<size_t>(k), plots_.absentNames(k));
  const diagram::Document& values = document_.values();
  for (size_t i = 0; i < values.components.size(); ++i) {
    QStringList names;
    for (const std::string& within : diagram::sparklineList(values.components[i]))
      if (const std::string name = diagram::fullName(values.components[i].name, within); isAbsent(name))
        names << QString::fromStdString(name);
    add(Kind::part, i, names);
  }
  const auto notes = diagram::noteList(values);
  for (size_t i = 0; i < notes.size(); ++i) {
    QStringList names;
    for (const std::string& name : notes[i] ? diagram::noteVariables(notes[i]->text) : std::vector<std::string>())
      if (isAbsent(name)) names << QString::fromStdString(name);
    add(Kind::note, i, names);
  }
  QStringList played;
  for (const ControlCard* card : controls_.cards())
    if (!card->isThere()) played << card->name();
  add(Kind::controls, 0, played);
  return all;
}

Phrase AbsentNames::wordsOf(const Place& place) const {
  const Phrase names = listOf(place.names);
  switch (place.kind) {
    case Place::Kind::plot: {
      const std::string title = plots_.titleOf(place.index).toStdString();
      return title.empty() ? phrase("in plot %1: %2", std::to_string(place.index + 1), names)
                           : phrase("in the plot \"%1\": %2", title, names);
    }
    case Place::Kind::part:
      return phrase("beside %1: %2", document_.values().components[static_cast<size_t>(place.index)].name, names);
    case Place::Kind::note:
      return phrase("in a note: %1", names);
    case Place::Kind::controls:
      return phrase("among the controls: %1", names);
  }
  return {};
}

std::optional<Message> AbsentNames::message() const {
  const std::vector<Place> all = places();
  if (all.empty()) return std::nullopt;
  QStringList names;
  for (const Place& place : all) names << place.names;
  names.removeDuplicates();
  Message message;
  message.severity = Severity::warning;
  message.code = kCode;
  message.text = phrase("the diagram shows what is not in this model: %1", listOf(names));
  message.advice = phrase(
      "it was renamed or deleted, here or in a library: show it by the name that it has now, or remove it. A double "
      "click leads there");
  for (const Place& place : all) message.notes.push_back(wordsOf(place));
  return message;
}

bool AbsentNames::isIt(const Message& message) {
  return message.code == kCode;
}

void showAbsentNames(DiagramPage& page) {
  const std::vector<AbsentNames::Place> all = page.pageMessages().absentNames().places();
  if (all.empty()) return;
  const AbsentNames::Place& first = all.front();
  using Kind = AbsentNames::Place::Kind;
  switch (first.kind) {
    case Kind::plot:
      page.bottomTabs().setCurrentWidget(&page.plots());
      return page.plots().showPlot(first.index);
    case Kind::part:
      return page.showParts(
          {QString::fromStdString(page.document().values().components[static_cast<size_t>(first.index)].name)});
    case Kind::note:
      page.goUpTo(0);
      return page.diagramCanvas().lookAt(page.scene().notes()[static_cast<size_t>(first.index)].rect.center());
    case Kind::controls:
      for (ControlCard* card : page.controls().cards())
        if (card->name() == first.names.front()) return page.controls().ensureWidgetVisible(card);
  }
}

}  // namespace armature::app
