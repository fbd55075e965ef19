#include "app/shell/preferences.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include "app/language/language.h"
#include "app/look/icons.h"
#include "app/panels/grants_dialog.h"
#include "app/run/run_store.h"
#include "app/shell/color_scheme.h"

namespace armature::app {

namespace {

struct PreferenceWords {
  Q_DECLARE_TR_FUNCTIONS(Preferences)
};

// The languages by their own names, kept by their short ones.
QComboBox* languageBox(const QSettings& settings, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setObjectName("language");
  box->addItem(PreferenceWords::tr("Same as the system"), QString());
  box->addItem(QStringLiteral("English"), shortName(Language::english));
  box->addItem(QStringLiteral("Deutsch"), shortName(Language::german));
  const auto kept = languageNamed(settings.value("language").toString());
  box->setCurrentIndex(kept ? box->findData(shortName(*kept)) : 0);
  return box;
}

// In gigabytes, kept as such; the smallest value stands for the usual share of the memory.
QDoubleSpinBox* memoryBox(const QSettings& settings, QWidget* parent) {
  auto* box = new QDoubleSpinBox(parent);
  box->setObjectName("resultsMemory");
  const double usual = static_cast<double>(results::usualBudget().memory) / 1e9;
  box->setRange(0, 1024);
  box->setDecimals(1);
  box->setSingleStep(0.5);
  box->setSuffix(QStringLiteral(" GB"));
  box->setSpecialValueText(PreferenceWords::tr("An eighth of the memory (%L1 GB)").arg(usual, 0, 'f', 1));
  box->setValue(settings.value(kResultsMemory).toDouble());
  box->setToolTip(PreferenceWords::tr("Larger results of a run are kept in a file in %1")
                      .arg(QString::fromStdString(results::usualBudget().folder)));
  return box;
}

}  // namespace

void showAbout(QWidget& window, const Icons& icons) {
  QMessageBox box(&window);
  box.setWindowTitle(PreferenceWords::tr("About Armature"));
  box.setIconPixmap(icons.picture("app/armature", 64, window.devicePixelRatioF(), false));
  box.setText(PreferenceWords::tr("<b>Armature %1</b>").arg(ARMATURE_VERSION));
  box.setInformativeText(
      PreferenceWords::tr("Block diagrams of mechanics, electronics and heat: drawn, simulated, understood.<br><br>"
                          "Free software under the GNU General Public License, version 3 or later."));
  box.exec();
}

void askPreferences(QWidget& window, ColorScheme& scheme, QSettings& settings,
                    const std::function<void()>& showLibraries) {
  QDialog dialog(&window);
  dialog.setWindowTitle(PreferenceWords::tr("Preferences"));
  auto* layout = new QFormLayout(&dialog);
  layout->setContentsMargins(16, 16, 16, 16);
  layout->setSpacing(10);
  auto* colors = new QComboBox(&dialog);
  colors->addItems(
      {PreferenceWords::tr("Same as the desktop"), PreferenceWords::tr("Light"), PreferenceWords::tr("Dark")});
  colors->setCurrentIndex(static_cast<int>(scheme.kept()));
  auto* languages = languageBox(settings, &dialog);
  auto* note = new QLabel(PreferenceWords::tr("The language changes at the next start."), &dialog);
  note->setProperty("role", "quiet");
  auto* memory = memoryBox(settings, &dialog);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
  QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  layout->addRow(PreferenceWords::tr("Colours"), colors);
  layout->addRow(PreferenceWords::tr("Language"), languages);
  layout->addRow({}, note);
  auto* libraries = new QPushButton(PreferenceWords::tr("Library folders…"), &dialog);
  QObject::connect(libraries, &QPushButton::clicked, &dialog, showLibraries);
  layout->addRow(PreferenceWords::tr("Libraries"), libraries);
  auto* grants = new QPushButton(PreferenceWords::tr("Permissions…"), &dialog);
  QObject::connect(grants, &QPushButton::clicked, &dialog, [&] { GrantsDialog(settings, &dialog).exec(); });
  layout->addRow(PreferenceWords::tr("Files"), grants);
  layout->addRow(PreferenceWords::tr("Results in memory"), memory);
  layout->addRow(buttons);
  if (dialog.exec() != QDialog::Accepted) return;
  // What was chosen for this start only stays until it ends.
  const auto chosen = static_cast<ColorScheme::Scheme>(colors->currentIndex());
  if (chosen != scheme.kept()) scheme.set(chosen);
  settings.setValue("language", languages->currentData());
  settings.setValue(kResultsMemory, memory->value());
}

}  // namespace armature::app
