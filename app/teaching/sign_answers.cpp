#include "app/teaching/sign_answers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace armature::app {

namespace {

struct AnswerWords {
  Q_DECLARE_TR_FUNCTIONS(SignAnswers)
};

QString qt(const std::string& text) {
  return QString::fromStdString(text);
}

Domain domainOf(const QString& quantity) {
  if (quantity == "torque" || quantity.startsWith("ang")) return Domain::rotational;
  if (quantity == "current" || quantity == "voltage") return Domain::electrical;
  if (quantity == "heat flow" || quantity == "temperature difference") return Domain::heat;
  return Domain::translational;
}

// Connectors of a domain, in the order of the class.
QStringList endsOf(const ClassInfo& info, Domain domain) {
  QStringList names;
  for (const ConnectorInfo& c : info.connectors)
    if (c.domain == domain && c.causality.empty() && c.dimensions.empty() && c.condition.empty()) names << qt(c.name);
  return names;
}

// Collects answers about one variable.
class Answers {
 public:
  Answers(QString variable, QString quantity) : variable_(std::move(variable)), quantity_(std::move(quantity)) {}

  void add(const QString& words, SignAxis axis, const QString& at, bool isOnNeighbours, const QString& positive,
           const QString& negative, const QString& zero) {
    SignAnswer answer{words, {}};
    answer.row = {variable_, quantity_, axis, at, isOnNeighbours, from_, to_, {}, {}, {}, positive, negative, zero};
    list_ << answer;
  }
  void setEnds(const QString& from, const QString& to) {
    from_ = from;
    to_ = to;
  }
  // {a} and {b} of a sentence are the neighbours at these.
  void addForceBetween(bool isTorque) {
    if (isTorque) {
      const QString more = AnswerWords::tr("It turns {a} in the positive sense and {b} back."),
                    less = AnswerWords::tr("It turns {a} back and {b} in the positive sense."),
                    none = AnswerWords::tr("It carries no torque.");
      add(AnswerWords::tr("Between %1 and %2: positive where it is twisted forward, and turns what is at %1 along")
              .arg(from_, to_),
          SignAxis::apart, "part", false, more, less, none);
      add(AnswerWords::tr("Between %1 and %2: positive where it is twisted back").arg(from_, to_), SignAxis::together,
          "part", false, less, more, none);
      return;
    }
    const QString pulled = AnswerWords::tr("In tension: it pulls {a} and {b} towards each other."),
                  pressed = AnswerWords::tr("In compression: it pushes {a} and {b} apart from each other."),
                  none = AnswerWords::tr("It carries no force.");
    add(AnswerWords::tr("Between %1 and %2: positive where the part is pulled").arg(from_, to_), SignAxis::apart,
        "part", false, pulled, pressed, none);
    add(AnswerWords::tr("Between %1 and %2: positive where the part is pressed").arg(from_, to_), SignAxis::together,
        "part", false, pressed, pulled, none);
  }
  void addForceAt(const QString& end) {
    const QString onPart = AnswerWords::tr("Its neighbour acts on it in the positive direction."),
                  onPartBack = AnswerWords::tr("Its neighbour acts on it against the positive direction."),
                  onOther = AnswerWords::tr("It acts on {flange} in the positive direction."),
                  onOtherBack = AnswerWords::tr("It acts on {flange} against the positive direction."),
                  none = AnswerWords::tr("Nothing acts there.");
    add(AnswerWords::tr("At %1: positive where the neighbour acts on the part along the axis").arg(end), SignAxis::line,
        end, false, onPart, onPartBack, none);
    add(AnswerWords::tr("At %1: positive where the part acts on its neighbour along the axis").arg(end), SignAxis::line,
        end, true, onOther, onOtherBack, none);
  }
  void addForceOfAll() {
    add(AnswerWords::tr("On the whole part: positive where the neighbours together act along the axis"), SignAxis::line,
        "part", false, AnswerWords::tr("What acts on it from all sides points in the positive direction."),
        AnswerWords::tr("What acts on it from all sides points against the positive direction."),
        AnswerWords::tr("What acts on it is in balance."));
    add(AnswerWords::tr("On the neighbours: positive where the part holds them back against the axis"),
        SignAxis::against, "part", true,
        AnswerWords::tr("It acts against the positive direction on what is connected."),
        AnswerWords::tr("It acts in the positive direction on what is connected."),
        AnswerWords::tr("It acts on nothing."));
  }
  void addMotionBetween() {
    const bool isPlace = quantity_ == "position" || quantity_ == "angle", isSpeed = quantity_.endsWith("velocity");
    const QString ahead = (isPlace   ? AnswerWords::tr("%2 is ahead of %1 in the positive direction.")
                           : isSpeed ? AnswerWords::tr("%2 moves away from %1 in the positive direction.")
                                     : AnswerWords::tr("%2 gains speed over %1 in the positive direction."))
                              .arg(from_, to_),
                  behind = (isPlace   ? AnswerWords::tr("%2 is behind %1 in the positive direction.")
                            : isSpeed ? AnswerWords::tr("%2 falls behind %1 in the positive direction.")
                                      : AnswerWords::tr("%2 loses speed against %1 in the positive direction."))
                               .arg(from_, to_),
                  none = AnswerWords::tr("There is no difference between %1 and %2.").arg(from_, to_);
    add(AnswerWords::tr("From %1 to %2: positive where %2 has more").arg(from_, to_), SignAxis::apart, "part", false,
        ahead, behind, none);
    add(AnswerWords::tr("From %2 to %1: positive where %1 has more").arg(from_, to_), SignAxis::together, "part", false,
        behind, ahead, none);
  }
  void addMotionAt(const QString& end) {
    const QString along = AnswerWords::tr("It is positive along the axis at %1.").arg(end),
                  back = AnswerWords::tr("It is against the axis at %1.").arg(end),
                  none = AnswerWords::tr("It is zero at %1.").arg(end);
    add(AnswerWords::tr("At %1: positive along the axis").arg(end), SignAxis::line, end, false, along, back, none);
    add(AnswerWords::tr("At %1: positive against the axis").arg(end), SignAxis::against, end, false, back, along, none);
  }
  void addPath() {
    const bool isDrop = quantity_ == "voltage" || quantity_ == "temperature difference";
    const QString from = from_, to = to_;
    for (const auto& [a, b] : {std::pair{from, to}, {to, from}}) {
      setEnds(a, b);
      if (isDrop)
        add(AnswerWords::tr("From %1 to %2: positive where %1 is higher").arg(a, b), SignAxis::path, "part", false,
            AnswerWords::tr("%1 is higher than %2.").arg(a, b), AnswerWords::tr("%1 is lower than %2.").arg(a, b),
            AnswerWords::tr("%1 and %2 are equal.").arg(a, b));
      else
        add(AnswerWords::tr("From %1 to %2: positive where it flows into %1 and out of %2").arg(a, b), SignAxis::path,
            "part", false, AnswerWords::tr("It flows into %1 and out of %2.").arg(a, b),
            AnswerWords::tr("It flows into %2 and out of %1.").arg(a, b), AnswerWords::tr("Nothing flows."));
    }
    setEnds(from, to);
  }
  void addFlowAt(const QString& end) {
    add(AnswerWords::tr("At %1: positive where it flows into the part").arg(end), SignAxis::path, end, false,
        AnswerWords::tr("It flows into the part at %1.").arg(end),
        AnswerWords::tr("It flows out of the part at %1.").arg(end), AnswerWords::tr("Nothing flows at %1.").arg(end));
  }
  QList<SignAnswer> list() const { return list_; }

