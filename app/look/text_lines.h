// A box for so many lines of text, of which none is cut at its feet.
#pragma once

class QPlainTextEdit;

namespace armature::app {

// Once its font is chosen and before it has its text: a very long line takes its time to be laid out.
void showLines(QPlainTextEdit& box, int lines);

}  // namespace armature::app
