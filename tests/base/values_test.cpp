// Names, source places, diagnostics and results.
#include <QtTest>
#include <thread>

#include "engine/base/decimal.h"
#include "engine/base/diagnostic.h"
#include "engine/base/names.h"
#include "engine/base/rare_list.h"
#include "engine/base/result.h"
#include "engine/base/shared_text.h"
#include "engine/base/stack_room.h"
#include "engine/base/whereabouts.h"

using namespace armature;

namespace {

// Takes a kilobyte of the stack a level until it is low.
int dive(int& depth) {
  if (isStackLow()) return 0;
  volatile char used[1024] = {};
  used[depth % 1024] = 1;
  ++depth;
  return dive(depth) + used[0];
}

}  // namespace

class ValuesTest : public QObject {
  Q_OBJECT
 private slots:
  // Interning gives one name per text, and views stay good while the table grows.
  void internsNames() {
    NameTable table;
    const Name a = table.intern("flange_a");
    const std::string_view view = table.text(a);
    for (int i = 0; i < 10000; ++i) table.intern("x" + std::to_string(i));
    QCOMPARE(table.intern("flange_a"), a);
    QCOMPARE(view, std::string_view("flange_a"));
    QVERIFY(!table.find("absent").isValid());
  }

  // Equal texts are one, which lives as long as any that holds it, in whatever thread.
  void sharesTexts() {
    SharedText kept;
    {
      TextSharing share;
      const SharedText first = share("Absolute position of the centre");
      kept = share("Absolute position of the centre");
      QCOMPARE(first.identity(), kept.identity());
      QVERIFY(share("Absolute velocity").identity() != kept.identity());
      QVERIFY(share("").empty() && share("") == SharedText());
    }
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
      threads.emplace_back([kept] {
        std::vector<SharedText> copies;
        for (int k = 0; k < 10000; ++k) copies.push_back(k % 3 == 0 ? SharedText("other") : kept);
      });
    for (std::thread& t : threads) t.join();
    QVERIFY(kept == "Absolute position of the centre");
    QVERIFY(kept == SharedText("Absolute position of the centre"));
    QCOMPARE("[" + kept + "]", std::string("[Absolute position of the centre]"));
  }

  // Does what a vector does, and takes a pointer's room while it is empty.
  void holdsRareLists() {
    static_assert(sizeof(RareList<int64_t>) == sizeof(void*));
    RareList<int64_t> list;
    QVERIFY(list.empty() && list.size() == 0 && list.begin() == list.end());
    for (const int64_t k : {3, 1, 2}) list.push_back(k);
    RareList<int64_t> copy = list;
    std::sort(copy.begin(), copy.end());
    QVERIFY(list == std::vector<int64_t>({3, 1, 2}));
    QVERIFY(copy == std::vector<int64_t>({1, 2, 3}));
    copy = list.items();
    QVERIFY(copy == list);
    copy = {};
    QVERIFY(copy.empty() && !(copy == list));
    list = std::move(copy);
    QVERIFY(list.empty());
    list.change().assign(2, 7);
    QCOMPARE(list.back(), int64_t(7));
    list.clear();
    QVERIFY(list == RareList<int64_t>(std::vector<int64_t>()));
  }

  // Memory that is not there is an exception in every program of the house, whoever gives the memory out.
  void newThrows() {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // which end the program there
    volatile size_t tooMuch = size_t(1) << 60;
    QVERIFY_EXCEPTION_THROWN(::operator delete(::operator new(tooMuch)), std::bad_alloc);
    static int asked;
    asked = 0;
    std::set_new_handler([] {
      if (++asked == 3) std::set_new_handler(nullptr);
    });
    QVERIFY_EXCEPTION_THROWN(::operator delete[](::operator new[](tooMuch)), std::bad_alloc);
    QCOMPARE(asked, 3);
#endif
  }

  // Lines and columns count from one; the end of the text is a place as well.
  void locatesPlaces() {
    SourceTable sources;
    const FileId file = sources.add("a.mo", "one\ntwo\n\nfour");
    QCOMPARE(sources.locate(file, 0).line, 1u);
    QCOMPARE(sources.locate(file, 5).line, 2u);
    QCOMPARE(sources.locate(file, 5).column, 2u);
    QCOMPARE(sources.locate(file, 13).line, 4u);
    QCOMPARE(sources.locate(file, 13).column, 5u);
  }

  // Past the budget messages are counted and not kept, which is said.
  void boundsDiagnostics() {
    Diagnostics list;
    for (int i = 0; i < 10000; ++i) list.error("N001", Phrase("unknown name"));
    QCOMPARE(list.errorCount(), size_t(10000));
    QCOMPARE(list.all().size(), size_t(501));
    QCOMPARE(list.all().back().code, std::string("D070"));
  }

  void printsDiagnostics() {
    SourceTable sources;
    const FileId file = sources.add("a.mo", "model A\n  Real x;\nend A;");
    Diagnostics list;
    list.warning("N002", Phrase("x is never used"), {file, 10, 16}, {"x"}, Phrase("Remove it."));
    QCOMPARE(QString::fromStdString(toText(list.all().front(), sources)),
             QString("a.mo:2:3: warning N002: x is never used\n  Remove it."));
    QVERIFY(!list.hasErrors());
  }

