// Which variables of a part are drawn beside it, as the file says it: names within the part, and what becomes of a file
// that never had any, or has more than this version knows.
#include <QtTest>

#include "engine/diagram/json.h"
#include "engine/diagram/sparkline_list.h"

using namespace armature;
using namespace armature::diagram;

namespace {

constexpr const char* kOldFile = R"({
  "format": "armature-diagram",
  "version": 1,
  "name": "Old",
  "components": [{"name": "inertia1", "class": "Modelica.Mechanics.Rotational.Components.Inertia",
                  "placement": {"x": 0, "y": 0}, "of others": 7}]
})";

}  // namespace

class SparklineListTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void namesWithinAPart_data();
  void namesWithinAPart();
  void anOldFileHasNone();
  void whatIsUnknownStays();
};

void SparklineListTest::namesWithinAPart_data() {
  QTest::addColumn<QString>("part");
  QTest::addColumn<QString>("within");
  QTest::addColumn<QString>("variable");
  QTest::newRow("of the part") << "inertia1"
                               << "w"
                               << "inertia1.w";
  QTest::newRow("of a connector") << "inertia1"
                                  << "flange_a.tau"
                                  << "inertia1.flange_a.tau";
  QTest::newRow("a derivative") << "inertia1"
                                << "der(phi)"
                                << "der(inertia1.phi)";
  QTest::newRow("its derivative") << "inertia1"
                                  << "der(der(phi))"
                                  << "der(der(inertia1.phi))";
  QTest::newRow("of an element") << "mass"
                                 << "[2].s"
                                 << "mass[2].s";
  QTest::newRow("the part itself") << "y"
                                   << "."
                                   << "y";
  QTest::newRow("another part") << "inertia1"
                                << ""
                                << "inertia10.w";
  QTest::newRow("no name") << "inertia1"
                           << ""
                           << "inertia1.";
  QTest::newRow("of nothing") << "inertia1"
                              << ""
                              << "time";
}

void SparklineListTest::namesWithinAPart() {
  QFETCH(QString, part);
  QFETCH(QString, within);
  QFETCH(QString, variable);
  const auto found = nameWithin(part.toStdString(), variable.toStdString());
  QCOMPARE(found.has_value(), !within.isEmpty());
  if (!found) return;
  QCOMPARE(QString::fromStdString(*found), within);
  QCOMPARE(QString::fromStdString(fullName(part.toStdString(), *found)), variable);
}

// A file of before is read as ever; put there and taken away again, the bytes are the old ones.
void SparklineListTest::anOldFileHasNone() {
  auto read = fromJson(kOldFile, "old");
  QVERIFY(read);
  ComponentItem& item = read->components.front();
  QVERIFY(sparklineList(item).empty());
  const std::string before = toJson(*read);
  item.extra = withSparkline(item.extra, "w", true);
  item.extra = withSparkline(item.extra, "flange_a.tau", true);
  item.extra = withSparkline(item.extra, "w", true);  // it is there already
  QCOMPARE(sparklineList(item), (std::vector<std::string>{"w", "flange_a.tau"}));
  const auto again = fromJson(toJson(*read), "new");
  QVERIFY(again);
  QCOMPARE(again->version, 1);
  QVERIFY(*again == *read);
  QCOMPARE((*again->components.front().extra)["of others"].get<int>(), 7);
  for (const char* name : {"w", "flange_a.tau"}) item.extra = withSparkline(item.extra, name, false);
  QCOMPARE(toJson(*read), before);
}

// Entries that a later version may write are passed over and kept; a member of another kind is none.
void SparklineListTest::whatIsUnknownStays() {
  ComponentItem item;
  (*item.extra)["sparklines"] = Json::parse(R"(["w", {"variable": "a", "style": "bars"}, 3])");
  QCOMPARE(sparklineList(item), std::vector<std::string>{"w"});
  item.extra = withSparkline(item.extra, "w", false);
  QCOMPARE((*item.extra)["sparklines"].dump(), std::string(R"([{"variable":"a","style":"bars"},3])"));
  (*item.extra)["sparklines"] = "w";
  QVERIFY(sparklineList(item).empty());
}

QTEST_APPLESS_MAIN(SparklineListTest)
#include "sparkline_list_test.moc"
