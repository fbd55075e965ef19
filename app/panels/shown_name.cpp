#include "app/panels/shown_name.h"

#include "app/document/open_document.h"
#include "app/language/tables.h"
#include "app/language/titles.h"
#include "app/look/shipped.h"

namespace armature::app {

QString shownName(const OpenDocument& document) {
  const QString name = document.displayName();
  return isExample(document.path()) ? exampleTitle(name) : name;
}

QString shownDescription(const OpenDocument& document) {
  const QString text = QString::fromStdString(document.values().description);
  return isExample(document.path()) ? exampleDescription(text) : text;
}

QString shownText(const OpenDocument& document, const std::string& text) {
  return isExample(document.path()) ? libraryText(text) : QString::fromStdString(text);
}

}  // namespace armature::app
