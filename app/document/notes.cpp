#include "app/document/notes.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

#include "engine/diagram/json.h"
#include "engine/diagram/note_text.h"

namespace armature::app {

namespace {

struct NoteWords {
  Q_DECLARE_TR_FUNCTIONS(Notes)
};

using diagram::JsonValue;

const diagram::Json* listOf(const diagram::Document& document) {
  const diagram::Json& extra = document.extra;
  const auto found = extra.is_object() ? extra.find("notes") : extra.end();
  return found != extra.end() && found->is_array() ? &*found : nullptr;
}

std::optional<diagram::Note> noteAt(const diagram::Document& document, int note) {
  const auto list = diagram::noteList(document);
  return note >= 0 && static_cast<size_t>(note) < list.size() ? list[static_cast<size_t>(note)] : std::nullopt;
}

// The name of a variable whose part may be called otherwise.
std::string renamedVariable(const std::string& name, const std::map<std::string, std::string>& renamed) {
  if (name.starts_with("der(") && name.ends_with(")"))
    return "der(" + renamedVariable(name.substr(4, name.size() - 5), renamed) + ")";
  const size_t end = name.find_first_of(".[");
  const auto found = renamed.find(name.substr(0, end));
  if (found == renamed.end()) return name;
  return end == std::string::npos ? found->second : found->second + name.substr(end);
}

JsonValue withVariables(const JsonValue& entry, const VariableNamer& nameOf) {
  JsonValue made = entry;
  if (!made->is_object() || !made->contains("text") || !(*made)["text"].is_string()) return made;
  (*made)["text"] = diagram::withNoteVariables((*made)["text"].get<std::string>(), nameOf);
  return made;
}

JsonValue withRenamedVariables(const JsonValue& entry, const std::map<std::string, std::string>& renamed) {
  return withVariables(entry, [&](const std::string& name) { return renamedVariable(name, renamed); });
}

}  // namespace

std::vector<JsonValue> noteEntries(const diagram::Document& document) {
  const diagram::Json* list = listOf(document);
  return list ? std::vector<JsonValue>(list->begin(), list->end()) : std::vector<JsonValue>();
}

JsonValue noteEntry(const diagram::Document& document, int note) {
  const diagram::Json* list = listOf(document);
  if (!list || note < 0 || static_cast<size_t>(note) >= list->size()) return {};
  return (*list)[static_cast<size_t>(note)];
}

Changes changesAddingNotes(const diagram::Document& document, const std::vector<JsonValue>& entries,
                           const std::map<std::string, std::string>& renamed) {
  Changes changes;
  const diagram::Json* list = listOf(document);
  const size_t count = list ? list->size() : 0;
  for (const JsonValue& entry : entries) {
    const int at = static_cast<int>(count + changes.size());
    changes.push_back(NoteChange{at, {}, withRenamedVariables(entry, renamed), !list && changes.empty()});
  }
  return changes;
}

Changes changesRemovingNotes(const diagram::Document& document, std::vector<int> notes) {
  Changes changes;
  std::ranges::sort(notes, std::greater<>());
  for (const int note : notes) changes.push_back(NoteChange{note, noteEntry(document, note), {}, false});
  return changes;
}

Changes changesRenamingInNotes(const diagram::Document& document, const VariableNamer& nameOf) {
  Changes changes;
  int at = 0;
  for (const JsonValue& entry : noteEntries(document)) {
    JsonValue after = withVariables(entry, nameOf);
    if (!(after == entry)) changes.push_back(NoteChange{at, entry, std::move(after), false});
    ++at;
  }
  return changes;
}

Changes changesRenamingInNotes(const diagram::Document& document, const std::map<std::string, std::string>& renamed) {
  return changesRenamingInNotes(document, [&](const std::string& name) { return renamedVariable(name, renamed); });
}

Changes changesMovingNotes(const diagram::Document& document, const QHash<int, diagram::NotePlace>& places) {
  Changes changes;
  const std::map<int, diagram::NotePlace> ordered(places.constKeyValueBegin(), places.constKeyValueEnd());
  for (const auto& [note, place] : ordered) {
    const JsonValue entry = noteEntry(document, note);
    JsonValue after = entry;
    diagram::setNotePlace(after, place);
    if (!(after == entry))
      changes.push_back(NotePlaceChange{note, diagram::placeMembers(entry), diagram::placeMembers(after)});
  }
  return changes;
}

void addNote(OpenDocument& document, const diagram::Note& note, int mergeId) {
  const JsonValue entry = diagram::withNote(JsonValue(), note);
  document.perform(NoteWords::tr("Add a note"), changesAddingNotes(document.values(), {entry}), mergeId);
}

void setNote(OpenDocument& document, int note, const diagram::Note& after, int mergeId) {
  const JsonValue before = noteEntry(document.values(), note);
  const JsonValue entry = diagram::withNote(before, after);
  if (entry == before) return;
  document.perform(NoteWords::tr("Edit a note"), {NoteChange{note, before, entry, false}}, mergeId);
}

void addNotePicture(OpenDocument& document, int note, const QByteArray& bytes, int mergeId) {
  auto after = noteAt(document.values(), note);
  if (!after) return;
  const JsonValue before = noteEntry(document.values(), note);
  JsonValue entry = before;
  const std::string name = diagram::addNotePicture(entry, bytes.toBase64().toStdString());
  if (!after->text.empty() && after->text.back() != '\n') after->text += "\n";
  after->text += "![](" + name + ")\n";
  document.perform(NoteWords::tr("Put a picture into a note"),
                   {NoteChange{note, before, diagram::withNote(entry, *after), false}}, mergeId);
}

void addNoteVariable(OpenDocument& document, int note, const QString& variable) {
  auto after = noteAt(document.values(), note);
  if (!after) return;
  if (!after->text.empty() && after->text.back() != '\n' && after->text.back() != ' ') after->text += " ";
  after->text += "{" + variable.toStdString() + "}";
  const JsonValue before = noteEntry(document.values(), note);
  document.perform(NoteWords::tr("Show %1 in a note").arg(variable),
                   {NoteChange{note, before, diagram::withNote(before, *after), false}});
}

}  // namespace armature::app
