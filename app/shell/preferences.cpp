#include "app/shell/preferences.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>

#include "app/look/icons.h"
#include "app/panels/grants_dialog.h"
#include "app/shell/color_scheme.h"

namespace armature::app {

namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Preferences", text);
}

}  // namespace

void showAbout(QWidget& window, const Icons& icons) {
  QMessageBox box(&window);
  box.setWindowTitle(tr("About Armature"));
  box.setIconPixmap(icons.picture("app/armature", 64, window.devicePixelRatioF(), false));
  box.setText(tr("<b>Armature %1</b>").arg(ARMATURE_VERSION));
  box.setInformativeText(
      tr("Block diagrams of mechanics, electronics and heat: drawn, simulated, understood.<br><br>"
         "Free software under the GNU General Public License, version 3 or later."));
  box.exec();
}

void askPreferences(QWidget& window, ColorScheme& scheme, QSettings& settings) {
  QDialog dialog(&window);
  dialog.setWindowTitle(tr("Preferences"));
  auto* layout = new QFormLayout(&dialog);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(10);
  auto* colors = new QComboBox(&dialog);
  colors->addItems({tr("Like the desktop"), tr("Light"), tr("Dark")});
  colors->setCurrentIndex(static_cast<int>(scheme.scheme()));
  auto* libraries = new QPlainTextEdit(settings.value("libraries").toStringList().join('\n'), &dialog);
  libraries->setFixedHeight(72);
  libraries->setPlaceholderText(tr("One folder per line, the first wins"));
  auto* note = new QLabel(tr("Library folders are read at the next start."), &dialog);
  note->setProperty("role", "quiet");
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  layout->addRow(tr("Colours"), colors);
  layout->addRow(tr("Libraries"), libraries);
  layout->addRow({}, note);
  auto* grants = new QPushButton(tr("What has been allowed…"), &dialog);
  QObject::connect(grants, &QPushButton::clicked, &dialog, [&] { GrantsDialog(settings, &dialog).exec(); });
  layout->addRow(tr("Files"), grants);
  layout->addRow(buttons);
  if (dialog.exec() != QDialog::Accepted) return;
  scheme.set(static_cast<ColorScheme::Scheme>(colors->currentIndex()));
  settings.setValue("libraries", libraries->toPlainText().split('\n', Qt::SkipEmptyParts));
}

}  // namespace armature::app
