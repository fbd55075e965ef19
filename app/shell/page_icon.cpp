#include "app/shell/page_icon.h"

#include <QStackedWidget>
#include <utility>

#include "app/icon/icon_inspector.h"

namespace armature::app {

PageIcon::PageIcon(OpenDocument& document, Catalog& catalog, const Icons& icons, QStackedWidget& views,
                   QStackedWidget& inspectors)
    : document_(document), catalog_(catalog), icons_(icons), views_(views), inspectors_(inspectors) {
  // It shows what happens to its class, and gives way to the diagram when something happens there.
  for (const auto change : {&OpenDocument::partInserted, &OpenDocument::partRemoved, &OpenDocument::partMoved,
                            &OpenDocument::connectionInserted, &OpenDocument::connectionRemoved,
                            &OpenDocument::routeChanged, &OpenDocument::endsChanged})
    connect(&document_, change, this, &PageIcon::leave);
  connect(&document_, &OpenDocument::partRenamed, this, &PageIcon::leave);
}

PageIcon::~PageIcon() = default;

void PageIcon::open(const QString& className) {
  if (IconModel::positionIn(document_.values(), className) < 0) return;
  if (page_ && page_->model().className() == className) return page_->view().setFocus();
  leave();
  Q_EMIT opening();
  page_ = std::make_unique<IconPage>(document_, catalog_, icons_, className);
  views_.addWidget(page_.get());
  inspectors_.addWidget(&page_->inspector());
  connect(page_.get(), &IconPage::wayUpWanted, this, &PageIcon::leave);
  connect(page_.get(), &IconPage::gone, this, &PageIcon::leave);
  IconModel& model = page_->model();
  connect(&model, &IconModel::changed, this, [this, &model, was = model.isLocked()]() mutable {
    if (std::exchange(was, model.isLocked()) != was) Q_EMIT lockChanged();
  });
  Q_EMIT changed();
}

// It may be one of its keys that leads away: it goes when that is over.
void PageIcon::leave() {
  if (!page_) return;
  IconPage* const gone = page_.release();
  gone->disconnect(this);
  // Out of the way when what it covered has its room.
  Q_EMIT changed();
  views_.removeWidget(gone);
  inspectors_.removeWidget(&gone->inspector());
  gone->inspector().setParent(nullptr);
  gone->setParent(nullptr);
  gone->deleteLater();
}

}  // namespace armature::app
