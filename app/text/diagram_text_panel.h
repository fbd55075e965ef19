// The dock's widget for the Modelica text of the whole diagram: it follows the drawing, and what a person changes in it
// is taken over as one step of undo once it can be read. A text that cannot be read yet stays here, with what is wrong
// with it, while the diagram goes on as it is.
#pragma once
#include <QHash>
#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <thread>

#include "app/document/mailbox.h"
#include "app/document/open_document.h"
#include "app/run/checker.h"
#include "app/text/text_problem.h"
#include "engine/diagram/edited_text.h"

namespace armature::app {

class Catalog;
class CodeEdit;
class ProblemStrip;

class DiagramTextPanel : public QWidget {
  Q_OBJECT
 public:
  explicit DiagramTextPanel(QWidget* parent = nullptr);
  ~DiagramTextPanel() override;

  // The diagram on show, with the places of the ends of its wires; both live at least until another one is set.
  void setDiagram(OpenDocument* document, Catalog* catalog, diagram::EndPlaces places);
  // What the last check of the diagram has said; marked in the text where nothing else is wrong with it.
  void setMessages(const Messages& messages);
  // Takes over what is typed, if it can be read.
  void commit();
  // Something is typed that is no part of the diagram (yet): of this document, shown or not.
  bool hasDraft(const OpenDocument& document) const;
  void forget(const OpenDocument& document) { drafts_.remove(&document); }
  // Back to the text of the diagram.
  void discard();
  CodeEdit& editor() { return *editor_; }

 Q_SIGNALS:
  void pageWanted(const QString& className);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  // What is typed and cannot be taken over, with the text that it began with.
  struct Draft {
    QString shown, typed;
    QPointer<const OpenDocument> of;  // null: it has been closed, and another diagram may lie where it did
  };
  // What is typed, to be read as a document; and what has been read.
  struct Question {
    std::shared_ptr<const diagram::Document> before;
    std::string shown, typed;
    diagram::HasClass hasClass;  // of the packages that are imported as a whole
  };
  void read();
  std::optional<Question> question(bool isPatient) const;
  void take(const Question& question, const diagram::EditedText& edited);
  void follow();
  void keepDraft();
  void travel(bool isBack);
  void tell(const TextProblems& ofText);
  bool isLocked() const;

  QPointer<OpenDocument> document_;
  diagram::EndPlaces places_;
  Messages messages_;  // of the last check of the diagram as it is
  QString shown_;      // the text that says what the diagram says now
  QHash<const OpenDocument*, Draft> drafts_;
  QTimer follow_, rest_;
  CodeEdit* editor_;
  ProblemStrip* strip_;
  QWidget* bar_;  // offers the way back from a draft
  bool isTaking_ = false;
  bool isReading_ = false;  // on the thread
  Mailbox mailbox_;
  std::thread thread_;
};

}  // namespace armature::app
