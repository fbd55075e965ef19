// The person's folders of libraries: what lies in each, or what is wrong with it; added and removed at once.
#pragma once
#include <QDialog>

#include "app/run/library_folders.h"

class QPushButton;
class QTreeWidget;

namespace armature::app {

class LibraryDialog : public QDialog {
  Q_OBJECT
 public:
  explicit LibraryDialog(LibraryFolders& folders, QWidget* parent = nullptr);

 Q_SIGNALS:
  void addWanted();
  void removeWanted(const QString& folder);

 private:
  void fill();

  LibraryFolders& folders_;
  QTreeWidget* list_;
  QPushButton* remove_;
};

// "Drives 1.2.0, Gears", or what is wrong with the folder or a library in it.
QString libraryWords(const LibraryFolders& folders, const ListedFolder& listed);

}  // namespace armature::app
