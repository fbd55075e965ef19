// The tree that a text gives, seen through its parts and through the printer's minimal form.
#include <QtTest>

#include "engine/syntax/compare.h"
#include "engine/syntax/printer.h"
#include "session.h"

using namespace armature;
using namespace armature::syntax;

class ParserTest : public QObject {
  Q_OBJECT
 private slots:
  void expressions_data();
  void expressions();
  void wrongExpressions_data();
  void wrongExpressions();
  void numbersKeepTheirValue_data();
  void numbersKeepTheirValue();
  void textsAreUnescaped();
  void declarationsCarryTheirPrefixes();
  void classFormsAreDistinguished();
  void equationsAndStatements();
  void annotationsAreSkippedAndReadOnDemand();
  void argumentsOfADiagram();
  void bodyOfADiagram();
  void oneRunReportsManyErrors();
  void deepNestingIsRefused_data();
  void deepNestingIsRefused();
};

// The grammar's precedences: the printer writes only the parentheses that a tree needs.
void ParserTest::expressions_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("printed");
  const char* rows[][2] = {
      {"1+2*3", "1 + 2*3"},
      {"(1+2)*3", "(1 + 2)*3"},
      {"1-(2-3)", "1 - (2 - 3)"},
      {"((1-2))-3", "1 - 2 - 3"},
      {"-a*b", "-a*b"},
      {"(-a)*b", "(-a)*b"},
      {"-a^2", "-a^2"},
      {"(-a)^2", "(-a)^2"},
      {"(a^b)^c", "(a^b)^c"},
      {"a .* b ./ c .^ d", "a .* b ./ c .^ d"},
      {"2./x", "2.0/x"},
      {"not a and b or c", "not a and b or c"},
      {"not (a and b)", "not (a and b)"},
      {"(a<b)==c", "(a < b) == c"},
      {"if a then 1 elseif b then 2 else 3", "if a then 1 elseif b then 2 else 3"},
      {"(if a then 1 else 2)+3", "(if a then 1 else 2) + 3"},
      {"1:n+1", "1:n + 1"},
      {"x[1, :, end - 1].y", "x[1, :, end - 1].y"},
      {"(a+b)[1, end]", "(a + b)[1, end]"},
      {"((f(x)).y)[2]^2", "((f(x)).y)[2]^2"},
      {".Modelica.Constants.pi", ".Modelica.Constants.pi"},
      {"f(1, 2, a=3)", "f(1, 2, a = 3)"},
      {"f(function g(a=1), b)", "f(function g(a = 1), b)"},
      {"sum(i^2 for i in 1:3, j)", "sum(i^2 for i in 1:3, j)"},
      {"{i for i in 1:3}", "{i for i in 1:3}"},
      {"[1,2;3,4]", "[1, 2; 3, 4]"},
      {"{}", "{}"},
      {"f()", "f()"},
      {"(a, , b)", "(a, , b)"},
      {"der(x)+initial()", "der(x) + initial()"},
      {"'a b'.c", "'a b'.c"},
      {"/* c */ a // d", "a"},
  };
  for (const auto& row : rows) QTest::newRow(row[0]) << row[0] << row[1];
}

void ParserTest::expressions() {
  QFETCH(QString, text);
  QFETCH(QString, printed);
  Session session;
  const Expression* made = session.expression(text.toStdString());
  QVERIFY(made);
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  QCOMPARE(QString::fromStdString(toText(*made, session.names)), printed);
  // The span is the whole expression with its parentheses: its text alone reads as the same tree.
  const Expression* again = session.expression(std::string(session.sources.text(made->span)));
  QVERIFY(isEqual(made, again));
}

// Texts that the grammar does not allow give no tree and the code of the reason.
void ParserTest::wrongExpressions_data() {
  QTest::addColumn<QString>("code");
  const char* rows[][2] = {{"1 +", "P001"},       {"a < b < c", "P015"},  {"a^b^c", "P015"},  {"f(a=1, 2)", "P016"},
                           {"1e999", "P006"},     {"1e", "P006"},         {"end", "P001"},    {"a b", "P001"},
                           {"\"open", "P002"},    {"'open", "P004"},      {"a /* b", "P003"}, {"a ? b", "P005"},
                           {"a + not b", "P001"}, {"{1, 2", "P001"},      {"(1, 2", "P001"},  {"", "P001"},
                           {"x[", "P001"},        {"if a then b", "P001"}};
  for (const auto& row : rows) QTest::newRow(row[0]) << row[1];
}

