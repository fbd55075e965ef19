// How a person typed a value that the model keeps in another unit ("1500 rpm" for 157.0796…). It stands beside the
// values among what a file need not know; once the value is another one it counts no more.
#pragma once
#include "app/document/open_document.h"

namespace armature::app {

// What is to be remembered of a number that was typed with a unit ("1500 rpm") and entered as another text; empty for
// everything else, which comes back by itself.
QString typedForm(const QString& typed, const QString& entered);

// What was typed for the value of a name; empty where nothing is known, or the value has changed since.
std::string typedText(const diagram::Json& extra, const std::string& name, const std::string& value);
// The unknown members with what was typed for a value; `typed` empty: nothing is to be remembered.
diagram::Json withTyped(diagram::Json extra, const std::string& name, const std::string& value,
                        const std::string& typed);

// Sets a modifier of a part, and remembers how it was typed, as one step. False when nothing would change.
bool setTypedModifier(OpenDocument& document, int part, const std::string& name, const std::string& value,
                      const std::string& typed, int mergeId = -1);

}  // namespace armature::app
