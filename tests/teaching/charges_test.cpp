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
  // A stub that two wires use, there and back: on it flows what they carry together.
  void wiresOnOneAnotherTellTheSum() {
    WirePicture first = wire("a", "ground"), second = wire("ground", "b"), crossing = wire("c", "d", 1);
    first.points = {{0, 0}, {0, 20}, {10, 20}, {10, 40}};
    second.points = {{10, 40}, {10, 20}, {30, 20}};
    crossing.points = {{10, 30}, {10, 50}};  // on the same line, of another net
    const std::vector<double> currents{2, 2, 1};
    const auto pieces = chargePieces({first, second, crossing}, currents);
    double through = 0;  // [A·unit of the diagram], upwards
    for (const ChargePiece& piece : pieces) {
      if (piece.wire == 2) {
        QCOMPARE(piece.current, 1.0);
        continue;
      }
      const QPointF way = piece.to - piece.from;
      through += piece.current * way.y();
      if (piece.from.x() == 10 && piece.to.x() == 10) QCOMPARE(piece.current, 0.0);
    }
    QCOMPARE(through, 2.0 * 20);
    QCOMPARE(pieces.size(), size_t{5});
  }
  // One of 3 A over a longer way, another of 1 A against it on a part of that.
  void whatOverlapsInPartIsCut() {
    WirePicture first = wire("a", "b"), second = wire("b", "c");
    first.points = {{0, 0}, {100, 0}};
    second.points = {{100, 0}, {60, 0}, {60, 30}};
    const auto pieces = chargePieces({first, second}, {3, 1});
    QCOMPARE(pieces.size(), size_t{3});
    QCOMPARE(pieces[0].current, 3.0);
    QCOMPARE(pieces[0].to, QPointF(60, 0));
    QCOMPARE(pieces[1].current, 2.0);
    QCOMPARE(pieces[1].before, 60.0);
    QCOMPARE(pieces[2].current, 1.0);
    QCOMPARE(pieces[2].before, 40.0);
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
