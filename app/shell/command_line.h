// What the program `armature` can be called with, in the language of the window.
#pragma once
#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>

namespace armature::app {

struct CommandLine {
  Q_DECLARE_TR_FUNCTIONS(CommandLine)

 public:
  // Call speak() first: the help is made here.
  CommandLine();

  // What is typed behind "--language", empty without it. It has to be known before anything is said.
  static QString askedLanguage(int argc, char** argv);
  // Says on the error stream what is wrong with the call, or with what came of it.
  static void complain(const QString& text);
  // A picture or a list is saved, and nobody sits in front of the window.
  bool isPicture() const { return parser.isSet(picture) || parser.isSet(describe); }

  QCommandLineParser parser;
  QCommandLineOption library, picture, film, size, scale, run, dark, language, overlays, inside, at, describe, glasses,
      view, inProcess;
};

}  // namespace armature::app
