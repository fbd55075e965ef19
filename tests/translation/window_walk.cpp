#include "tests/translation/window_walk.h"

#include "tests/translation/walk_hand.h"

namespace armature::app {

QStringList walkThroughTheWindow(const QDir& folder, QSize size, bool isDark, const Visitor& visit,
                                 const QStringList& parts) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  WalkHand hand(folder, size, isDark, visit);
  const std::pair<const char*, void (*)(WalkHand&)> all[] = {
      {"diagrams", walkThroughDiagrams}, {"gestures", walkThroughGestures}, {"cards", walkThroughCards},
      {"runs", walkThroughRuns},         {"space", walkThroughSpace},       {"studies", walkThroughStudies},
      {"texts", walkThroughTexts},       {"icons", walkThroughIcons},       {"libraries", walkThroughLibraries},
      {"dialogs", walkThroughDialogs},   {"lessons", walkThroughLessons},   {"questions", walkThroughQuestions}};
  for (const auto& [name, walk] : all)
    if (parts.isEmpty() || parts.contains(name)) walk(hand);
  return hand.missed();
}

}  // namespace armature::app