 private:
  QString variable_, quantity_, from_, to_;
  QList<SignAnswer> list_;
};

}  // namespace

QString proposedQuantity(const VariableInfo& variable) {
  static const QHash<QString, QString> byUnit = {{"N", "force"},
                                                 {"N.m", "torque"},
                                                 {"m", "position"},
                                                 {"m/s", "velocity"},
                                                 {"m/s2", "acceleration"},
                                                 {"rad", "angle"},
                                                 {"rad/s", "angular velocity"},
                                                 {"rad/s2", "angular acceleration"},
                                                 {"A", "current"},
                                                 {"V", "voltage"},
                                                 {"W", "heat flow"}};
  static const QHash<QString, QString> byName = {{"f", "force"},
                                                 {"tau", "torque"},
                                                 {"s", "position"},
                                                 {"v", "velocity"},
                                                 {"a", "acceleration"},
                                                 {"phi", "angle"},
                                                 {"w", "angular velocity"},
                                                 {"i", "current"},
                                                 {"u", "voltage"},
                                                 {"Q", "heat flow"},
                                                 {"dT", "temperature difference"}};
  const QString unit = qt(variable.unit), name = qt(variable.name);
  if (!unit.isEmpty()) return byUnit.value(unit);
  return byName.value(name.section('_', 0, 0));
}

