// The place of one diagram's page where the icon of a class of its own is drawn, instead of the diagram.
#pragma once
#include <QObject>
#include <memory>

#include "app/icon/icon_page.h"

class QStackedWidget;

namespace armature::app {

class PageIcon : public QObject {
  Q_OBJECT
 public:
  // Where the page and its inspector are shown; all must outlive this.
  PageIcon(OpenDocument& document, Catalog& catalog, const Icons& icons, QStackedWidget& views,
           QStackedWidget& inspectors);
  ~PageIcon() override;

  // What is on show; null: the diagram is.
  IconPage* page() const { return page_.get(); }
  // Shows the icon of a class; one that is not the diagram's own has none.
  void open(const QString& className);
  void leave();

 Q_SIGNALS:
  // An icon is going to take the place of what is on show.
  void opening();
  // It has, or has gone.
  void changed();
  // What is on show can be edited from now on, or no longer.
  void lockChanged();

 private:
  OpenDocument& document_;
  Catalog& catalog_;
  const Icons& icons_;
  QStackedWidget &views_, &inspectors_;
  std::unique_ptr<IconPage> page_;
};

}  // namespace armature::app
