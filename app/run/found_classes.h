// Classes of the libraries of one kind, found as packages are read: the packages are asked for when the classes are
// wanted, and what comes later is told.
#pragma once
#include "app/run/catalog.h"

namespace armature::app {

class FoundClasses : public QObject {
  Q_OBJECT
 public:
  // Those known so far, in library order; asks for the others.
  QList<ClassPtr> all();
  // Whether no others can come to those that all() gave.
  bool isComplete() const { return isComplete_; }

 Q_SIGNALS:
  void grew();

 protected:
  using IsWanted = bool (*)(const QString& package, const ClassInfo& info);
  // `skipped`: simple names of packages that have none.
  FoundClasses(Catalog& catalog, IsWanted isWanted, QStringList skipped, QObject* parent);

 private:
  void addFrom(const QString& package, int depth, QList<ClassPtr>& found);

  Catalog& catalog_;
  IsWanted isWanted_;
  QStringList skipped_;
  bool isAsked_ = false, isComplete_ = false;
};

}  // namespace armature::app
