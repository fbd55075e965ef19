// Memory that is used up in the middle of a translation or a run: a message with the part that was being worked on, and
// the session goes on.
#include <sys/resource.h>

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

#include "engine/facade/session.h"

using namespace armature;

namespace {

// Address space in use now [bytes].
size_t inUse() {
  std::ifstream in("/proc/self/statm");
  size_t pages = 0;
  in >> pages;
  return pages * static_cast<size_t>(sysconf(_SC_PAGESIZE));
}

// Lets this process take so much more memory while it lives [bytes].
class Limit {
 public:
  explicit Limit(size_t more) {
    getrlimit(RLIMIT_AS, &before_);
    rlimit now = before_;
    now.rlim_cur = inUse() + more;
    setrlimit(RLIMIT_AS, &now);
  }
  ~Limit() { setrlimit(RLIMIT_AS, &before_); }
  Limit(const Limit&) = delete;
  Limit& operator=(const Limit&) = delete;

 private:
  rlimit before_{};
};

}  // namespace

class MemoryTest : public QObject {
  Q_OBJECT
 private slots:
  void namesThePart_data();
  void namesThePart();
};

void MemoryTest::namesThePart_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("activity");
  QTest::addColumn<QString>("part");
  QTest::newRow("parts") << "model M model A Real x[4000000]; end A; Real y = time; A huge; end M;"
                         << "making the parts"
                         << "huge";
  QTest::newRow("equations")
      << "model M Real y = time; Real wide[300, 300] = {{sin(i*time) + cos(j*time) for i in 1:300} for j in 1:300}; "
         "Real z[300] = {sum({exp(k*i*time) for i in 1:3000}) for k in 1:300}; end M;"
      << "reading the equations"
      << "z";
}

void MemoryTest::namesThePart() {
  QFETCH(QString, text);
  QFETCH(QString, activity);
  QFETCH(QString, part);
  QTemporaryDir folder;
  QFile file(folder.filePath("m.mo"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
  file.close();
  Session session({});
  Source source;
  source.file = file.fileName().toStdString();
  std::vector<Message> messages;
  {
    const Limit limit(100 << 20);
    QVERIFY(!session.translate(source, messages));
  }
  QCOMPARE(messages.size(), size_t(1));
  const QString all = QString::fromStdString(messages[0].toText());
  QCOMPARE(messages[0].code, std::string("F404"));
  QVERIFY2(all.contains(activity) && all.contains(part), qPrintable(all));
  // The session begins anew and takes the next model.
  QFile small(folder.filePath("s.mo"));
  QVERIFY(small.open(QIODevice::WriteOnly) && small.write("model S Real x = time; end S;") > 0);
  small.close();
  source.file = small.fileName().toStdString();
  messages.clear();
  QVERIFY(session.translate(source, messages) != nullptr);
  QVERIFY(messages.empty());
}

QTEST_GUILESS_MAIN(MemoryTest)
#include "memory_test.moc"
