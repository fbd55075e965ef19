#include "app/look/text_lines.h"

#include <QFontMetricsF>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <cmath>

namespace armature::app {

void showLines(QPlainTextEdit& box, int lines) {
  // The edges are the frame's: those of the document would show the heads of a line more.
  box.setProperty("role", "lines");
  box.ensurePolished();  // the letters are those of the style sheet
  box.document()->setDocumentMargin(0);
  constexpr int kEdges = 13;  // [px] of the style sheet, and what the last line is more than its letters
  box.setFixedHeight(lines * static_cast<int>(std::ceil(QFontMetricsF(box.font()).lineSpacing())) + kEdges);
}

}  // namespace armature::app
