// Notes on the sheet, as a person writes and uses them in the window: put there by key and menu, written, moved, made
// wider, copied, deleted; with the values of a run, formulas and pictures; in files, pictures and Modelica text.
#include <QBuffer>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QSvgGenerator>
#include <QToolButton>

#include "app/canvas/line_box.h"
#include "app/canvas/note_layout.h"
#include "app/canvas/note_painter.h"
#include "app/document/clipboard.h"
#include "app/document/notes.h"
#include "app/look/formula_box.h"
#include "app/look/scaled_picture.h"
#include "app/tools/note_card.h"
#include "app/tools/note_picture.h"
#include "engine/diagram/json.h"
#include "tests/app/window_bench.h"

using namespace armature;
using namespace armature::app;

class NoteTest : public QObject {
  Q_OBJECT
 private:
  OpenDocument& document() const { return window_->document(); }
  CanvasView& canvas() const { return window_->canvas(); }
  DiagramScene& scene() const { return canvas().scene(); }
  NoteCard& card() const { return *canvas().findChild<NoteCard*>("noteCard"); }
  std::string json() const { return diagram::toJson(document().values()); }
  diagram::Note note(size_t index = 0) const {
    const auto list = diagram::noteList(document().values());
    return index < list.size() && list[index] ? *list[index] : diagram::Note{"none", {}, {}};
  }
  QRect boxOf(size_t index = 0) const { return canvas().toPixels(scene().notes()[index].rect).toRect(); }
  bool isMovedTo(QPoint at) const {
    QTest::mouseMove(&canvas(), at);
    return canvas().pointer().toPoint() == at;
  }
  // The pointer comes from elsewhere: where it has been already, a canvas that moved below it is told nothing. The
  // display tells of it when it likes, and the panels beside may yet find their widths: it is moved until it is there.
  void pointAt(QPoint at) {
    QTRY_VERIFY(isMovedTo(at + QPoint(5, 5)));
    QTRY_VERIFY(isMovedTo(at));
    QTRY_VERIFY(canvas().underMouse());
  }
  // A note by key at a place, with what is typed; Esc ends it.
  void write(QPointF place, const QString& text) {
    const QPoint at = canvas().toPixels(place).toPoint();
    pointAt(at);
    pressKey(&canvas(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY(card().isVisible());
    QTest::keyClicks(&card().field(), text);
    QTest::keyClick(&card().field(), Qt::Key_Escape);
    QVERIFY(!card().isVisible());
  }
  // A place of the sheet where nothing lies.
  QPointF freePlaceBelow() const {
    const QRectF all = scene().geometryBounds();
    return {std::round(all.left()), std::round(all.top()) - 6};
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<MainWindow> window_;

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = makeWindow(*folder_);
    QVERIFY(window_->openFile(example("Rotational/First")));
    QTRY_VERIFY(std::ranges::all_of(scene().parts(), [](const PartPicture& part) { return part.info != nullptr; }));
    QTRY_VERIFY_WITH_TIMEOUT(window_->checker().currentModel(), 60000);
    canvas().setZoom(0.8, QRectF(canvas().rect()).center());
  }
  void cleanup() { window_.reset(); }

  // In a canvas that is hardly higher than the card the note is seen above the card while it is written, and
  // afterwards.
  void whatIsWrittenIsSeen() {
    window_->resize(800, 520);
    QTest::qWait(100);
    canvas().fit();
    for (const double down : {0.35, 0.6, 0.9}) {
      const QPoint at(canvas().width() / 2, qRound(down * canvas().height()));
      pointAt(at);
      pressKey(&canvas(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
      QTRY_VERIFY(card().isVisible());
      QTest::keyClicks(&card().field(), "Two **inertias** and a spring");
      const int index = *scene().notes().selected().begin();
      QVERIFY2(!card().geometry().intersects(boxOf(size_t(index))), qPrintable(QString::number(down)));
      QVERIFY2(canvas().rect().contains(boxOf(size_t(index)).adjusted(1, 1, -1, -1)),
               qPrintable(QString::number(down)));
      QTest::keyClick(&card().field(), Qt::Key_Escape);
      QVERIFY(canvas().rect().contains(boxOf(size_t(index)).adjusted(1, 1, -1, -1)));
      // And so is what was seen before.
      for (const PartPicture& part : scene().parts())
        QVERIFY2(canvas().rect().contains(canvas().toPixels(part.rect).toRect()), qPrintable(part.name));
      canvas().fit();
    }
  }

  // The view goes along with a note that is written low in it, and comes back: with the zoom that somebody has chosen.
  void aNoteLeavesTheZoomAlone() {
    window_->resize(800, 520);
    QTRY_COMPARE(window_->size(), QSize(800, 520));
    QTest::qWait(100);
    canvas().fit();
    canvas().zoomBy(0.8);
    // Of the diagram, what lies in the middle: that stays there where the view gets another size.
    const auto middle = [this] { return canvas().toDiagram(QRectF(canvas().rect()).center()); };
    const QPointF before = middle();
    const double zoom = canvas().zoom();
    bool hasGone = false;
    const QSize small = canvas().size();
    for (const auto& [down, isResized] : {std::pair(0.35, false), std::pair(0.6, false), std::pair(0.6, true)}) {
      pointAt(QPoint(canvas().width() / 3, qRound(down * canvas().height())));
      pressKey(&canvas(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
      QTRY_VERIFY(card().isVisible());
      QTest::keyClicks(&card().field(), "Two inertias");
      hasGone = hasGone || QLineF(middle(), before).length() > 1;
      // By a panel that finds its width late, say.
      if (isResized) {
        window_->resize(860, 560);
        QTRY_VERIFY(canvas().width() > small.width() && canvas().height() > small.height());
        QTest::qWait(50);
      }
      QTest::keyClick(&card().field(), Qt::Key_Escape);
      QVERIFY(!card().isVisible());
      QCOMPARE(canvas().zoom(), zoom);
      QVERIFY(QLineF(middle(), before).length() < 1e-6);
    }
    QVERIFY(hasGone);
  }

  // Begun on a part it stands at a free place near it, and beside a part it is narrower: a note lies below all else.
  void aNewNoteIsUnderNoPart() {
    const QRectF part = scene().parts()[2].rect;
    const QPointF before = part.center() - QPointF(part.width() / 2 + 54, 0);
    for (const QPointF place : {part.center(), QPointF(part.left() + 4, part.top() - 4), before}) {
      const size_t index = scene().notes().all().size();
      write(place, "What is this?");
      const NotePicture& made = scene().notes()[index];
      for (const PartPicture& one : scene().parts()) QVERIFY2(!one.rect.intersects(made.rect), qPrintable(one.name));
      QVERIFY(QLineF(made.rect.center(), place).length() < 150);
      QVERIFY(made.note.place.width >= 40);
    }
    write(freePlaceBelow(), "free");
    QCOMPARE(note(3).place.width, 80.0);
    QVERIFY(QLineF(QPointF(note(3).place.x, note(3).place.y), freePlaceBelow()).length() < 40);
  }

  // By key, at the pointer; all that was typed is one step of undo; the model is the same.
  void itIsWritten() {
    const std::string before = json();
    const quint64 meaning = document().meaning();
    write(freePlaceBelow(), "Two **inertias** and a spring");
    QCOMPARE(note().text, std::string("Two **inertias** and a spring"));
    QCOMPARE(scene().notes().selected(), QSet<int>{0});
    QCOMPARE(document().undoStack()->undoText(), QString("Add a note"));
    QCOMPARE(document().meaning(), meaning);
    const std::string after = json();
    document().undoStack()->undo();
    QCOMPARE(json(), before);
    document().undoStack()->redo();
    QCOMPARE(json(), after);
    const auto again = diagram::fromJson(after, "again");
    QVERIFY(again && *again == document().values());
  }

  // Esc keeps what was typed, a click elsewhere as well; a note without text is none.
  void nothingTypedIsLost() {
    write(freePlaceBelow(), "kept");
    QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, boxOf().center());
    QTRY_VERIFY(card().isVisible());
    QTest::keyClicks(&card().field(), " too");
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, QPoint(5, 5));
    QVERIFY(!card().isVisible());
    QCOMPARE(note().text, std::string("kept too"));
    QCOMPARE(document().undoStack()->undoText(), QString("Edit a note"));
    const std::string before = json();
    const int steps = document().undoStack()->index();
    write(freePlaceBelow() + QPointF(110, 0), "");
    QCOMPARE(json(), before);
    QCOMPARE(document().undoStack()->index(), steps);
    // All of its text deleted: it goes.
    scene().select({}, {}, {0});
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTRY_VERIFY(card().isVisible());
    card().field().selectAll();
    QTest::keyClick(&card().field(), Qt::Key_Delete);
    QTest::keyClick(&card().field(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(scene().notes().all().empty());
  }

  // The buttons of the card put marks round what is selected.
  void buttonsSetMarks() {
    write(freePlaceBelow(), "mass m");
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTRY_VERIFY(card().isVisible());
    QTextCursor cursor = card().field().textCursor();
    cursor.setPosition(5);
    cursor.setPosition(6, QTextCursor::KeepAnchor);
    card().field().setTextCursor(cursor);
    QTest::mouseClick(card().findChild<QToolButton*>("noteFormula"), Qt::LeftButton);
    QCOMPARE(note().text, std::string("mass $m$"));
    QVERIFY(card().isVisible());
    QTest::mouseClick(card().findChild<QToolButton*>("noteDone"), Qt::LeftButton);
    QVERIFY(!card().isVisible());
  }

  // Dragged with a part as one step; by arrow keys; the grid holds.
  void theyMoveWithParts() {
    write(freePlaceBelow(), "goes along");
    const std::string before = json();
    const diagram::NotePlace from = note().place;
    const int part = document().partIndex("inertia1");
    const double x = document().values().components[static_cast<size_t>(part)].placement.x;
    scene().select({part}, {}, {0});
    const QPoint grip = boxOf().center();
    dragOn(canvas(), grip, grip + QPoint(64, 26));
    QVERIFY(note().place.x > from.x);
    const double moved = note().place.x - from.x;
    QCOMPARE(std::fmod(moved, 2.0), 0.0);
    QCOMPARE(document().values().components[static_cast<size_t>(part)].placement.x - x, moved);
    document().undoStack()->undo();
    QCOMPARE(json(), before);
    scene().select({}, {}, {0});
    const int steps = document().undoStack()->index();
    for (int k = 0; k < 3; ++k) QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(note().place.x > from.x);
    QCOMPARE(document().undoStack()->index(), steps + 1);
    document().undoStack()->undo();
    QCOMPARE(json(), before);
  }

  // A corner makes it wider: the text has fewer lines; and as high as it is wanted, but never lower than its text.
  void aCornerChangesTheWidth() {
    write(freePlaceBelow(),
          "words that need some lines where there is little room for them, and one where there is more");
    const std::string before = json();
    const double high = scene().notes()[0].rect.height(), wide = note().place.width;
    QTest::mouseClick(&canvas(), Qt::LeftButton, {}, boxOf().center());
    dragOn(canvas(), boxOf().bottomRight() + QPoint(1, 1), boxOf().bottomRight() + QPoint(180, -40));
    QVERIFY2(note().place.width > wide + 20, qPrintable(QString::number(note().place.width)));
    QVERIFY(scene().notes()[0].rect.height() < high - 1);
    QCOMPARE(note().place.height, 0.0);
    dragOn(canvas(), boxOf().bottomRight() + QPoint(1, 1), boxOf().bottomRight() + QPoint(0, 120));
    QVERIFY(note().place.height > high);
    QCOMPARE(scene().notes()[0].rect.height(), note().place.height);
    document().undoStack()->undo();
    document().undoStack()->undo();
    QCOMPARE(json(), before);
  }

  // The value of the run at the instant that is shown, in its unit; before a run the name, and what the model does not
  // have is told from that.
  void aVariableShowsItsValue() {
    write(freePlaceBelow(), "w = {inertia2.w}, t = {time}, {nobody.x}");
    canvas().grab();
    const auto& layout = *scene().notes()[0].layout;
    QCOMPARE(layout.variables(), (QStringList{"inertia2.w", "time", "nobody.x"}));
    QVERIFY(layout.shownValues().simplified().isEmpty());
    runToEnd(*window_);
    const results::Store& store = *window_->run().store();
    const results::Column& column = store.columns()[static_cast<size_t>(store.find("inertia2.w"))];
    const auto [low, high] = store.range(column, 0, store.rowCount());
    for (const double time : {0.21, 0.77}) {
      window_->run().setShownTime(time);
      canvas().grab();
      const QStringList shown = layout.shownValues().split('\n');
      QCOMPARE(shown[0], ColumnText(column)(store.valueAt(column, time), std::max(std::abs(low), std::abs(high))));
      QVERIFY(shown[1].startsWith("0" + QString(decimalMark()) + QString::number(time * 100)));
      QCOMPARE(shown[2], QString("nobody.x: not in this model"));
    }
    // At rest its picture is kept.
    canvas().grab();
    canvas().grab();
    QCOMPARE(canvas().notes().drawnAnew(), 0);
    window_->run().setShownTime(0.5);
    canvas().grab();
    QCOMPARE(canvas().notes().drawnAnew(), 1);
  }

  // A part that gets another name keeps its values in notes; the same in copies.
  void namesFollowTheirParts() {
    write(freePlaceBelow(), "{inertia1.w} and {der(inertia1.w)}");
    const std::string before = json();
    QVERIFY(document().rename(document().partIndex("inertia1"), "motor"));
    QCOMPARE(note().text, std::string("{motor.w} and {der(motor.w)}"));
    document().undoStack()->undo();
    QCOMPARE(json(), before);
    scene().select({document().partIndex("inertia1")}, {}, {0});
    pressKey(&canvas(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(scene().notes().all().size(), size_t{2});
    QCOMPARE(note(1).text.find("{inertia1.w}"), std::string::npos);
    QCOMPARE(scene().notes().selected(), QSet<int>{1});
    document().undoStack()->undo();
    QCOMPARE(json(), before);
  }

  // Copied, cut, pasted at the pointer and deleted like parts.
  void theyAreCopied() {
    write(freePlaceBelow(), "a copy");
    const std::string before = json();
    scene().select({}, {}, {0});
    pressKey(&canvas(), Qt::Key_C, Qt::ControlModifier);
    const QPointF place = freePlaceBelow() + QPointF(150, 0);
    pointAt(canvas().toPixels(place).toPoint());
    pressKey(&canvas(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene().notes().all().size(), size_t{2});
    QCOMPARE(note(1).text, std::string("a copy"));
    QVERIFY(std::abs(scene().notes()[1].rect.center().x() - place.x()) < 6);
    QTest::keyClick(&canvas(), Qt::Key_Delete);
    QCOMPARE(json(), before);
    QCOMPARE(document().undoStack()->undoText(), QString("Delete a note"));
    scene().select({}, {}, {0});
    pressKey(&canvas(), Qt::Key_X, Qt::ControlModifier);
    QVERIFY(scene().notes().all().empty());
    document().undoStack()->undo();
    QCOMPARE(json(), before);
    pressKey(&canvas(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(scene().notes().selected(), QSet<int>{0});
  }

  // A variable that is dropped on one is shown in it, and not beside its part.
  void aVariableIsDroppedOnIt() {
    write(freePlaceBelow(), "Torque:");
    QMimeData data;
    data.setData(kVariableMime, "spring.tau");
    const QPoint at = boxOf().center();
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &enter);
    QVERIFY(enter.isAccepted());
    QCOMPARE(scene().notes().hovered(), 0);
    QVERIFY(scene().lit().isEmpty());
    QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&canvas(), &drop);
    QCOMPARE(note().text, std::string("Torque: {spring.tau}"));
  }

  // A picture is kept in the diagram itself, goes with copies, and what a text names is looked for nowhere else.
  void picturesAreInTheDiagram() {
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(QColor(200, 30, 40));
    const QString file = folder_->filePath("red.png");
    QVERIFY(image.save(file));
    write(freePlaceBelow(), "Seen:");
    QTest::keyClick(&canvas(), Qt::Key_Return);
    QTRY_VERIFY(card().isVisible());
    answerFileDialog(file);
    QTest::mouseClick(card().findChild<QToolButton*>("notePicture"), Qt::LeftButton);
    QTest::keyClick(&card().field(), Qt::Key_Escape);
    QCOMPARE(note().text, std::string("Seen:\n![](picture1)\n"));
    const auto redIn = [&] {
      // What lies beyond the canvas is not painted.
      const QImage shown = canvas().grab(boxOf() & canvas().rect()).toImage();
      int count = 0;
      for (int x = 0; x < shown.width(); ++x)
        for (int y = 0; y < shown.height(); ++y)
          count += shown.pixelColor(x, y).red() > 180 && shown.pixelColor(x, y).green() < 60;
      return count;
    };
    QVERIFY(redIn() > 400);
    QVERIFY(QFile::remove(file));
    const auto again = diagram::fromJson(json(), "again");
    QVERIFY(again && *again == document().values());
    QVERIFY(!diagram::notePicture(noteEntry(*again, 0), "picture1").empty());
    // A name that is a file of this machine.
    diagram::Note foreign = note();
    QVERIFY(image.save(file));
    foreign.text = "![](" + file.toStdString() + ")";
    setNote(document(), 0, foreign);
    QCOMPARE(redIn(), 0);
    QString problem;
    QVERIFY(readNotePicture(example("Rotational/First"), problem).isEmpty());
    QVERIFY(problem.contains("no picture"));
  }

  // Large pictures are made smaller on their way in.
  void picturesAreMadeSmaller() {
    QImage image(4000, 3000, QImage::Format_RGB32);
    QRandomGenerator noise(1);
    for (int y = 0; y < image.height(); ++y)
      noise.fillRange(reinterpret_cast<quint32*>(image.scanLine(y)), image.width());
    const QByteArray bytes = asNotePicture(image);
    QVERIFY(bytes.startsWith("\xFF\xD8\xFF"));
    const QImage made = QImage::fromData(bytes);
    QCOMPARE(made.width(), 1600);
    QVERIFY(bytes.size() < 3'000'000);
  }

  // Of stripes of one pixel, seen from afar, no colour is left.
  void picturesAreSeenFromAfar() {
    QImage stripes(800, 800, QImage::Format_RGB32);
    for (int y = 0; y < stripes.height(); ++y)
      for (int x = 0; x < stripes.width(); ++x) stripes.setPixel(x, y, x % 8 == 0 ? 0xFF000000U : 0xFFFFFFFFU);
    for (const int side : {37, 100, 333}) {
      QImage seen(side, side, QImage::Format_RGB32);
      seen.fill(Qt::red);
      QPainter painter(&seen);
      painter.scale(side / 100.0, side / 100.0);
      paintScaled(painter, QRectF(0, 0, 100, 100), stripes);
      painter.end();
      int least = 255, most = 0;
      for (int x = 1; x + 1 < side; ++x) {
        const int shade = qGray(seen.pixel(x, side / 2));
        least = std::min(least, shade), most = std::max(most, shade);
      }
      QVERIFY2(side > 100 || most - least < 60, qPrintable(QString("%1 to %2 of %3").arg(least).arg(most).arg(side)));
      QVERIFY2(least < 235 && most > 200, qPrintable(QString("%1 to %2 of %3").arg(least).arg(most).arg(side)));
    }
  }

  // In exported pictures, and the file that is opened again looks the same.
  void theyAreInPictures() {
    const QRectF bare = scene().bounds();
    write(freePlaceBelow(), "$$omega = sqrt(c/J)$$");
    QVERIFY(scene().bounds().height() > bare.height() + 10);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize({800, 600});
    QPainter painter(&generator);
    canvas().paintDiagram(painter, QRectF(10, 10, 780, 580));
    painter.end();
    QVERIFY(buffer.data().contains(QString::fromUtf8("ω").toUtf8()));
    canvas().fit();
    canvas().setFocus();
    scene().clearSelection();
    QTest::mouseMove(&canvas(), QPoint(3, 3));
    const QImage before = canvas().grab().toImage();
    const QString file = folder_->filePath("noted.armature.json");
    QVERIFY(document().save(file));
    QVERIFY(document().open(file));
    QTRY_VERIFY(scene().parts().at(0).info);
    canvas().fit();
    QCOMPARE(canvas().grab().toImage(), before);
  }

  // By the menu on the empty sheet and on the note; Tab reaches it after the parts.
  void menusAndKeysReachIt() {
    write(freePlaceBelow(), "here {spring.tau}");
    scene().select({static_cast<int>(scene().parts().size()) - 1}, {});
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Tab);
    QCOMPARE(scene().notes().selected(), QSet<int>{0});
    QStringList entries;
    QTimer::singleShot(100, this, [&] {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (!menu) return;
      for (QAction* action : menu->actions()) entries << action->text();
      for (QAction* action : menu->actions())
        if (action->text() == "Background") {
          for (QAction* ground : action->menu()->actions())
            if (ground->text() == "Blue") ground->trigger();
        }
      menu->close();
    });
    QTest::mouseClick(&canvas(), Qt::RightButton, {}, boxOf().center());
    QTRY_VERIFY(!entries.isEmpty());
    QVERIFY(entries.contains("Plot spring.tau") && entries.contains("Edit the note"));
    QCOMPARE(note().ground, std::string("blue"));
    const QColor ground = canvas().grab().toImage().pixelColor(boxOf().topRight() + QPoint(-8, 8));
    QCOMPARE(ground, noteGroundColor("blue", Theme::of(&canvas())));
  }

  // Of a sheet with notes only what has changed is painted: a part under the pointer, a note whose value is another
  // one; and it looks as if all of it had been painted.
  void onlyWhatChangesIsPainted() {
    const QPointF place = freePlaceBelow();
    write(place, "**Speed** {inertia2.w}");
    write(place + QPointF(110, 0), "at rest");
    runToEnd(*window_);
    scene().clearSelection();
    QTest::mouseMove(&canvas(), QPoint(3, 3));
    window_->run().setShownTime(0.2);
    canvas().grab();
    canvas().grab();
    QVERIFY(canvas().paintCache().sheet.lastChanged().isEmpty());
    window_->run().setShownTime(0.61);
    (void)canvas().grab();
    const QRegion region = canvas().paintCache().sheet.lastChanged();
    QVERIFY(region.intersects(boxOf(0)));
    QVERIFY(!region.intersects(boxOf(1)));
    QVERIFY(region.boundingRect().width() < canvas().width() / 2);
    // Another look, and back: all of it.
    const QImage kept = canvas().grab().toImage();
    canvas().paintCache().sheet.clear();
    QCOMPARE(canvas().grab().toImage(), kept);
    // One that is moved away leaves nothing behind.
    scene().select({}, {}, {1});
    QTest::keyClick(&canvas(), Qt::Key_Right);
    scene().clearSelection();
    const QImage moved = canvas().grab().toImage();
    canvas().paintCache().sheet.clear();
    QCOMPARE(canvas().grab().toImage(), moved);
  }

  // Names of parts and wires that find their own way keep off the words of a note; a note behind parts is their ground.
  void namesAndWiresKeepOff() {
    const auto labelOf = [&](const char* part) {
      return scene().parts()[static_cast<size_t>(document().partIndex(part))].labelRect;
    };
    const QRectF name = labelOf("inertia1");
    write({name.left() - 2, name.bottom() + 2}, "words where the name was");
    const auto covers = [&](const QRectF& box, size_t note = 0) {
      return std::ranges::any_of(scene().notes()[note].lines, [&](const QRectF& line) { return line.intersects(box); });
    };
    for (const PartPicture& part : scene().parts()) QVERIFY2(!covers(part.labelRect), qPrintable(part.name));
    QVERIFY(labelOf("inertia1") != name);
    document().undoStack()->undo();
    QCOMPARE(labelOf("inertia1"), name);
    // Between two parts, upon their wire.
    size_t upright = 0;
    double longest = 0;
    for (size_t k = 0; k < scene().wires().size(); ++k) {
      const QPolygonF& points = scene().wires()[k].points;
      const double length = points.size() == 2 ? QLineF(points[0], points[1]).length() : 0;
      if (length > longest) upright = k, longest = length;
    }
    QVERIFY(longest > 30);
    const QPolygonF straight = scene().wires()[upright].points;
    const QPointF middle = (straight.first() + straight.last()) / 2;
    const auto crosses = [&](const QPolygonF& way) {
      for (qsizetype k = 0; k + 1 < way.size(); ++k)
        if (covers(lineBox(way[k], way[k + 1], 0.2))) return true;
      return false;
    };
    diagram::Note small{"x", {middle.x() - 3.6, middle.y() + 4.6, 16, 0}, {}};  // its letter is upon it
    addNote(document(), small);
    QVERIFY(!crosses(scene().wires()[upright].points));
    QVERIFY(scene().wires()[upright].points.size() > 2);
    document().undoStack()->undo();
    QCOMPARE(scene().wires()[upright].points, straight);
    // Beside a wire that it does not touch it changes nothing, however near.
    std::vector<QPolygonF> ways;
    for (const WirePicture& wire : scene().wires()) ways.push_back(wire.points);
    addNote(document(), {"**Spring**: something about it", {-17.9, -84.3, 80, 0}, {}});
    for (size_t k = 0; k < ways.size(); ++k) QCOMPARE(scene().wires()[k].points, ways[k]);
    document().undoStack()->undo();
    // Behind all parts: nothing gives way to it.
    const QRectF all = scene().geometryBounds();
    addNote(document(), {"a heading\n\n\nx", {all.left(), all.bottom(), all.width(), all.height()}, "blue"});
    QCOMPARE(scene().wires()[upright].points, straight);
  }

  // Each ground can be told from the menu that it is chosen in, in both themes.
  void groundsAreSeen() {
    for (const Theme* theme : {&Theme::light(), &Theme::dark()}) {
      QMenu menu;
      fillNoteGrounds(menu, {}, *theme, [](const QString&) {});
      for (QAction* action : menu.actions()) {
        if (action->icon().isNull()) continue;
        const QImage shown = action->icon().pixmap(16, 16).toImage();
        const auto distance = [&](QPoint at) {
          const QColor a = shown.pixelColor(at), b = theme->raised;
          return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
        };
        QVERIFY2(distance({shown.width() / 2, 0}) > 90, qPrintable(action->text()));
      }
      QCOMPARE(std::ranges::count_if(menu.actions(), [](QAction* a) { return !a->icon().isNull(); }), 5);
    }
  }

  // In the inside of a class of the diagram's own, too: the class has it in its text, each of its parts shows its own
  // value, undo takes it away, and in a file it is there again.
  void theInsideOfAClassHasThem() {
    QFile file(folder_->filePath("inside.armature.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "armature-diagram", "version": 1, "name": "WithInside",
      "components": [{"name": "disc", "class": "Disc", "placement": {"x": 0, "y": 0}}],
      "classes": ["model Disc\n  Modelica.Mechanics.Rotational.Components.Inertia mass(J = 1, w(start = 3, fixed = true)) annotation (Placement(transformation(extent = {{-50, -10}, {-30, 10}})));\nend Disc;"],
      "experiment": {"startTime": 0, "stopTime": 1, "interval": 0, "tolerance": 1e-06}})");
    file.close();
    QVERIFY(window_->openFile(file.fileName()));
    QTRY_VERIFY(scene().parts().at(0).info);
    const std::string before = document().values().classes[0];
    const auto enter = [&] {
      window_->page().lookInto(0);
      QTRY_VERIFY_WITH_TIMEOUT(window_->page().isInside(), 20000);
      QVERIFY(window_->page().insides().back()->isEditable());
      QTRY_VERIFY(scene().parts().at(0).info);
      QTest::qWait(50);  // until the row above it has its room
      canvas().setZoom(0.8, QRectF(canvas().rect()).center());
    };
    enter();
    const quint64 meaning = document().meaning();
    write(freePlaceBelow(), "turns with {mass.w}");
    QCOMPARE(document().meaning(), meaning);
    QCOMPARE(scene().notes().all().size(), size_t{1});
    const std::string with = document().values().classes[0];
    QVERIFY2(with.find("turns with {mass.w}") != std::string::npos, with.c_str());
    QVERIFY(diagram::noteList(document().values()).empty());
    window_->page().goUpTo(0);
    QVERIFY(scene().notes().all().empty());
    enter();
    QCOMPARE(scene().notes().all().size(), size_t{1});
    // What is done to the drawing leaves it there.
    scene().select({0}, {});
    canvas().setFocus();
    QTest::keyClick(&canvas(), Qt::Key_Right);
    QVERIFY(document().values().classes[0] != with);
    QVERIFY(document().values().classes[0].find("turns with {mass.w}") != std::string::npos);
    runToEnd(*window_);
    QTRY_VERIFY(window_->page().isInside());
    (void)canvas().grab();
    QVERIFY2(scene().notes()[0].layout->shownValues().startsWith("3"),
             qPrintable(scene().notes()[0].layout->shownValues()));
    while (document().undoStack()->canUndo()) document().undoStack()->undo();
    QCOMPARE(document().values().classes[0], before);
    QTRY_VERIFY(scene().notes().all().empty());
    QVERIFY(window_->page().isInside());
  }

  // A diagram whose structure is locked takes none, and the inside of a part neither.
  void lockedDiagramsTakeNone() {
    document().setLocks({true, false});
    pressKey(&canvas(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(!card().isVisible());
    QVERIFY(scene().notes().all().empty());
    document().setLocks({});
  }

  // Whatever is typed as a formula has a size and is drawn; known letters and forms are what they should be.
  void formulasAreTypeset() {
    QFont font;
    font.setPixelSize(20);
    const FormulaBox flat("a", font, true), fraction("a/b", font, true), inText("a/b", font, false);
    QVERIFY(fraction.ascent() + fraction.descent() > 1.6 * (flat.ascent() + flat.descent()));
    QVERIFY(inText.ascent() < fraction.ascent());
    QVERIFY(std::abs(FormulaBox("(a)/(b)", font, true).width() - fraction.width()) < 0.01);
    QVERIFY(std::abs(FormulaBox("\\frac{a}{b}", font, true).width() - fraction.width()) < 0.01);
    QVERIFY(std::abs(FormulaBox("omega", font, true).width() - FormulaBox("\\omega", font, true).width()) < 0.01);
    QVERIFY(FormulaBox("der(x)", font, true).ascent() > FormulaBox("x", font, true).ascent());
    QVERIFY(FormulaBox("x^2", font, true).ascent() > FormulaBox("x", font, true).ascent());
    QVERIFY(FormulaBox("x_2", font, true).descent() > FormulaBox("x", font, true).descent());
    QImage image(600, 120, QImage::Format_RGB32);
    QString deep;
    for (int k = 0; k < 3000; ++k) deep += "(\\sqrt{a/";
    for (const QString& text :
         {QString(), QString("(((("), QString("}])"), QString("a^^b__c"), QString("\\"), QString("\"open"),
          QString("_"), QString("*/+"), QString("der("), QString("1e"), QString(5000, '{'), deep}) {
      const FormulaBox box(text, font, true);
      QVERIFY(std::isfinite(box.width()) && std::isfinite(box.ascent()));
      QPainter painter(&image);
      box.paint(painter, {0, 60});
    }
  }
};

QTEST_MAIN(NoteTest)
#include "note_test.moc"
