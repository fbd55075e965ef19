// Texts of several lines whose last one is not a word alone: they are laid out a little narrower where that gives no
// more lines, or their last words are held together.
#pragma once
#include <QFontMetrics>
#include <QRect>
#include <QString>

namespace armature::app {

// The part of `box` that a text is to be laid out in with Qt::TextWordWrap, on the side that `flags` align it to.
// `width` in the same way, alone [px].
int evenWidth(const QFont& font, const QString& text, int width);
QRect evenBox(const QFont& font, const QString& text, const QRect& box, int flags);
// For texts that are laid out elsewhere: a short last word of a long paragraph stays with the one before.
QString heldTogether(const QString& text);

}  // namespace armature::app