  // Arguments go where the pattern says; a phrase may be an argument.
  void writesPhrases() {
    const std::string name = "spring1";
    const Phrase whole = phrase("%2 of %1 at 50 %", name, phrase("flange %1", 2));
    QCOMPARE(whole.text(), std::string("flange 2 of spring1 at 50 %"));
    QVERIFY(whole.hasArgument("spring1") && !whole.hasArgument("spring") && whole.mentions("pring"));
    QVERIFY(whole.within("flange %1") && !whole.within("joint %1"));
    QVERIFY(!Phrase::from("%1 and %1", {whole}) && !Phrase::from("%2", {whole}) && Phrase::from("%1", {whole}));
    QCOMPARE(Phrase("a %1 name").text(), std::string("a %1 name"));
  }

  void listsNames() {
    const std::vector<std::string> names{"a", "b", "c", "d"};
    const auto first = [&](size_t count) { return std::vector<std::string>(names.begin(), names.begin() + count); };
    QCOMPARE(listed(first(0)).text(), std::string());
    QCOMPARE(listed(first(1)).text(), std::string("a"));
    QCOMPARE(listed(first(2)).text(), std::string("a and b"));
    QCOMPARE(listed(first(3)).text(), std::string("a, b and c"));
    QCOMPARE(listed(names, 2).text(), std::string("a, b and 2 more"));
    QCOMPARE(sequence({Phrase("a"), phrase("%1 s", 3)}).text(), std::string("a, 3 s"));
    // A number keeps its text, and is a phrase where it has a decimal mark; a unit's point is none.
    for (const char* number : {"0.25 s", "-1.5e-05", "3", "1 kg.m2", ".5", "2.", ""})
      QCOMPARE(decimal(number).text(), std::string(number));
    QCOMPARE(decimal("0.25 s").arguments().size(), size_t(2));
    QCOMPARE(decimal("0.25 s").arguments()[0].pattern(), std::string("%1.%2"));
    for (const char* number : {"3", "kg.m2", ".5", "2."}) QVERIFY(decimal(number).pattern().empty());
  }

  // What follows from having given up is not told.
  void dropsWhatFollows() {
    Diagnostics list;
    list.error("N001", Phrase("too deep"));
    list.close();
    list.error("N002", Phrase("so there is no value"));
    QCOMPARE(list.errorCount(), size_t(1));
    QCOMPARE(list.all().size(), size_t(1));
  }

  // What is under way and where; a new activity forgets the place, a long path keeps its end.
  void tellsWhereabouts() {
    Whereabouts whereabouts;
    QCOMPARE(whereabouts.read().activity, std::string());
    whereabouts.begin("sorting the equations");
    whereabouts.at("drive.motor", "inertia");
    whereabouts.atTime(1.5);
    QCOMPARE(whereabouts.read().activity, std::string("sorting the equations"));
    QCOMPARE(whereabouts.read().place, std::string("drive.motor.inertia"));
    QCOMPARE(whereabouts.read().time, 1.5);
    whereabouts.at("a");
    QCOMPARE(whereabouts.read().place, std::string("a"));
    const std::string chain(1000, 'c');
    whereabouts.at(chain, "last");
    QCOMPARE(whereabouts.read().place.size(), Whereabouts::kPlaceSize);
    QVERIFY(whereabouts.read().place.ends_with("ccc.last"));
    const uint64_t changes = whereabouts.read().changes;
    whereabouts.begin("running");
    QCOMPARE(whereabouts.read().place, std::string());
    QVERIFY(whereabouts.read().changes > changes);
  }

  // Texts are read as they were written while another thread writes.
  void readsWholeTexts() {
    Whereabouts whereabouts;
    std::atomic<bool> isDone{false};
    whereabouts.begin("a");
    std::thread writer([&] {
      for (int k = 0; k < 20000; ++k)
        whereabouts.at(std::string(static_cast<size_t>(20 + k % 200), char('a' + k % 26)));
      isDone = true;
    });
    int mixed = 0;
    while (!isDone) {
      const std::string place = whereabouts.read().place;
      mixed += place.find_first_not_of(place.empty() ? 'a' : place[0]) != std::string::npos;
    }
    writer.join();
    QCOMPARE(mixed, 0);
  }

  // A recursion without end is noticed before the stack is used up, on every thread.
  void noticesDeepRecursion() {
    int depth = 0;
    dive(depth);
    QVERIFY(depth > 100);
    std::thread other([&] { dive(depth = 0); });
    other.join();
    QVERIFY(depth > 100);
    QVERIFY(!isStackLow());
  }

  void carriesReasons() {
    const Result<int> bad = failure("F001", Phrase("no such file"));
    QVERIFY(!bad.ok());
    QCOMPARE(bad.reason().code, std::string("F001"));
    QCOMPARE(*Result<int>(3), 3);
  }
};

QTEST_GUILESS_MAIN(ValuesTest)
#include "values_test.moc"
