// The currents in the wires of a circuit, by Kirchhoff's first law alone.
#include "app/teaching/charges.h"

#include <QTest>
#include <cmath>

using namespace armature;
using namespace armature::app;

namespace {

WirePicture wire(const char* from, const char* to, int net = 0) {
  WirePicture made;
  made.from = from;
  made.to = to;
  made.net = net;
  made.domain = Domain::electrical;
  return made;
}

}  // namespace

class ChargesTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // A rail: a gives 3 A, b takes 1 A and c takes 2 A. Between b and c flow 2 A, although b's pin takes 1 A.
  void aRailCarriesWhatIsBeyond() {
    const auto currents = wireCurrents({wire("a", "b"), wire("c", "b")}, {{"a", 3}, {"b", -1}, {"c", -2}});
    QCOMPARE(currents[0], 3.0);
    QCOMPARE(currents[1], -2.0);
  }
  // Three wires at one pin: the stub to a ground that takes nothing carries nothing.
  void aStubWithoutCurrentHasNone() {
    const auto currents = wireCurrents({wire("source", "node"), wire("node", "ground"), wire("node", "load")},
                                       {{"source", 2}, {"node", -0.5}, {"ground", 0}, {"load", -1.5}});
    QCOMPARE(currents[0], 2.0);
    QCOMPARE(currents[1], 0.0);
    QCOMPARE(currents[2], 1.5);
  }
  void oneUnknownPinFollowsFromTheSum() {
    const auto currents = wireCurrents({wire("a", "b"), wire("b", "c")}, {{"a", 1}, {"c", -4}});
    QCOMPARE(currents[0], 1.0);
    QCOMPARE(currents[1], 4.0);
  }
  // How wires that go round share a current no equation says; what leads to the ring is known.
  void aRingIsNotTold() {
    const auto currents = wireCurrents({wire("a", "b"), wire("b", "c"), wire("c", "d"), wire("d", "b")},
                                       {{"a", 1}, {"b", 0}, {"c", -1}, {"d", 0}});
    QCOMPARE(currents[0], 1.0);
    for (const size_t k : {1U, 2U, 3U}) QVERIFY(std::isnan(currents[k]));
  }
  void twoUnknownPinsAreNotGuessed() {
    const auto currents = wireCurrents({wire("a", "b"), wire("b", "c")}, {{"a", 1}});
    QCOMPARE(currents[0], 1.0);
    QVERIFY(std::isnan(currents[1]));
  }
  void netsAreApartAndOtherDomainsHaveNone() {
    WirePicture shaft = wire("e", "f", 2);
    shaft.domain = Domain::rotational;
    const auto currents = wireCurrents({wire("a", "b"), wire("c", "d", 1), shaft}, {{"a", 1}, {"b", -1}, {"d", 2}});
    QCOMPARE(currents[0], 1.0);
    QCOMPARE(currents[1], -2.0);
    QVERIFY(std::isnan(currents[2]));
  }
};

QTEST_GUILESS_MAIN(ChargesTest)
#include "charges_test.moc"
