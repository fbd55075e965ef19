// The text of a note laid out for its width, at a zoom of 100 %: words, formulas, pictures, and the values of
// variables, which may change with every picture. Drawn at any zoom by scaling. Nothing is loaded from anywhere: the
// pictures are those that the diagram itself holds, of PNG or JPEG.
#pragma once
#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <functional>
#include <memory>
#include <vector>

#include "app/look/formula_box.h"
#include "engine/diagram/note_list.h"

namespace armature::app {

inline constexpr double kNoteInset = 8;  // [px] from the edge of a note to its text

class NoteLayout {
 public:
  // What a variable is now, with its unit; empty: nothing is known of it. Where the run cannot have it, why.
  struct Value {
    QString text;
    bool isProblem = false;
  };
  using ValueOf = std::function<Value(const QString& variable)>;
  struct Colors {
    QColor text, quiet;
  };

  // `entry`: of the file, for the pictures. `font`: of the view.
  NoteLayout(const diagram::Note& note, const diagram::JsonValue& entry, const QFont& font);
  ~NoteLayout();

  // With the insets [px]; without values.
  QSizeF size() const { return size_; }
  const QStringList& variables() const { return variables_; }
  // Asks for the values; true where the text has changed. Lines are broken anew where one needs more room.
  bool update(const ValueOf& valueOf);
  // What update has brought, one behind the other; tells whether a picture of the note is still as it should be.
  const QString& shownValues() const { return shownValues_; }
  // With the values of the last update.
  QSizeF liveSize() const { return liveSize_; }
  // What its lines cover, from the upper left corner [px].
  std::vector<QRectF> lines() const;
  // The variable whose value lies at a place from the upper left corner [px]; empty: none.
  QString variableAt(QPointF place) const;
  // From the upper left corner on.
  void paint(QPainter& painter, const Colors& colors) const;

 private:
  struct Item;
  struct Row;
  void read(const diagram::Note& note, const diagram::JsonValue& entry, const QFont& font);
  void addLine(const std::string& line, const diagram::JsonValue& entry, const QFont& font);
  void addWords(const QString& text, const QFont& font, Row& row);
  QSizeF breakLines();
  double placeRow(Row& row, double top);

  double width_;  // [px] of the text
  double letter_ = 13;
  std::vector<Row> rows_;
  QStringList variables_;
  QString shownValues_;
  QSizeF size_, liveSize_;
};

}  // namespace armature::app
