#include "app/look/empty_words.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QVBoxLayout>

namespace armature::app {

void sayWhenEmpty(QAbstractItemView& view, const QString& words) {
  auto* label = new QLabel(words, view.viewport());
  label->setObjectName("emptyWords");
  label->setProperty("role", "quiet");
  label->setAlignment(Qt::AlignCenter);
  label->setWordWrap(true);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* layout = new QVBoxLayout(view.viewport());
  layout->addWidget(label);
  const QAbstractItemModel* const model = view.model();
  const auto follow = [label, model] { label->setVisible(model->rowCount() == 0); };
  QObject::connect(model, &QAbstractItemModel::rowsInserted, label, follow);
  QObject::connect(model, &QAbstractItemModel::rowsRemoved, label, follow);
  QObject::connect(model, &QAbstractItemModel::modelReset, label, follow);
  follow();
}

}  // namespace armature::app
