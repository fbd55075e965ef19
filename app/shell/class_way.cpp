#include "app/shell/class_way.h"

#include <QTimer>
#include <utility>

#include "app/panels/shown_name.h"
#include "app/shell/breadcrumb.h"
#include "app/shell/library_classes.h"
#include "app/shell/open_pages.h"

namespace armature::app {

namespace {

// The same place at the same size.
void showAs(CanvasView& canvas, double zoom, QPointF place) {
  canvas.setZoom(zoom, canvas.rect().center());
  canvas.lookAt(place);
}

Breadcrumb& breadcrumbOf(DiagramPage& page) {
  return *page.centre()->findChild<Breadcrumb*>();
}

QStringList namesTo(DiagramPage& page) {
  QStringList names{shownName(page.document())};
  for (const auto& inside : page.insides()) names << inside->path().section('.', -1);
  return names;
}

}  // namespace

ClassWay::ClassWay(OpenPages& pages, LibraryClasses& classes) : pages_(pages), classes_(classes) {
  connect(&classes_, &LibraryClasses::opened, this, &ClassWay::arrive);
}

void ClassWay::go(const QString& className) {
  from_ = &pages_.current();
  wanted_ = className;
  classes_.open(className);
}

void ClassWay::arrive(DiagramPage& page, const QString& className) {
  if (std::exchange(wanted_, {}) != className || !from_ || from_ == &page || !from_->isInside()) return;
  join(page);
  page.goUpTo(0);
  breadcrumbOf(page).setWay(namesTo(*from_), className);
  CanvasView& before = from_->canvas();
  const double zoom = before.zoom();
  const QPointF place = before.toDiagram(before.rect().center());
  // Once the page has its room.
  QTimer::singleShot(0, &page, [&page, zoom, place] { showAs(page.diagramCanvas(), zoom, place); });
}

// What leads back from a page; without the diagram that it leads to there is no way.
void ClassWay::join(DiagramPage& page) {
  if (!begins_.contains(&page)) {
    connect(&breadcrumbOf(page), &Breadcrumb::wayBackWanted, this, [this, key = &page](int level) {
      if (DiagramPage* const from = begins_.value(key)) goBack(*from, level);
    });
    connect(&page, &QObject::destroyed, this, [this, key = &page] { begins_.remove(key); });
  }
  begins_.insert(&page, from_);
  const auto forget = [this] {
    for (auto way = begins_.begin(); way != begins_.end(); ++way)
      if (!way.value()) breadcrumbOf(*way.key()).setWay({}, {});
  };
  connect(from_, &QObject::destroyed, this, forget, Qt::QueuedConnection);
}

void ClassWay::goBack(DiagramPage& from, int level) {
  pages_.show(from);
  from.goUpTo(static_cast<size_t>(level));
  focusOn(from);  // what had it in the inside has gone
}

}  // namespace armature::app
