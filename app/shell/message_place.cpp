#include "app/shell/message_place.h"

#include "app/shell/absent_names.h"
#include "app/shell/diagram_page.h"
#include "engine/diagram/document_place.h"
#include "engine/diagram/netlist.h"

namespace armature::app {

void showPlaceOf(DiagramPage& page, const Message& message, const std::function<void(int, int, int)>& openClass) {
  if (AbsentNames::isIt(message)) return showAbsentNames(page);
  using Kind = diagram::DocumentPlace::Kind;
  const diagram::Document& values = page.document().values();
  const bool isOwnText = message.file == diagram::nameOfText(values) && message.line > 0;
  const auto place =
      isOwnText ? diagram::placeInDocument(values, message.line, message.column) : diagram::DocumentPlace();
  if (place.kind == Kind::ownClass)
    return openClass(static_cast<int>(place.index), static_cast<int>(place.line), static_cast<int>(place.column));
  if (place.kind == Kind::none) {
    QStringList parts;
    for (const std::string& part : message.parts) parts << QString::fromStdString(part);
    return page.showParts(parts);
  }
  if (place.kind == Kind::value && !place.name.empty()) {
    page.showParts({QString::fromStdString(place.owner)});
  } else {
    page.goUpTo(0);
    page.scene().clearSelection();
  }
  Q_EMIT page.inspectorWanted();
  if (place.kind == Kind::declarations) return page.inspector().focusDeclarations();
  page.inspector().focusValue(place.name.empty() ? place.owner : place.name);
}

}  // namespace armature::app
