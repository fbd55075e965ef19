// The language that the window speaks, and with it how it writes numbers. The sentences are compiled into the program
// (resources/translations); nothing of the machine's is read.
#pragma once
#include <QString>
#include <QStringList>
#include <optional>

namespace armature::app {

enum class Language { english, german };

// The language of a name as people and desktops write it: "de", "de_AT.UTF-8", "German", "Deutsch". Nothing for a
// language that the window does not speak.
std::optional<Language> languageNamed(const QString& name);
// The short name by which it is kept and named: "en", "de".
QString shortName(Language language);

// The first that is given and spoken: what the command line asks for, what the settings say (both empty: nothing said),
// then the desktop's languages, best first ("de-DE"). English when none of them is.
Language chosenLanguage(const QString& asked, const QString& kept, const QStringList& desktop);

// Makes all texts from now on, Qt's own too, those of a language. What is already on the screen stays as it is.
// False when its sentences are missing from the program.
bool speak(Language language);

}  // namespace armature::app
