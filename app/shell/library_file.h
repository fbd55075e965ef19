// One file of a person's library that is open here: what it said when it was read or written last, and how it is
// written without losing what others have written meanwhile.
#pragma once
#include <QString>
#include <string>

namespace armature {
class Phrase;
}

namespace armature::app {

class Announcements;

struct LibraryFile {
  QString path;
  std::string text;

  // Writes a text, after a question where the file is another one now. False, with the reason told, where it was not
  // written.
  bool write(const std::string& made, const Announcements& announcements);
};

// Asks whether a text that nobody can read is to be written all the same. `what`: the file's name.
bool mayWriteMistake(const QString& what, const Phrase& why, const Announcements& announcements);
// Says that something was not saved, and why.
void tellUnsaved(const QString& what, const Phrase& why, const Announcements& announcements);

}  // namespace armature::app
