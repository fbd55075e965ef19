// The page of a class as HTML: what it is, its documentation, connectors and parameters as tables made from the class
// itself, the sign convention of its connectors, shipped diagrams that use it, its text.
#pragma once
#include <QString>

#include "app/look/theme.h"
#include "app/run/catalog.h"
#include "app/run/example_index.h"

namespace armature::app {

struct ClassPage {
  ClassPtr info;
  bool isOwn = false;            // of the diagram on show, not of a library
  QList<ClassPtr> children;      // of a package
  QList<ExampleUse> examples;    // shipped diagrams with a part of this class
  bool areExamplesKnown = true;  // false while they are still looked for
  QString text;                  // Modelica text of the class, empty when it is not shown
};

// The sign that a connector is drawn as: filled, hollow, or the triangle of a signal.
QString connectorSign(const ConnectorInfo& connector);
// Links of the page: "page:NAME" another class, "example:FILE#PART" a diagram, "text:NAME" shows or hides the text;
// pictures: "icon:NAME" a class's drawing, small with "?small".
QString classPageHtml(const ClassPage& page, const Theme& theme);
// For the default style sheet of the document that shows pages.
QString classPageStyle(const Theme& theme);

}  // namespace armature::app
