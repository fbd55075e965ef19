#include "app/document/reserved_name.h"

#include <QSet>

#include "app/document/open_document.h"

namespace armature::app {

QString reservedProblem(const QString& name, const QStringList& libraries) {
  // Modelica specification 3.6, sections 3.6.7, 4.8 and 4.9: predefined types, and the variable time.
  static const QSet<QString> own{QStringLiteral("Real"),           QStringLiteral("Integer"),
                                 QStringLiteral("Boolean"),        QStringLiteral("String"),
                                 QStringLiteral("Clock"),          QStringLiteral("StateSelect"),
                                 QStringLiteral("AssertionLevel"), QStringLiteral("ExternalObject"),
                                 QStringLiteral("Connections"),    QStringLiteral("time")};
  if (own.contains(name)) return OpenDocument::tr("%1 is a word of the language. Choose another name.").arg(name);
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