QStringList quantitiesOf(const ClassInfo& info) {
  QStringList found;
  const auto has = [&](Domain domain) { return !endsOf(info, domain).isEmpty(); };
  if (has(Domain::translational))
    found << "force"
          << "position"
          << "velocity"
          << "acceleration";
  if (has(Domain::rotational))
    found << "torque"
          << "angle"
          << "angular velocity"
          << "angular acceleration";
  if (has(Domain::electrical))
    found << "current"
          << "voltage";
  if (has(Domain::heat))
    found << "heat flow"
          << "temperature difference";
  return found;
}

QString unitOfQuantity(const QString& quantity) {
  static const QHash<QString, QString> units = {{"force", "N"},
                                                {"torque", "N.m"},
                                                {"position", "m"},
                                                {"velocity", "m/s"},
                                                {"acceleration", "m/s2"},
                                                {"angle", "rad"},
                                                {"angular velocity", "rad/s"},
                                                {"angular acceleration", "rad/s2"},
                                                {"current", "A"},
                                                {"voltage", "V"},
                                                {"heat flow", "W"},
                                                {"temperature difference", "K"}};
  return units.value(quantity);
}

QString quantityName(const QString& quantity) {
  static const QHash<QString, const char*> names = {
      {"force", QT_TRANSLATE_NOOP("SignAnswers", "a force")},
      {"torque", QT_TRANSLATE_NOOP("SignAnswers", "a torque")},
      {"position", QT_TRANSLATE_NOOP("SignAnswers", "a position or distance")},
      {"velocity", QT_TRANSLATE_NOOP("SignAnswers", "a velocity")},
      {"acceleration", QT_TRANSLATE_NOOP("SignAnswers", "an acceleration")},
      {"angle", QT_TRANSLATE_NOOP("SignAnswers", "an angle")},
      {"angular velocity", QT_TRANSLATE_NOOP("SignAnswers", "an angular velocity")},
      {"angular acceleration", QT_TRANSLATE_NOOP("SignAnswers", "an angular acceleration")},
      {"current", QT_TRANSLATE_NOOP("SignAnswers", "a current")},
      {"voltage", QT_TRANSLATE_NOOP("SignAnswers", "a voltage")},
      {"heat flow", QT_TRANSLATE_NOOP("SignAnswers", "a heat flow")},
      {"temperature difference", QT_TRANSLATE_NOOP("SignAnswers", "a temperature difference")}};
  const char* const name = names.value(quantity, nullptr);
  return name ? AnswerWords::tr(name) : quantity;
}

QStringList signCandidates(const ClassInfo& info) {
  QStringList names;
  if (quantitiesOf(info).isEmpty()) return names;
  QSet<QString> known;
  ClassInfo bases = info;
  bases.signs.clear();
  for (const SignRow& row : SignTable::shipped().rowsOf(bases)) known << row.variable;
  for (const VariableInfo& variable : info.variables) {
    const QString name = qt(variable.name);
    const bool isNumber = variable.type != "Boolean" && variable.type != "Integer" && variable.type != "String";
    // A unit that none of these quantities has is that of something without a direction.
    const bool isOther = !variable.unit.empty() && proposedQuantity(variable).isEmpty();
    if (isNumber && !isOther && !known.contains(name) && !SignTable::shipped().isUndirected(info, name)) names << name;
  }
  return names;
}

