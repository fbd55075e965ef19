// The worn glasses over one diagram: which of its variables they turn, by their full names. The classes of its parts,
// and of the parts inside of these, are looked up as they are asked for; what is not known yet is not turned, and
// `changed` tells when it is.
#pragma once
#include <QHash>
#include <QSet>

#include "app/document/open_document.h"
#include "app/look/glasses.h"
#include "app/run/catalog.h"
#include "app/teaching/worn_glasses.h"

namespace armature::app {

class PageGlasses : public QObject {
  Q_OBJECT
 public:
  // All must outlive this; the value must not be used after it. `worn` may be null: none, ever.
  PageGlasses(EngineThread& engine, OpenDocument& document, Catalog& catalog, const WornGlasses* worn,
              QObject* parent = nullptr);
  Glasses value();

 Q_SIGNALS:
  // Others are worn, or more is known.
  void changed();

 private:
  using ClassNames = QHash<QString, QString>;  // of parts, by their names
  bool turns(const QString& variable);
  // The class of a part by its path ("robot.axis1"); empty while it is not known.
  QString classNameOf(const QString& path);
  const ClassNames* insideOf(const QString& className);
  void forget();

  EngineThread& engine_;
  OpenDocument& document_;
  Catalog& catalog_;
  const WornGlasses* worn_;
  QHash<QString, bool> known_;          // by variable
  QHash<QString, ClassNames> insides_;  // by class
  QSet<QString> asked_;                 // classes whose inside is on its way
  QSet<QString> awaited_;               // classes that are not read yet
  int age_ = 0;                         // of what is known: answers to older questions are dropped
};

}  // namespace armature::app