void ParserTest::wrongExpressions() {
  QFETCH(QString, code);
  Session session;
  const Expression* made = session.expression(QTest::currentDataTag());
  QVERIFY(session.diagnostics.errorCount() >= 1);
  QCOMPARE(QString::fromStdString(session.diagnostics.all().front().code), code);
  QVERIFY(!made || code == "P003");  // an open comment ends with the text, what stood before it is read
}

// The literal's value equals that of the C library, which rounds correctly.
void ParserTest::numbersKeepTheirValue_data() {
  QTest::addColumn<QString>("text");
  for (const char* text : {"0", "7", "2147483648", "0.1", "1.", "1e3", "1.5E-3", "6.02214076e23", "4.9e-324", "1e-400",
                           "1.7976931348623157e308", "9007199254740993"}) {
    QTest::newRow(text) << text;
  }
}

void ParserTest::numbersKeepTheirValue() {
  Session session;
  const std::string text = QTest::currentDataTag();
  const Expression* made = session.expression(text);
  QVERIFY(made);
  QVERIFY(made->number == std::strtod(text.c_str(), nullptr));
  const bool isWhole = text.find_first_of(".eE") == std::string::npos && made->number < 9e15;
  QCOMPARE(made->kind, isWhole ? ExprKind::integer : ExprKind::real);
  const Expression* again = session.expression(toText(*made, session.names));
  QVERIFY(isEqual(made, again));
}

void ParserTest::textsAreUnescaped() {
  Session session;
  const Expression* made = session.expression("\"a\\\"b\\\\c\\n\\t\\101\"");
  QVERIFY(made);
  QCOMPARE(std::string(made->text), std::string("a\"b\\c\n\t\\101"));
  QCOMPARE(session.diagnostics.all().size(), size_t(1));  // \1 is no escape sequence
  QCOMPARE(session.diagnostics.all()[0].code, std::string("P009"));
  const StoredDefinition* stored = session.parse("model M \"one\" + \" and \" + \"two\" end M;");
  QCOMPARE(std::string(stored->classes[0]->description), std::string("one and two"));
}

void ParserTest::declarationsCarryTheirPrefixes() {
  Session session;
  const StoredDefinition* stored = session.parse(
      "within A.B; model M extends Base(x = 1); import C = D.E; import F.*; import G.{H, I};\n"
      "  parameter Real p[3](each start = 1, final unit = \"m\") = {1, 2, 3} \"d\" annotation (Dialog(group = "
      "\"(\"));\n"
      "protected\n  flow input Real[2] f if useF, g; inner outer replaceable T t constrainedby U(a = 1) \"c\";\n"
      "  redeclare final discrete output Boolean b; stream Real h;\nend M;");
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  QVERIFY(stored->hasWithin);
  QCOMPARE(stored->within.size(), size_t(2));
  const auto elements = stored->classes[0]->elements;
  QCOMPARE(elements.size(), size_t(9));
  QCOMPARE(elements[1].import->form, Import::Form::renamed);
  QCOMPARE(elements[2].import->form, Import::Form::wildcard);
  QCOMPARE(elements[3].import->names.size(), size_t(2));
  const ComponentClause& p = *elements[4].clause;
  QCOMPARE(p.variability, Variability::parameter);
  QCOMPARE(p.components[0]->dimensions.size(), size_t(1));
  QVERIFY(p.components[0]->modification->arguments[0]->isEach);
  QVERIFY(p.components[0]->modification->arguments[1]->isFinal);
  QVERIFY(p.components[0]->modification->binding->kind == ExprKind::array);
  QCOMPARE(session.sources.text(p.components[0]->annotation), std::string_view("annotation (Dialog(group = \"(\"))"));
  const ComponentClause& f = *elements[5].clause;
  QVERIFY(f.isProtected && f.flow == Flow::flow && f.causality == Causality::input);
  QCOMPARE(f.components.size(), size_t(2));
  QVERIFY(f.components[0]->condition && !f.components[1]->condition);
  QVERIFY(f.components[1]->clause == &f);
  const ComponentClause& t = *elements[6].clause;
  QVERIFY(t.isInner && t.isOuter && t.isReplaceable && t.constrainedBy && t.constrainedByModification);
  const ComponentClause& b = *elements[7].clause;
  QVERIFY(b.isRedeclare && b.isFinal && b.variability == Variability::discrete && b.causality == Causality::output);
  QCOMPARE(elements[8].clause->flow, Flow::stream);
}

