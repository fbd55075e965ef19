#include "app/language/tables.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

namespace armature::app {

bool TableTranslator::read(const QByteArray& json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  if (!document.isObject()) return false;
  const QJsonObject contexts = document.object();
  for (auto context = contexts.begin(); context != contexts.end(); ++context) {
    auto& table = tables_[context.key().toUtf8()];
    const QJsonObject sentences = context.value().toObject();
    for (auto sentence = sentences.begin(); sentence != sentences.end(); ++sentence)
      table.insert(sentence.key().toUtf8(), sentence.value().toString());
  }
  return true;
}

QString TableTranslator::translate(const char* context, const char* text, const char* /*comment*/, int /*n*/) const {
  const auto table = tables_.find(QByteArray::fromRawData(context, static_cast<qsizetype>(qstrlen(context))));
  if (table == tables_.end()) return {};
  return table->value(QByteArray::fromRawData(text, static_cast<qsizetype>(qstrlen(text))));
}

QString libraryText(const std::string& english) {
  return english.empty() ? QString() : QCoreApplication::translate("Library", english.c_str());
}

QString classText(const std::string& className, const std::string& description) {
  const QString known = QCoreApplication::translate("Classes", className.c_str());
  return known == QString::fromStdString(className) ? libraryText(description) : known;
}

}  // namespace armature::app
