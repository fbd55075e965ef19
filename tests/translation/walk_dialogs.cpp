// Dialogs and questions: preferences, files, tables, printing; what is asked before something could be lost.
#include <QLabel>
#include <QMessageBox>
#include <QPrintPreviewDialog>
#include <QPushButton>
#include <QToolButton>

#include "app/panels/find_dialog.h"
#include "app/run/file_grants.h"
#include "engine/diagram/json.h"
#include "tests/translation/walk_hand.h"

namespace armature::app {

namespace {

void lookAtPreferences(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  window.settings().setValue("kept", 1);
  const auto press = [&](const QString& view, const char* english) {
    bool isPressed = false;
    hand.lookDuring(
        view, [&] { hand.trigger("Pr&eferences…"); },
        [&](QWidget& shown) {
          if (isPressed) return false;
          for (auto* button : shown.findChildren<QPushButton*>())
            if (button->text() == QCoreApplication::translate("Preferences", english)) {
              isPressed = true;
              QTimer::singleShot(0, button, &QPushButton::click);
              return true;
            }
          return false;
        });
  };
  press("preferences", "Permissions…");
  FileGrants grants(window.document());
  grants.setSettings(&window.settings());
  AccessRequest request;
  request.kind = AccessKind::trust;
  request.path = request.folder = hand.path("libs/Gears").toStdString();
  grants.allowAlways(request);
  press("preferencesWithGrants", "Permissions…");
  hand.lookDuring("about", [&] { hand.trigger("&About Armature"); });
}

void lookAtFiles(WalkHand& hand) {
  hand.beginAnew();
  hand.open("Rotational/First");
  hand.run();
  hand.lookDuring("printPreview", [&] { hand.trigger("&Print…"); });
  hand.trigger("&Find and replace…");
  auto* find = hand.window().findChild<FindDialog*>("findDialog");
  if (!find || !find->isVisible()) return hand.miss("find");
  QTest::keyClicks(find->findChild<QLineEdit*>("findText"), "inertia");
  QTest::qWait(300);
  hand.lookAt("find", *find);
  find->close();
  // Of a person's own folder.
  (void)hand.window().document().save(hand.path("drive.armature.json"));
  hand.lookDuring("dialog Export results", [&] { hand.trigger("Export &results…"); });
  for (const char* file : {"&Open…", "Open &results…", "Save &as…", "Export &Modelica text…",
                           "Export &picture of the diagram…", "&Open a lesson file…"})
    hand.lookDuring(QStringLiteral("dialog ") + QString(file).remove('&'), [&] { hand.trigger(file); });
}

void lookAtValues(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.open("Rotational/First");
  for (const char* name : {"addParameter", "addClass"})
    if (auto* button = window.inspector().findChild<QPushButton*>(name))
      hand.lookDuring(name, [&] { button->click(); });
    else
      hand.miss(name);
  for (auto* button : window.inspector().findChildren<QToolButton*>())
    if (button->objectName().startsWith("parameterMenu_") && button->menu()) {
      hand.lookAtMenu("parameterMenu", *button->menu());
      break;
    }
  clickPart(window, "spring");
  if (auto* field = window.inspector().findChild<QLineEdit*>("parameter_c"))
    hand.menuAt("fieldMenu", *field, field->rect().center());
  if (auto* field = window.inspector().findChild<QLineEdit*>("partName"))
    hand.menuAt("nameMenu", *field, field->rect().center());
  hand.trigger("Select &all");
  hand.lookDuring("submodel", [&] { hand.trigger("&Make a sub-model…"); });
  hand.beginAnew();
  hand.put("Modelica.Blocks.Sources.TimeTable", {0, 0});
  clickPart(window, "timeTable1");
  hand.enter("parameter_table", "[0, 0; 1, 5; 2, 3]");
  hand.look("tableField", "table_table");
  hand.lookDuring("table", [&] { (void)hand.click(window.inspector(), "table_table"); });
  hand.beginAnew();
  hand.put("Modelica.Mechanics.MultiBody.Parts.BodyBox", {0, 0});
  clickPart(window, "bodyBox1");
  hand.look("manyParameters", "partName");
}

// What a diagram wants of the machine.
void lookAtAccess(WalkHand& hand) {
  MainWindow& window = hand.window();
  const QByteArray outside = hand.path("outside/secret.txt").toUtf8();
  hand.write("outside/secret.txt", "one\n");
  hand.write("libraries/Lib/package.mo",
             "package Lib\n  function twice\n    input Real x;\n    output Real y;\n    external \"C\" y = twice(x) "
             "annotation(Include=\"double twice(double x) { return 2 * x; }\");\n  end twice;\n"
             "  model Spinner\n    Real y = twice(time);\n  end Spinner;\nend Lib;\n");
  const auto show = [&](const QString& view, const std::vector<std::string>& classes, const char* used) {
    hand.beginAnew();
    diagram::Document document;
    document.name = "Files";
    document.classes = classes;
    document.libraries = {hand.path("libraries").toStdString()};
    diagram::ComponentItem clerk;
    clerk.name = "clerk";
    clerk.className = used;
    document.components = {clerk};
    const QString path = hand.path("access/" + view + ".armature.json");
    hand.write("access/" + view + ".armature.json", {});
    if (!diagram::save(document, path.toStdString())) return hand.miss(view);
    hand.openFile(path);
    window.run().start();
    hand.waitFor(
        view, [&] { return !window.run().isActive(); }, 60000);
    hand.look(view, "accessWords");
  };
  const std::string count =
      "impure function count\n  input String name;\n  output Integer n;\n"
      "  external \"C\" n = ModelicaInternal_countLines(name);\nend count;\n";
  const std::string remove =
      "impure function remove\n  input String name;\n  external \"C\" ModelicaInternal_removeFile(name);\nend "
      "remove;\n";
  const std::string print =
      "impure function print\n  input String line;\n  input String name;\n"
      "  external \"C\" ModelicaInternal_print(line, name);\nend print;\n";
  show("accessToRead",
       {count,
        "model Clerk\n  discrete Real n(start = 0, fixed = true);\nalgorithm\n  when time > 0.5 then\n    n := "
        "count(\"" +
            outside.toStdString() + "\");\n  end when;\nend Clerk;\n"},
       "Clerk");
  show("accessToChange",
       {remove, "model Clerk\ninitial algorithm remove(\"" + outside.toStdString() + "\");\nend Clerk;\n"}, "Clerk");
  show("folderOfARun", {print, "model Clerk\ninitial algorithm print(\"a\", \"new.txt\");\nend Clerk;\n"}, "Clerk");
  show("trust", {}, "Lib.Spinner");
}

void lookAtClosing(WalkHand& hand) {
  MainWindow& window = hand.window();
  const QString path = hand.path("asked.armature.json");
  hand.beginAnew();
  hand.put(QString(kRotational) + "Inertia", {0, 0});
  hand.lookDuring("closing", [&] { hand.trigger("&Close the diagram"); });
  window.files().makeNewPage();
  hand.put(QString(kRotational) + "Inertia", {0, 0});
  hand.lookDuring("closingAll", [&] { hand.trigger("&Quit"); });
  (void)window.document().save(path);
  window.files().open(path);
  QFile file(path);
  (void)file.open(QIODevice::ReadWrite);
  const QByteArray text = file.readAll();
  file.seek(0);
  file.write(QByteArray(text).replace("inertia1", "inertiaX"));
  file.close();
  hand.put(QString(kRotational) + "Damper", {60, 0});
  hand.waitFor("a notice", [&] { return window.page().centre()->findChild<QLabel*>("noticeText") != nullptr; });
  hand.look("changedElsewhere", "noticeText");
  hand.lookDuring("saving", [&] { hand.trigger("&Save"); });
  QFile::remove(path);
  QTest::qWait(500);
  hand.lookDuring("gone", [&] { hand.trigger("&Save"); });
}

void lookAtModelica(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.write("two.mo",
             "package Two\n  model A\n    Real x = 1;\n  end A;\n  model B\n    Real x = 1;\n  end B;\nend Two;\n");
  hand.lookDuring("severalModels", [&] {
    (void)window.openFile(hand.path("two.mo"));
    QTest::qWait(1500);
  });
  hand.write("one.mo", "model One\n  Real x = 1;\nend One;\n");
  (void)window.openFile(hand.path("one.mo"));
  hand.waitFor("a copy of a model", [&] { return window.document().values().name == "One"; });
  hand.look("copyOfAModel", "canvas");
  hand.lookDuring("modelicaSave", [&] { hand.trigger("&Save"); });
  hand.write("broken.mo", "model Broken\n  Real x = ;\nend Broken;\n");
  hand.lookDuring("brokenModel", [&] {
    (void)window.openFile(hand.path("broken.mo"));
    QTest::qWait(1500);
  });
  hand.write("broken.armature.json", "{\"format\": \"armature-diagram\"");
  hand.lookDuring("brokenDiagram", [&] { (void)window.openFile(hand.path("broken.armature.json")); });
}

// A Modelica file that is saved into, and changed by somebody else.
void lookAtAFileTakenOver(WalkHand& hand) {
  MainWindow& window = hand.window();
  hand.beginAnew();
  hand.write("taken/taken.mo",
             "model Taken\n  Modelica.Mechanics.Rotational.Components.Inertia load(J = 1);\nend Taken;\n");
  (void)window.openFile(hand.path("taken/taken.mo"));
  hand.waitFor("a copy of Taken", [&] { return window.document().values().name == "Taken"; });
  bool isSaved = false;
  hand.lookDuring(
      "intoAFile", [&] { hand.trigger("&Save"); },
      [&](QWidget& shown) {
        for (auto* button : shown.findChildren<QPushButton*>())
          if (button->isDefault() && !isSaved) {
            isSaved = true;
            QTimer::singleShot(0, button, &QPushButton::click);
            return true;
          }
        return isSaved;
      });
  QTest::qWait(300);
  hand.write("taken/taken.mo",
             "model Taken\n  Modelica.Mechanics.Rotational.Components.Inertia load(J = 2);\nend Taken;\n");
  hand.look("modelicaChangedElsewhere", "noticeText");
}

void lookAtRecovery(WalkHand& hand) {
  const QString folder = hand.path("left");
  const auto leave = [&](const char* name) {
    diagram::Document document;
    document.name = "Left";
    document.title = name;
    hand.write(QStringLiteral("left/") + name + ".armature.json", {});
    (void)diagram::save(document, (folder + "/" + name + ".armature.json").toStdString());
  };
  leave("one");
  const auto look = [&](const QString& view) {
    hand.lookDuring(view, [&] {
      const auto other = hand.makeWindow(folder);  // asks as it starts
      QTest::qWait(600);
    });
  };
  look("recovery");
  leave("two");
  leave("three");
  look("recoveryList");
  // The folder may have been emptied by the answers.
  hand.window().activateWindow();
}

}  // namespace

void walkThroughDialogs(WalkHand& hand) {
  lookAtPreferences(hand);
  lookAtFiles(hand);
  lookAtValues(hand);
  lookAtAccess(hand);
}

void walkThroughQuestions(WalkHand& hand) {
  lookAtClosing(hand);
  lookAtRecovery(hand);
  // Classes of Modelica files that have been opened stay in the palette.
  lookAtAFileTakenOver(hand);
  lookAtModelica(hand);
}

}  // namespace armature::app
