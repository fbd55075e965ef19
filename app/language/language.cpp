#include "app/language/language.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QTranslator>

#include "app/language/tables.h"

namespace armature::app {

namespace {

// Children of the application with this name are the language that is spoken now.
const QString kTranslatorName = QStringLiteral("armatureTranslator");

bool install(const QString& file) {
  auto* translator = new QTranslator(QCoreApplication::instance());
  translator->setObjectName(kTranslatorName);
  return translator->load(file, QStringLiteral(":/translations")) && QCoreApplication::installTranslator(translator);
}

// The tables of a language.
void installTables(const QString& language) {
  auto* tables = new TableTranslator(QCoreApplication::instance());
  tables->setObjectName(kTranslatorName);
  for (QDirIterator it(":/translations", {"*_" + language + ".json"}, QDir::Files); it.hasNext();) {
    QFile file(it.next());
    if (file.open(QIODevice::ReadOnly)) tables->read(file.readAll());
  }
  QCoreApplication::installTranslator(tables);
}

}  // namespace

std::optional<Language> languageNamed(const QString& name) {
  const QString plain = name.trimmed().toLower();
  const auto begins = [&](const QString& word) {
    return plain == word || plain.startsWith(word + '_') || plain.startsWith(word + '-') ||
           plain.startsWith(word + '.') || plain.startsWith(word + '@');
  };
  if (begins("de") || plain == "german" || plain == "deutsch") return Language::german;
  if (begins("en") || begins("c") || plain == "english" || plain == "posix") return Language::english;
  return std::nullopt;
}

QString shortName(Language language) {
  return language == Language::german ? QStringLiteral("de") : QStringLiteral("en");
}

Language chosenLanguage(const QString& asked, const QString& kept, const QStringList& desktop) {
  for (const QString& name : QStringList{asked, kept} + desktop)
    if (const auto language = languageNamed(name)) return *language;
  return Language::english;
}

bool speak(Language language) {
  const auto spoken =
      QCoreApplication::instance()->findChildren<QTranslator*>(kTranslatorName, Qt::FindDirectChildrenOnly);
  for (QTranslator* translator : spoken) {
    QCoreApplication::removeTranslator(translator);
    delete translator;
  }
  const bool isGerman = language == Language::german;
  QLocale numbers =
      isGerman ? QLocale(QLocale::German, QLocale::Germany) : QLocale(QLocale::English, QLocale::UnitedStates);
  numbers.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
  QLocale::setDefault(numbers);
  if (!isGerman) return true;  // the sources are English
  // Qt's own first: what is installed last is asked first.
  installTables(QStringLiteral("de"));
  return install(QStringLiteral("qtbase_de")) && install(QStringLiteral("armature_de"));
}

}  // namespace armature::app
