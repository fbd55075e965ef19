#include "app/document/reserved_name.h"

#include "app/document/open_document.h"
#include "engine/base/language_names.h"

namespace armature::app {

QString reservedProblem(const QString& name, const QStringList& libraries) {
  // The type of complex numbers is a library's that the language names; a part or a variable may have its name.
  const std::string word = name.toStdString();
  const bool isClass = isAmong(kLanguageClasses, word) && word != "Complex";
  if (isClass || isAmong(kLanguageTypes, word) || word == kTimeVariable)
    return OpenDocument::tr("%1 is a word of the language. Choose another name.").arg(name);
  if (libraries.contains(name))
    return OpenDocument::tr("%1 is the name of a library, which would be hidden by it. Choose another name.").arg(name);
  return {};
}

QStringList usedLibraries(const diagram::Document& values) {
  QStringList names;
  for (const diagram::ComponentItem& item : values.components) {
    const size_t dot = item.className.find('.');
    if (dot == std::string::npos) continue;
    const QString head = QString::fromStdString(item.className.substr(0, dot));
    if (!names.contains(head)) names << head;
  }
  return names;
}

}  // namespace armature::app
