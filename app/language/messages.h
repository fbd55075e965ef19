// What the engine says, in the language of the window. Its sentences are patterns with arguments
// (engine/base/phrase.h); the German patterns stand in resources/translations/messages_de.json. A pattern without
// translation is said in English. What a model says itself (assert, terminate) is a text without pattern, or a pattern
// that is the whole text: the part library's are translated by their own table (said_texts.h).
#pragma once
#include <QString>

#include "engine/base/phrase.h"

namespace armature::app {

QString spoken(const Phrase& phrase);

// The same at the beginning of a sentence, with a capital letter, unless a name or a value begins it: these are spelled
// as they are.
QString spokenSentence(const Phrase& phrase);

// Whether the first word of a sentence is spelled as a name or a value is, so that it gets no capital letter.
bool beginsWithName(const QString& sentence);

// With its full stop, where it has no sign at its end.
QString withStop(const QString& sentence);

}  // namespace armature::app
