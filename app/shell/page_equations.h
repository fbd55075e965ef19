// The place of one diagram's page where the equations of a part are shown, instead of the diagram or of the inside that
// has the part: for parts that are made of text. It follows its part and its class, and gives way when the part goes.
#pragma once
#include <QObject>
#include <memory>

#include "app/panels/equation_page.h"
#include "app/run/catalog.h"

class QStackedWidget;

namespace armature::app {

class PageEquations : public QObject {
  Q_OBJECT
 public:
  // `document` is the diagram, whose own classes are meant; `views` where the page is shown. All must outlive this.
  PageEquations(OpenDocument& document, Catalog& catalog, EngineThread& engine, RunControl& run, QStackedWidget& views);
  ~PageEquations() override;

  // What is on show; null: the diagram is.
  EquationPage* page() const { return page_.get(); }
  // The part's name on its level.
  const QString& name() const { return name_; }
  // Shows the equations of a part of `level`: of the diagram, or of the inside of a part whose full name is `around`.
  void open(OpenDocument& level, const QString& around, const QString& name, const QString& className,
            const ClassEquations& equations);
  void leave();
  void setGlasses(const Glasses& glasses);
  void setPlotted(const QSet<QString>& names);

 Q_SIGNALS:
  // Equations have taken the place of what was on show, have got another name, or have gone.
  void changed();
  void parametersWanted();
  void zoomChanged();
  void plotToggled(const QString& variable, bool isPlotted);
  void pageWanted(const QString& className);
  // The text of a class of the diagram's own is wanted, by its number.
  void textWanted(int position);

 private:
  QString fullName() const;
  void follow(OpenDocument& level);
  void followEdit(OpenDocument& level);
  void readAgain();
  void tellClass(const OpenDocument& level);

  OpenDocument& document_;
  Catalog& catalog_;
  EngineThread& engine_;
  RunControl& run_;
  QStackedWidget& views_;
  Glasses glasses_;
  QSet<QString> plotted_;
  double zoom_ = 1;  // as it was left
  QString around_, name_;
  int visit_ = 0;  // tells one page from the next
  std::unique_ptr<EquationPage> page_;
  std::unique_ptr<QObject> watch_;  // over what the page follows, as long as it is on show
  bool isElsewhere_ = false;        // the edit that is under way changes parts or wires
  bool isRenamed_ = false;          // it gives a part another name
};

}  // namespace armature::app