QList<SignAnswer> answersFor(const ClassInfo& info, const QString& variable, const QString& quantity) {
  Answers answers(variable, quantity);
  const QStringList ends = endsOf(info, domainOf(quantity));
  if (ends.isEmpty()) return {};
  const bool isForceLike = quantity == "force" || quantity == "torque";
  const bool isPath = domainOf(quantity) == Domain::electrical || domainOf(quantity) == Domain::heat;
  if (ends.size() >= 2) {
    answers.setEnds(ends[0], ends[1]);
    if (isForceLike)
      answers.addForceBetween(quantity == "torque");
    else if (isPath)
      answers.addPath();
    else
      answers.addMotionBetween();
  } else {
    answers.setEnds(ends[0], ends[0]);
  }
  for (const QString& end : ends) {
    if (isForceLike)
      answers.addForceAt(end);
    else if (!isPath)
      answers.addMotionAt(end);
    else if (quantity == "current" || quantity == "heat flow")
      answers.addFlowAt(end);
  }
  if (isForceLike) answers.addForceOfAll();
  return answers.list();
}

diagram::Document signBenchOf(const ClassInfo& info, const std::vector<std::string>& ownClasses, QStringList* ends) {
  diagram::Document bench;
  bench.name = "SignBench";
  bench.classes = ownClasses;
  // The holds are classes of the bench, one text each.
  for (const QString& text : QString(kSignHolds).split("  model ", Qt::SkipEmptyParts))
    if (text.contains("equation")) bench.classes.push_back(("model " + text).trimmed().toStdString());
  QStringList modifiers, holds, equations;
  for (const ParameterInfo& p : info.parameters)
    if (p.defaultValue.empty() && !p.isStart && !p.isFinal && p.type == "Real" && p.dimensions.empty() &&
        p.name.find('.') == std::string::npos)
      modifiers << qt(p.name) + " = 1.2";
  for (const ConnectorInfo& c : info.connectors) {
    if (!c.condition.empty() || !c.dimensions.empty()) continue;
    const QString name = qt(c.name);
    if (const char* hold = signHoldOf(c.domain)) {
      *ends << name;
      holds << QString("%1 hold_%2(k = %3);").arg(hold, name).arg(ends->size());
      equations << QString("connect(hold_%1.c, part.%1);").arg(name);
    } else if (c.causality == "input") {
      equations << QString(c.domain == Domain::boolean ? "part.%1 = time > 1;" : "part.%1 = sin(%2*time + 1);")
                       .arg(name)
                       .arg(1.3 + 0.2 * static_cast<double>(equations.size()));
    }
  }
  bench.declarations = QString("%1 part(%2);\n%3\nequation\n%4\n")
                           .arg(qt(info.name), modifiers.join(", "), holds.join('\n'), equations.join('\n'))
                           .toStdString();
  bench.experiment.stopTime = kSignBenchTime;
  bench.experiment.interval = 0.02;
  return bench;
}

SignVerdict checkAnswer(const SignRun& run, const SignRow& row) {
  SignVerdict verdict;
  const auto value = run.ofPart(row.variable);
  if (run.rowCount() == 0 || !value) return verdict;
  QString why;
  const QList<double> said = run.predicted(row, &why);
  if (!why.isEmpty()) return verdict;
  double largest = 0, worst = -1;
  qsizetype at = 0;
  for (qsizetype k = 0; k < said.size(); ++k) {
    if (!std::isfinite((*value)[k])) return verdict;
    largest = std::max({largest, std::abs(said[k]), std::abs((*value)[k])});
    const double apart = std::abs(said[k] - (*value)[k]);
    if (apart <= worst) continue;
    worst = apart;
    at = k;
  }
  // What never moves on the bench can be anything.
  if (largest < 1e-6) return verdict;
  const bool agrees = worst <= 1e-4 * largest;
  if (agrees)  // then where it is largest
    at = std::ranges::max_element(*value, {}, [](double v) { return std::abs(v); }) - value->begin();
  verdict = {agrees ? SignVerdict::Kind::agrees : SignVerdict::Kind::contradicts, run.time(static_cast<size_t>(at)),
             said[at], (*value)[at]};
  return verdict;
}

}  // namespace armature::app
