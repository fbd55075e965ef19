// What a diagram shows by names that the model of its run does not have, in plots, sparklines, notes and on the panel
// of controls: what a library that was changed elsewhere leaves behind. One message tells of all of it.
#pragma once
#include <QStringList>
#include <optional>
#include <vector>

#include "app/document/open_document.h"
#include "app/run/run_control.h"

namespace armature::app {

class ControlPanel;
class DiagramPage;
class PlotsPanel;

class AbsentNames {
 public:
  struct Place {
    enum class Kind { plot, part, note, controls } kind = Kind::plot;
    int index = -1;  // of the plot, the part or the note
    QStringList names;
    bool operator==(const Place&) const = default;
  };
  // All must outlive this.
  AbsentNames(const OpenDocument& document, RunControl& run, const PlotsPanel& plots, const ControlPanel& controls)
      : document_(document), run_(run), plots_(plots), controls_(controls) {}

  // As they are now; none without a run, whose model it is that has them or not.
  std::vector<Place> places() const;
  std::optional<Message> message() const;
  static bool isIt(const Message& message);

 private:
  Phrase wordsOf(const Place& place) const;

  const OpenDocument& document_;
  RunControl& run_;
  const PlotsPanel& plots_;
  const ControlPanel& controls_;
};

// Shows the first of these places.
void showAbsentNames(DiagramPage& page);

}  // namespace armature::app
