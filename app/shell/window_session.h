// The files that were open when the program ended, which come back at the next start.
#pragma once

class QSettings;

namespace armature::app {

class DiagramFiles;
class OpenPages;

void saveSession(QSettings& settings, OpenPages& pages);
// Opens those that are still there; false when there were none.
bool restoreSession(const QSettings& settings, OpenPages& pages, DiagramFiles& files);

}  // namespace armature::app