void ParserTest::classFormsAreDistinguished() {
  Session session;
  const StoredDefinition* stored = session.parse(
      "encapsulated partial package P end P; type T = Real[3](unit = \"m\"); type E = enumeration(a \"x\", b);\n"
      "type O = enumeration(:); function d = der(f, x, y); connector I = input Real; expandable connector B end B;\n"
      "operator record C end C; operator 'x' function y end y; end 'x'; pure function f external \"C\" y = g(x, 1); "
      "end f;\n"
      "impure function h external; end h; model M model extends N(a = 1) end N; replaceable package Q = R; end M;");
  for (const Diagnostic& d : session.diagnostics.all()) qWarning("%s", toText(d, session.sources).c_str());
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  const auto c = stored->classes;
  QCOMPARE(c.size(), size_t(12));
  QVERIFY(c[0]->isEncapsulated && c[0]->isPartial && c[0]->kind == ClassKind::package);
  QVERIFY(c[1]->form == ClassDefinition::Form::alias && c[1]->aliasDimensions.size() == 1 && c[1]->aliasModification);
  QVERIFY(c[2]->form == ClassDefinition::Form::enumeration && c[2]->literals.size() == 2);
  QVERIFY(c[3]->enumerationIsOpen);
  QVERIFY(c[4]->form == ClassDefinition::Form::derivative && c[4]->derivativeNames.size() == 2);
  QCOMPARE(c[5]->aliasCausality, Causality::input);
  QCOMPARE(c[6]->kind, ClassKind::expandableConnector);
  QCOMPARE(c[7]->kind, ClassKind::operatorRecord);
  QCOMPARE(c[8]->kind, ClassKind::operatorKind);
  QVERIFY(c[9]->isPure && c[9]->external && c[9]->external->hasCall && c[9]->external->result);
  QCOMPARE(c[9]->external->function, std::string_view("g"));
  QVERIFY(c[10]->isImpure && !c[10]->external->hasCall);
  QVERIFY(c[11]->elements[0].classDefinition->isClassExtends);
  QVERIFY(c[11]->elements[1].classDefinition->isReplaceable);
}

void ParserTest::equationsAndStatements() {
  Session session;
  const StoredDefinition* stored = session.parse(
      "model M Real x; initial equation x = 1; equation der(x) = -x \"decay\" annotation (A);\n"
      "  connect(a.b[1], c) annotation (Line(points = {{0, 0}, {1, 1}}));\n"
      "  if c then x = 1; elseif d then x = 2; else x = 3; end if;\n"
      "  for i in 1:3, j loop y[i] = x; end for; when {a, b} then reinit(x, 0); elsewhen c then z = 1; end when;\n"
      "  (a, , b) = f(x); assert(x > 0, \"m\");\n"
      "algorithm x := 1; (a, b) := f(x); (a) := f(x); f(x); while c loop break; end while; for i loop return; end "
      "for;\n"
      "  if a then elseif b then else end if; when c then x := 2; end when;\nend M;");
  for (const Diagnostic& d : session.diagnostics.all()) qWarning("%s", toText(d, session.sources).c_str());
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  const ClassDefinition& m = *stored->classes[0];
  QCOMPARE(m.equations.size(), size_t(2));
  QVERIFY(m.equations[0].isInitial);
  const auto e = m.equations[1].equations;
  QCOMPARE(e.size(), size_t(7));
  QCOMPARE(e[0]->description, std::string_view("decay"));
  QVERIFY(e[0]->annotation.isValid());
  QCOMPARE(e[1]->kind, EquationKind::connect);
  QVERIFY(e[1]->annotation.isValid());
  QCOMPARE(e[2]->branches.size(), size_t(3));
  QVERIFY(!e[2]->branches[2].condition);
  QCOMPARE(e[3]->iterators.size(), size_t(2));
  QVERIFY(!e[3]->iterators[1].range);
  QCOMPARE(e[4]->branches.size(), size_t(2));
  QCOMPARE(e[5]->a->kind, ExprKind::tuple);
  QCOMPARE(e[6]->kind, EquationKind::call);
  const auto s = m.algorithms[0].statements;
  QCOMPARE(s.size(), size_t(8));
  QCOMPARE(s[1]->target->kind, ExprKind::tuple);
  QCOMPARE(s[2]->target->kind, ExprKind::tuple);
  QCOMPARE(s[3]->kind, StatementKind::call);
  QCOMPARE(s[4]->body[0]->kind, StatementKind::breakStatement);
  QCOMPARE(s[5]->body[0]->kind, StatementKind::returnStatement);
  QCOMPARE(s[6]->branches.size(), size_t(3));
}

