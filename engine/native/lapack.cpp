// LAPACK and BLAS for Modelica.Math.Matrices.LAPACK. Subroutines are described by one letter per argument (d double,
// i integer, c character), all passed by reference; every argument comes back, in order, so that the caller picks the
// outputs. Matrices arrive and leave column by column.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "engine/base/numbers.h"
#include "engine/native/lapack_sizes.h"
#include "engine/native/registry.h"

extern "C" {
void dgbsv_();
void dgecon_();
void dgees_();
void dgeev_();
void dgeevx_();
void dgehrd_();
void dgels_();
void dgelsy_();
void dgeqp3_();
void dgeqrf_();
void dgesdd_();
void dgesv_();
void dgesvd_();
void dgesvx_();
void dgetrf_();
void dgetri_();
void dgetrs_();
void dggev_();
void dggevx_();
void dgglse_();
void dgtsv_();
void dhgeqz_();
void dhseqr_();
void dorghr_();
void dorgqr_();
void dormhr_();
void dormqr_();
void dpotrf_();
void dtrevc_();
void dtrsen_();
void dtrsm_();
void dtrsyl_();
double dlange_(const char*, const int*, const int*, const double*, const int*, double*, size_t);
}

namespace armature::native {

namespace {

using Subroutine = void (*)();
constexpr size_t kMaxArguments = 32;
constexpr int64_t kMostWork = 100'000'000;  // elements of a work array that are made in a caller's place

template <size_t... index>
void callWith(Subroutine subroutine, void** arguments, std::index_sequence<index...>) {
  // Fortran takes addresses; the lengths of character arguments (all 1) follow behind the last one. Callees ignore
  // arguments beyond their own.
  using Typed = void (*)(decltype(static_cast<void>(index), static_cast<void*>(nullptr))...);
  reinterpret_cast<Typed>(subroutine)(arguments[index]...);
}

// One letter an argument, and how large each has to be (lapack_sizes.h), separated by spaces. Integers that are places
// in a matrix have the largest one behind an "@", where it is 0 they are not read.
struct Description {
  std::string_view name;
  Subroutine subroutine;
  std::string_view kinds, sizes;
};

// The argument that the subroutine under way has refused; 0 while there is none.
thread_local int refusedArgument = 0;

// The arguments as Fortran has them.
struct Arguments {
  std::vector<double> doubles;
  std::vector<int32_t> integers;
  std::vector<char> letters;
  std::vector<int64_t> values;             // of integers, the first one of arrays
  std::vector<std::vector<double>> spare;  // in place of work arrays that are too small
  std::array<void*, kMaxArguments> addresses{};
};

size_t countOf(const Call& call, size_t argument) {
  return call.shape[argument] < 0 ? 1 : static_cast<size_t>(call.shape[argument]);
}

void readArguments(const Call& call, std::string_view kinds, Arguments& a) {
  a.doubles.assign(call.in.begin(), call.in.end());
  a.doubles.push_back(0);  // an empty array at the end has an address, too
  a.integers.resize(call.in.size() + 1);
  a.letters.assign(kinds.size(), ' ');
  a.values.assign(kinds.size(), 0);
  constexpr int64_t kLargest = std::numeric_limits<int32_t>::max();
  size_t at = 0;
  for (size_t k = 0; k < kinds.size(); ++k) {
    const size_t count = countOf(call, k);
    if (kinds[k] == 'c') {
      const auto index = static_cast<size_t>(count > 0 ? wholeNumber(call.in[at]) : -1);
      if (index < call.context.texts.size() && !call.context.texts[index].empty())
        a.letters[k] = call.context.texts[index].front();
      a.addresses[k] = &a.letters[k];
    } else if (kinds[k] == 'i') {
      for (size_t e = 0; e < count; ++e)
        a.integers[at + e] = static_cast<int32_t>(std::clamp(wholeNumber(call.in[at + e]), -kLargest, kLargest));
      if (count > 0) a.values[k] = a.integers[at];
      a.addresses[k] = &a.integers[at];
    } else {
      a.addresses[k] = &a.doubles[at];
    }
    at += count;
  }
  for (size_t k = kinds.size(); k < kMaxArguments; ++k) a.addresses[k] = reinterpret_cast<void*>(uintptr_t{1});
}

bool tooSmall(Call& call, std::string_view name, size_t argument, int64_t needed) {
  return failCall(call, phrase("%1: argument %2 has %3 elements, the others ask for %4", name, argument + 1,
                               countOf(call, argument), needed));
}

// Work arrays hold nothing for the caller: one that is declared too small (the standard library has a scalar for
// dgesdd's) gets the room that it needs.
void giveRoom(Arguments& a, size_t argument, int64_t needed) {
  a.spare.emplace_back(static_cast<size_t>(needed));
  a.addresses[argument] = a.spare.back().data();
}

bool haveTheirSizes(Call& call, const Description& described, Arguments& a) {
  const LapackArguments given{a.values, a.letters};
  std::string_view rest = described.sizes;
  for (size_t k = 0; k < described.kinds.size(); ++k) {
    const std::string_view both = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(rest.size(), both.size() + 1));
    const std::string_view formula = both.substr(0, both.find('@'));
    const bool isWork = formula.find('w') != std::string_view::npos;
    // A scalar is one element, given or not.
    const int64_t needed = formula == "-" ? 1 : elementsNeeded(formula, given);
    if (needed > static_cast<int64_t>(countOf(call, k)) && isWork) {
      if (needed > kMostWork) return tooSmall(call, described.name, k, needed);
      giveRoom(a, k, needed);
      continue;
    }
    if (static_cast<int64_t>(countOf(call, k)) < needed) return tooSmall(call, described.name, k, needed);
    if (formula.size() == both.size()) continue;
    const int64_t largest = elementsNeeded(both.substr(formula.size() + 1), given);
    const auto* places = static_cast<const int32_t*>(a.addresses[k]);
    if (largest > 0 && std::any_of(places, places + needed, [&](int32_t p) { return p < 1 || p > largest; }))
      return failCall(call, phrase("%1: argument %2 has a place outside of the matrix", described.name, k + 1));
  }
  return true;
}

bool callSubroutine(Call& call, const Description& described) {
  const auto& [name, subroutine, kinds, sizes] = described;
  if (call.shape.size() != kinds.size() || call.out.size() != call.in.size())
    return failCall(call, phrase("%1: the arguments are not those of the subroutine", name));
  Arguments a;
  readArguments(call, kinds, a);
  if (!haveTheirSizes(call, described, a)) return false;
  refusedArgument = 0;
  callWith(subroutine, a.addresses.data(), std::make_index_sequence<kMaxArguments>());
  if (refusedArgument != 0)
    return failCall(call, phrase("%1: argument %2 has a value that it may not have", name, refusedArgument));
  size_t at = 0;
  for (size_t k = 0; k < kinds.size(); ++k) {
    for (size_t e = 0; e < countOf(call, k); ++e, ++at)
      call.out[at] = kinds[k] == 'i' ? a.integers[at] : kinds[k] == 'c' ? call.in[at] : a.doubles[at];
  }
  return true;
}

// A name as a template argument.
template <size_t size>
struct Letters {
  constexpr Letters(const char (&text)[size]) {  // NOLINT: a literal is the argument
    for (size_t k = 0; k < size; ++k) data[k] = text[k];
  }
  constexpr std::string_view view() const { return {data, size - 1}; }
  char data[size]{};
};

template <Letters name, Subroutine subroutine, Letters kinds, Letters sizes>
bool lapack(Call& call) {
  return callSubroutine(call, {name.view(), subroutine, kinds.view(), sizes.view()});
}

// Schur form. The third argument is a function that chooses eigenvalues where the second one asks for an order: models
// have none, and a number in its place must not be called.
bool dgees(Call& call) {
  ArgumentReader in(call);
  in.number();
  const std::string order = in.text();
  if (order != "N" && order != "n") return failCall(call, phrase("dgees: eigenvalues cannot be put into an order"));
  return callSubroutine(call, {"dgees", dgees_, "cciidiidddidiii", "- - - - 6*4 - - 4 4 1=V:11*4 - w13 - - -"});
}

// The norm of a matrix, a function: its value comes before the arguments.
bool dlange(Call& call) {
  ArgumentReader in(call);
  const std::string norm = in.text();
  const auto m = static_cast<int>(in.integer()), n = static_cast<int>(in.integer());
  const std::span<const double> a = in.array();
  const auto lda = static_cast<int>(in.integer());
  if (norm.empty() || m < 0 || n < 0 || lda < m || a.size() < static_cast<size_t>(lda) * static_cast<size_t>(n) ||
      (call.out.size() > 1 && call.out.size() != call.in.size() + 1))
    return failCall(call, phrase("dlange: the arguments are not those of the function"));
  std::vector<double> work(static_cast<size_t>(m) + 1);
  if (call.out.size() > 1) std::copy(call.in.begin(), call.in.end(), call.out.begin() + 1);
  return giveNumber(call, dlange_(norm.c_str(), &m, &n, a.data(), &lda, work.data(), 1));
}

constexpr std::array<Entry, 33> kLapackEntries{{
    {"dgbsv", lapack<"dgbsv", dgbsv_, "iiiidiidii", "- - - - 6*1 - 1 9*4 - -">},
    {"dgecon", lapack<"dgecon", dgecon_, "cididddii", "- - 4*2 - - - w#4*2 w2 -">},
    {"dgees", dgees},
    {"dgeev", lapack<"dgeev", dgeev_, "ccididddididii", "- - - 5*3 - 3 3 1=V:9*3 - 2=V:11*3 - w13 - -">},
    {"dgeevx", lapack<"dgeevx", dgeevx_, "ccccididddidiiidddddiii",
                      "- - - - - 7*5 - 5 5 2=V:11*5 - 3=V:13*5 - - - 5 - 4=EB:5 4=VB:5 w21 - 4=VB:w#2*5-#2 -">},
    {"dgehrd", lapack<"dgehrd", dgehrd_, "iiididdii", "- - - 5*1 - 1-#1 w8 - -">},
    {"dgels", lapack<"dgels", dgels_, "ciiidididii", "- - - - 6*3 - 8*4 - w10 - -">},
    {"dgelsy", lapack<"dgelsy", dgelsy_, "iiididiididii", "- - - 5*2 - 7*3 - 2 - - w12 - -">},
    {"dgeqp3", lapack<"dgeqp3", dgeqp3_, "iidiiddii", "- - 4*2 - 2 min(1,2) w8 - -">},
    {"dgeqrf", lapack<"dgeqrf", dgeqrf_, "iididdii", "- - 4*2 - min(1,2) w7 - -">},
    {"dgesdd", lapack<"dgesdd", dgesdd_, "ciididdididiii",
                      "- - - 5*3 - min(2,3) 1=AO:8*2|1=S:8*min(2,3) - 1=ASO:10*3 - w12 - w#8*min(2,3) -">},
    {"dgesv", lapack<"dgesv", dgesv_, "iidiidii", "- - 4*1 - 1 7*2 - -">},
    {"dgesvd", lapack<"dgesvd", dgesvd_, "cciididdididii",
                      "- - - - 6*4 - min(3,4) 1=A:9*3|1=S:9*min(3,4) - 2=AS:11*4 - w13 - -">},
    {"dgesvx", lapack<"dgesvx", dgesvx_, "cciididiicdddididdddii",
                      "- - - - 6*3 - 8*3 - 3@1=F:3 - 3 3 14*4 - 16*4 - - 4 4 w#4*3 w3 -">},
    {"dgetrf", lapack<"dgetrf", dgetrf_, "iidiii", "- - 4*2 - min(1,2) -">},
    {"dgetri", lapack<"dgetri", dgetri_, "idiidii", "- 3*1 - 1@1 w6 - -">},
    {"dgetrs", lapack<"dgetrs", dgetrs_, "ciidiidii", "- - - 5*2 - 2@2 8*3 - -">},
    {"dggev", lapack<"dggev", dggev_, "ccidididdddididii", "- - - 5*3 - 7*3 - 3 3 3 1=V:12*3 - 2=V:14*3 - w16 - -">},
    {"dggevx",
     lapack<"dggevx", dggevx_, "ccccidididdddidiiidddddddiiii",
            "- - - - - 7*5 - 9*5 - 5 5 5 2=V:14*5 - 3=V:16*5 - - - 5 5 - - 4=EB:5 4=VB:5 w26 - 4!E:w5+#6 4!N:w5 -">},
    {"dgglse", lapack<"dgglse", dgglse_, "iiidididdddii", "- - - 5*2 - 7*2 - 1 3 2 w12 - -">},
    {"dgtsv", lapack<"dgtsv", dgtsv_, "iiddddii", "- - 1-#1 1 1-#1 7*2 - -">},
    {"dhgeqz", lapack<"dhgeqz", dhgeqz_, "ccciiidididdddididii",
                      "- - - - - - 8*4 - 10*4 - 4 4 4 2=VI:15*4 - 3=VI:17*4 - w19 - -">},
    {"dhseqr", lapack<"dhseqr", dhseqr_, "cciiididddidii", "- - - - - 7*3 - 3 3 2=VI:11*3 - w13 - -">},
    {"dorghr", lapack<"dorghr", dorghr_, "iiididdii", "- - - 5*1 - 1-#1 w8 - -">},
    {"dorgqr", lapack<"dorgqr", dorgqr_, "iiididdii", "- - - 5*2 - 3 w8 - -">},
    {"dormhr",
     lapack<"dormhr", dormhr_, "cciiiididdidii", "- - - - - - 1=L:8*3|1=R:8*4 - 1=L:3-#1|1=R:4-#1 11*4 - w13 - -">},
    {"dormqr", lapack<"dormqr", dormqr_, "cciiididdidii", "- - - - - 7*5 - 5 10*4 - w12 - -">},
    {"dpotrf", lapack<"dpotrf", dpotrf_, "cidii", "- - 4*2 - -">},
    {"dtrevc", lapack<"dtrevc", dtrevc_, "cciidididiiidi", "- - 2=S:4 - 6*4 - 1=LB:8*11 - 1=RB:10*11 - - - w#3*4 -">},
    {"dtrsen", lapack<"dtrsen", dtrsen_, "cciidididdidddiiii", "- - 4 - 6*4 - 2=V:8*4 - 4 4 - - - w15 - w17 - -">},
    {"dtrsm", lapack<"dtrsm", dtrsm_, "cccciiddidi", "- - - - - - - 1=L:9*5|1=R:9*6 - 11*6 -">},
    {"dtrsyl", lapack<"dtrsyl", dtrsyl_, "cciiididididi", "- - - - - 7*4 - 9*5 - 11*5 - - -">},
    {"dlange", dlange},
}};

}  // namespace

// Called by LAPACK's own check of arguments in place of the one that prints and ends the process.
extern "C" void xerbla_(const char*, const int* argument, size_t) {
  refusedArgument = *argument;
}

std::span<const Entry> lapackNatives() {
  return kLapackEntries;
}

}  // namespace armature::native
