// What the variables of a diagram were called at a moment that is marked, such as the start of a run: each part is
// followed through every edit, undo and redo since, renamed, put into a sub-model or taken out again. A part that
// merely looks like another one, or stands in its place, is not taken for it. Members of classes that were renamed
// since then, the diagram's own or a library's, are followed as well.
#pragma once
#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/document/open_document.h"
#include "engine/diagram/text_names.h"

namespace armature::app {

class NameTrail : public QObject {
  Q_OBJECT
 public:
  explicit NameTrail(OpenDocument& document, QObject* parent = nullptr);

  // Names are told from now on as they are now.
  void mark();
  // `name`: full name of a variable now ("load1.inertia2.w", "der(motor.phi)"). Its name at the mark; empty where it is
  // one of a part, or of a renamed member's name, that was not there. What belongs to no part keeps its name.
  std::string nameAtMark(const std::string& name) const;

 private:
  // A part as it was seen last; `within`: parts that went into it when it was made, by their paths in it.
  struct Followed {
    diagram::ComponentItem item;
    int identity = 0;
    std::map<std::string, int> within;
  };
  // Which names parts had at a moment.
  struct Moment {
    std::map<std::string, int> identities;
    std::map<int, std::string> names;
  };
  // A member that was renamed, and the diagram as it was then.
  struct Member {
    std::string before, after, classPath;
    int position = 0;
    diagram::IsHolder isHolder;
    Moment moment;
  };
  void begin();
  void noteMember(const RenamedMember& renamed);
  void look(int index);
  void takeIn(int index);
  void letGo(int index);
  void takeInside(Followed& made) const;
  const Moment& now() const;
  static std::string nameAt(const Moment& earlier, const Moment& later, const std::string& name);

  OpenDocument& document_;
  std::vector<Followed> parts_;  // as the document has them
  std::vector<Followed> gone_;   // an undo may bring them back
  std::vector<Followed> going_;  // in the edit that is being done
  size_t classes_ = 0;           // that the diagram had before this edit
  int last_ = 0;
  mutable std::optional<Moment> now_;  // many names are asked for between two edits
  Moment marked_;
  std::vector<Member> members_;  // since the mark, the newest last
};

}  // namespace armature::app