void ParserTest::annotationsAreSkippedAndReadOnDemand() {
  Session session;
  const std::string text =
      "annotation (A(b = \")\\\"(\", /* ) */ c = 'q)') // )\n , Icon(graphics = {Line(points = {{1, 2}})}))";
  const StoredDefinition* stored = session.parse("model M Real x; " + text + "; end M;");
  QCOMPARE(session.diagnostics.all().size(), size_t(0));
  const SourceSpan span = stored->classes[0]->annotation;
  QCOMPARE(std::string(session.sources.text(span)), text);
  const Modification* made = parseAnnotation(session.context, span);
  QVERIFY(made);
  QCOMPARE(made->arguments.size(), size_t(2));
  QCOMPARE(made->arguments[0]->modification->arguments[0]->modification->binding->text, std::string_view(")\"("));
  QVERIFY(!parseAnnotation(session.context, {}));
}

void ParserTest::argumentsOfADiagram() {
  Session session;
  const Modification* made =
      parseArguments(session.context, session.add("start = 1, each fixed = true, a.b(c = 2), redeclare model A = B"));
  QVERIFY(made);
  QCOMPARE(made->arguments.size(), size_t(4));
  QCOMPARE(made->arguments[2]->path.size(), size_t(2));
  QVERIFY(made->arguments[3]->redeclaredClass);
  QVERIFY(!parseArguments(session.context, session.add("a = 1) b")));
}

void ParserTest::bodyOfADiagram() {
  Session session;
  const ClassDefinition* made =
      parseClassBody(session.context, session.add("Real x(start = 1); parameter Real k = 2; equation der(x) = -k*x;"),
                     session.names.intern("D"));
  QVERIFY(made && !session.diagnostics.hasErrors());
  QCOMPARE(made->elements.size(), size_t(2));
  QCOMPARE(made->equations[0].equations.size(), size_t(1));
}

// What is readable around the errors is in the tree.
void ParserTest::oneRunReportsManyErrors() {
  Session session;
  const StoredDefinition* stored = session.parse(
      "model A Real x Real y; Real z; equation x = = 1; y = 2; connect(1, b); if a then x = ; y = 3; end if; z = 4; "
      "end A;\n"
      "model B Real ok; end B;");
  QCOMPARE(session.diagnostics.errorCount(), size_t(4));
  QCOMPARE(stored->classes.size(), size_t(2));
  QCOMPARE(stored->classes[0]->elements.size(), size_t(1));
  QCOMPARE(stored->classes[0]->equations[0].equations.size(), size_t(3));
  QCOMPARE(stored->classes[1]->elements.size(), size_t(1));
}

// A hundred thousand levels give one message, quickly, whatever is nested.
void ParserTest::deepNestingIsRefused_data() {
  QTest::addColumn<QString>("head");
  QTest::addColumn<QString>("part");
  const char* rows[][3] = {{"parentheses", "model M Real x = ", "("},
                           {"braces", "model M Real x = ", "{"},
                           {"brackets", "model M Real x = ", "["},
                           {"calls", "model M Real x = ", "f("},
                           {"subscripts", "model M Real x = ", "a["},
                           {"signs", "model M Real x = ", "-"},
                           {"nots", "model M Real x = ", "(not "},
                           {"sum", "model M Real x = a", "+a"},
                           {"conditions", "model M Real x = ", "if "},
                           {"modifiers", "model M Real x", "(a"},
                           {"classes", "", "model M "},
                           {"ifs", "model M equation ", "if a then "},
                           {"fors", "model M algorithm ", "for i loop "},
                           {"redeclarations", "model M Real x", "(redeclare model A = B"},
                           {"conditional values", "model M Real x = ", "if a then b else "}};
  for (const auto& row : rows) QTest::newRow(row[0]) << row[1] << row[2];
}

void ParserTest::deepNestingIsRefused() {
  QFETCH(QString, head);
  QFETCH(QString, part);
  Session session;
  session.parse((head + part.repeated(100000)).toStdString());
  size_t refused = 0;
  for (const Diagnostic& d : session.diagnostics.all()) refused += d.code == "P008";
  QCOMPARE(refused, size_t(1));
}

QTEST_APPLESS_MAIN(ParserTest)
#include "parser_test.moc"
