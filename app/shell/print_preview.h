// How a sheet will be printed, to look at before it is: zoomed, lying or standing, on other paper.
#pragma once
#include <QDialog>
#include <functional>

class QPrinter;
class QPrintPreviewWidget;
class QToolButton;

namespace armature::app {

class FlowRow;
class Icons;

class PrintPreview : public QDialog {
  Q_OBJECT
 public:
  // `printer`: with its page, changed by what is chosen here; it and the icons must outlive the dialog. `paint`: draws
  // the sheet.
  PrintPreview(QPrinter& printer, const Icons& icons, std::function<void(QPrinter&)> paint, QWidget* parent);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QToolButton* addButton(FlowRow& line, const char* name, const QString& words, const char* icon = nullptr);
  void addZoom(FlowRow& line);
  void addPaper(FlowRow& line);
  void showAllButtons();
  void refresh();
  void coverShadows();
  void choosePaper();
  void print();

  QPrinter& printer_;
  const Icons& icons_;
  QPrintPreviewWidget* sheet_;
  QWidget* bar_ = nullptr;  // of the buttons
  QToolButton *zoom_ = nullptr, *lying_ = nullptr, *standing_ = nullptr;
};

}  // namespace armature::app
