// What a walk of edits looks at (walk.cpp): the document as it would be saved and a picture of each place that is on
// show: of the diagram, and of the inside of one of its classes or of the icon of one that have taken its place.
#pragma once
#include <QImage>
#include <array>
#include <map>
#include <memory>
#include <string>

#include "app/shell/diagram_page.h"

namespace armature::app {
class MainWindow;
}

namespace armature::test {

struct Picture {
  QImage image;  // of one long ago its digest alone
  std::array<size_t, 2> digest{};
};

struct State {
  std::string text;
  std::map<std::string, Picture> pictures;  // by their places (placeOf)
};

inline constexpr const char* kDiagram = "diagram";

std::string savedText(const app::OpenDocument& document);
// Where edits are made: "diagram", "inside of load1", "icon of Load"; empty where nothing can be edited.
std::string placeOf(app::DiagramPage& page);
// What a page has now, in the letters of a window.
State stateOf(app::DiagramPage& page, const app::MainWindow& window);
// A diagram that is read from a text, without a tab in the window, and gone into as another page is: into the same
// parts, to the same icon. Null where the text cannot be read.
std::unique_ptr<app::DiagramPage> pageRead(const std::string& text, app::DiagramPage& like, app::MainWindow& window);
// Until the classes are known that parts of the page are of.
void settle(app::DiagramPage& page, app::MainWindow& window);

}  // namespace armature::test
