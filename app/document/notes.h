// The notes of an open diagram (engine/diagram/note_list.h): its entries, and the edits that change them; each is one
// step of undo.
#pragma once
#include <QHash>
#include <QString>
#include <functional>
#include <map>

#include "app/document/open_document.h"
#include "engine/diagram/note_list.h"

namespace armature::app {

// The entries as the file has them.
std::vector<diagram::JsonValue> noteEntries(const diagram::Document& document);
// One of them; an empty one where there is none.
diagram::JsonValue noteEntry(const diagram::Document& document, int note);

// The changes that put entries behind those that there are; `renamed`: parts that have other names here.
Changes changesAddingNotes(const diagram::Document& document, const std::vector<diagram::JsonValue>& entries,
                           const std::map<std::string, std::string>& renamed = {});
Changes changesRemovingNotes(const diagram::Document& document, std::vector<int> notes);
// The changes of texts that show variables which get other names; of parts that do.
using VariableNamer = std::function<std::string(const std::string&)>;
Changes changesRenamingInNotes(const diagram::Document& document, const VariableNamer& nameOf);
Changes changesRenamingInNotes(const diagram::Document& document, const std::map<std::string, std::string>& renamed);
// The changes that put notes elsewhere.
Changes changesMovingNotes(const diagram::Document& document, const QHash<int, diagram::NotePlace>& places);

// Adds one; edits with the same `mergeId` that follow each other become one step with it.
void addNote(OpenDocument& document, const diagram::Note& note, int mergeId = -1);
// Changes text, ground and place of one; its pictures stay as far as its text shows them.
void setNote(OpenDocument& document, int note, const diagram::Note& after, int mergeId = -1);
// Takes a picture (bytes of a PNG or JPEG file) into a note, behind its text.
void addNotePicture(OpenDocument& document, int note, const QByteArray& bytes, int mergeId = -1);
// Shows the value of a variable at the end of a note's text.
void addNoteVariable(OpenDocument& document, int note, const QString& variable);

}  // namespace armature::app
