#include "app/language/tables.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace armature::app {

namespace {

constexpr const char* kAssertions = "Assertions";

}  // namespace

bool TableTranslator::read(const QByteArray& json) {
  const QJsonDocument document = QJsonDocument::fromJson(json);
  if (!document.isObject()) return false;
  const QJsonObject contexts = document.object();
  for (auto context = contexts.begin(); context != contexts.end(); ++context) {
    const QJsonObject sentences = context.value().toObject();
    if (context.key() == QLatin1String(kAssertions)) {
      for (auto sentence = sentences.begin(); sentence != sentences.end(); ++sentence)
        said_.insert(sentence.key(), sentence.value().toString());
      continue;
    }
    auto& table = tables_[context.key().toUtf8()];
    for (auto sentence = sentences.begin(); sentence != sentences.end(); ++sentence)
      table.insert(sentence.key().toUtf8(), sentence.value().toString());
  }
  return true;
}

QString TableTranslator::translate(const char* context, const char* text, const char* /*comment*/, int /*n*/) const {
  if (qstrcmp(context, kAssertions) == 0) return said_.translated(QString::fromUtf8(text));
  const auto table = tables_.find(QByteArray::fromRawData(context, static_cast<qsizetype>(qstrlen(context))));
  if (table == tables_.end()) return {};
  return table->value(QByteArray::fromRawData(text, static_cast<qsizetype>(qstrlen(text))));
}

QString libraryText(const std::string& english) {
  return english.empty() ? QString() : QCoreApplication::translate("Library", english.c_str());
}

QString pageText(const std::string& english) {
  return english.empty() ? QString() : QCoreApplication::translate("Pages", english.c_str());
}

bool saysInWords(QString page) {
  static const QRegularExpression formulas(QStringLiteral("<code>.*?</code>|\\[[^\\]]*\\]|<[^>]*>"),
                                           QRegularExpression::DotMatchesEverythingOption);
  static const QRegularExpression letter(QStringLiteral("\\p{L}"));
  return page.remove(formulas).contains(letter);
}

QString saidText(const std::string& english) {
  return english.empty() ? QString() : QCoreApplication::translate(kAssertions, english.c_str());
}

QString classText(const std::string& className, const std::string& description) {
  const QString known = QCoreApplication::translate("Classes", className.c_str());
  return known == QString::fromStdString(className) ? libraryText(description) : known;
}

}  // namespace armature::app
