#include "app/shell/lesson_room.h"

#include <utility>

#include "app/shell/open_pages.h"
#include "app/shell/run_menu.h"
#include "app/shell/view_menu.h"

namespace armature::app {

LessonRoom::LessonRoom(OpenPages& pages, ViewMenu& view, RunMenu& run) : pages_(pages), view_(view), runMenu_(run) {}

// The page of the last lesson, unless the person has made it a diagram of his own.
void LessonRoom::takePage() {
  const bool isFree = page_ && page_->document().path().isEmpty() && (isInUse_ || !page_->document().isModified());
  if (isFree) return pages_.show(*page_);
  if (page_) disconnect(page_, nullptr, this, nullptr);
  page_ = &pages_.pageToFill();
  connect(page_, &QObject::destroyed, this, [this] {
    page_ = nullptr;
    const bool wasInUse = std::exchange(isInUse_, false);
    view_.setLocks({});
    runMenu_.setLocked(nullptr);
    if (wasInUse) Q_EMIT closed();
  });
  connect(&page_->run(), &RunControl::finished, this, [this] {
    if (isInUse_) Q_EMIT finished();
  });
  connect(&page_->checker(), &Checker::checked, this, [this] {
    if (isInUse_) Q_EMIT checked();
  });
}

void LessonRoom::show(const diagram::Document& document) {
  takePage();
  isInUse_ = true;
  page_->goUpTo(0);
  page_->document().setLocks({});
  page_->file().setModelicaFile({});
  page_->document().reset(document, {});
  pages_.noteReset(*page_);
}

void LessonRoom::leave() {
  view_.endLesson();
  isInUse_ = false;
}

RunControl& LessonRoom::run() {
  return page_->run();
}

CanvasView& LessonRoom::canvas() {
  return page_->diagramCanvas();
}

void LessonRoom::setOverlays(const QStringList& names) {
  view_.showForLesson({names.contains("arrows"), names.contains("values"), names.contains("motion"),
                       names.contains("axis"), names.contains("convention")});
}

void LessonRoom::setGlasses(const QString& name) {
  view_.wearForLesson(name);
}

void LessonRoom::light(const QStringList& parts) {
  QSet<QString> lit;
  for (const QString& part : parts) lit << part.section('.', 0, 0);
  page_->scene().setLit(lit);
}

void LessonRoom::setLocks(const LessonLocks& locks) {
  page_->document().setLocks({locks.structure, locks.parameters});
  page_->tools().setReadOnly(locks.structure);
  page_->inspector().setLocked(locks.parameters);
  view_.setLocks({page_, locks.overlays, locks.results});
  runMenu_.setLocked(locks.results ? page_ : nullptr);
}

void LessonRoom::hold(bool isHeld) {
  page_->holdPlayback(isHeld);
}

QPointF LessonRoom::axisOf(const QString& part, const QString& connector) {
  const ConnectorRef end = page_->scene().findEnd((part + "." + connector).toStdString());
  const Line* line = end.isValid() ? page_->overlay().lines().find(end) : nullptr;
  return line ? line->direction : QPointF(1, 0);
}

}  // namespace armature::app
