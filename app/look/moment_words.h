// Days and times of day as the language of the window writes them, as in the dialogs for files; instants of a run with
// as many digits as tell them apart.
#pragma once
#include <QString>
#include <optional>

class QDateTime;
class QTime;

namespace armature::app {

QString momentWords(const QDateTime& moment);
QString timeOfDay(QTime time);

// An instant [s] between those beside it: four digits, or more where one of these would read the same.
// What seven do not tell apart is one instant to whoever reads it.
QString instantWords(double instant, std::optional<double> before = {}, std::optional<double> after = {});

}  // namespace armature::app
