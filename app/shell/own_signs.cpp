#include "app/shell/own_signs.h"

#include <QCoreApplication>

#include "app/language/messages.h"
#include "app/shell/announcements.h"
#include "app/shell/diagram_page.h"
#include "app/shell/signs_dialog.h"
#include "engine/diagram/own_class.h"

namespace armature::app {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(OwnSigns)
};

}  // namespace

void askForSigns(DiagramPage& page, EngineThread& engine, const Announcements& announcements, QString className) {
  OpenDocument& document = page.document();
  if (document.locks().structure || document.locks().values)
    return announcements.say(Words::tr("The classes of this lesson's diagram are locked."), 6000);
  const auto& parts = page.scene().parts();
  if (className.isEmpty() && page.scene().selectedParts().size() == 1)
    className = parts.at(static_cast<size_t>(*page.scene().selectedParts().begin())).className;
  const ClassPtr info = className.isEmpty() ? nullptr : page.catalog().find(className);
  if (!info || ownClassOf(document.values(), className) < 0)
    return announcements.say(
        Words::tr("Select a part of a class of this diagram: the library says itself what its signs mean."), 6000);
  SignsDialog dialog(info, document.values().classes, readOwnSigns(QByteArray::fromStdString(info->signs)), engine,
                     page.diagramCanvas().window());
  if (dialog.exec() != QDialog::Accepted) return;
  const int position = ownClassOf(document.values(), className);
  if (position < 0) return;
  const auto text = diagram::withSigns(document.values().classes[static_cast<size_t>(position)],
                                       ownSignsText(dialog.rows()).toStdString());
  if (!text) return announcements.warn(spoken(text.reason().message));
  if (*text != document.values().classes[static_cast<size_t>(position)]) document.setClass(position, *text);
}

}  // namespace armature::app
