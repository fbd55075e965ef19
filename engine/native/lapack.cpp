// LAPACK and BLAS for Modelica.Math.Matrices.LAPACK. Subroutines are described by one letter per argument (d double,
// i integer, c character), all passed by reference; every argument comes back, in order, so that the caller picks the
// outputs. Matrices arrive and leave column by column.
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "engine/base/numbers.h"
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

template <size_t... index>
void callWith(Subroutine subroutine, void** arguments, std::index_sequence<index...>) {
  // Fortran takes addresses; the lengths of character arguments (all 1) follow behind the last one. Callees ignore
  // arguments beyond their own.
  using Typed = void (*)(decltype(static_cast<void>(index), static_cast<void*>(nullptr))...);
  reinterpret_cast<Typed>(subroutine)(arguments[index]...);
}

bool callSubroutine(Call& call, std::string_view name, Subroutine subroutine, std::string_view kinds) {
  if (call.shape.size() != kinds.size() || call.out.size() != call.in.size())
    return failCall(call, std::string(name) + ": the arguments are not those of the subroutine");
  std::vector<double> doubles(call.in.begin(), call.in.end());
  doubles.push_back(0);  // an empty array at the end has an address, too
  std::vector<int32_t> integers(call.in.size() + 1);
  std::vector<char> letters(kinds.size(), ' ');
  std::array<void*, kMaxArguments> arguments{};
  size_t at = 0;
  for (size_t k = 0; k < kinds.size(); ++k) {
    const size_t count = call.shape[k] < 0 ? 1 : static_cast<size_t>(call.shape[k]);
    if (kinds[k] == 'c') {
      const auto index = static_cast<size_t>(count > 0 ? wholeNumber(call.in[at]) : -1);
      if (index < call.context.texts.size() && !call.context.texts[index].empty())
        letters[k] = call.context.texts[index].front();
      arguments[k] = &letters[k];
    } else if (kinds[k] == 'i') {
      for (size_t e = 0; e < count; ++e) integers[at + e] = static_cast<int32_t>(wholeNumber(call.in[at + e]));
      arguments[k] = &integers[at];
    } else {
      arguments[k] = &doubles[at];
    }
    at += count;
  }
  for (size_t k = kinds.size(); k < kMaxArguments; ++k) arguments[k] = reinterpret_cast<void*>(uintptr_t{1});
  callWith(subroutine, arguments.data(), std::make_index_sequence<kMaxArguments>());
  at = 0;
  for (size_t k = 0; k < kinds.size(); ++k) {
    const size_t count = call.shape[k] < 0 ? 1 : static_cast<size_t>(call.shape[k]);
    for (size_t e = 0; e < count; ++e, ++at)
      call.out[at] = kinds[k] == 'i' ? integers[at] : kinds[k] == 'c' ? call.in[at] : doubles[at];
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

template <Letters name, Subroutine subroutine, Letters kinds>
bool lapack(Call& call) {
  return callSubroutine(call, name.view(), subroutine, kinds.view());
}

// Schur form. The third argument is a function that chooses eigenvalues where the second one asks for an order: models
// have none, and a number in its place must not be called.
bool dgees(Call& call) {
  ArgumentReader in(call);
  in.number();
  const std::string order = in.text();
  if (order != "N" && order != "n") return failCall(call, "dgees: eigenvalues cannot be put into an order");
  return callSubroutine(call, "dgees", dgees_, "cciidiidddidiii");
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
    return failCall(call, "dlange: the arguments are not those of the function");
  std::vector<double> work(static_cast<size_t>(m) + 1);
  if (call.out.size() > 1) std::copy(call.in.begin(), call.in.end(), call.out.begin() + 1);
  return giveNumber(call, dlange_(norm.c_str(), &m, &n, a.data(), &lda, work.data(), 1));
}

constexpr std::array<Entry, 33> kEntries{{
    {"dgbsv", lapack<"dgbsv", dgbsv_, "iiiidiidii">},
    {"dgecon", lapack<"dgecon", dgecon_, "cididddii">},
    {"dgees", dgees},
    {"dgeev", lapack<"dgeev", dgeev_, "ccididddididii">},
    {"dgeevx", lapack<"dgeevx", dgeevx_, "ccccididddidiiidddddiii">},
    {"dgehrd", lapack<"dgehrd", dgehrd_, "iiididdii">},
    {"dgels", lapack<"dgels", dgels_, "ciiidididii">},
    {"dgelsy", lapack<"dgelsy", dgelsy_, "iiididiididii">},
    {"dgeqp3", lapack<"dgeqp3", dgeqp3_, "iidiiddii">},
    {"dgeqrf", lapack<"dgeqrf", dgeqrf_, "iididdii">},
    {"dgesdd", lapack<"dgesdd", dgesdd_, "ciididdididiii">},
    {"dgesv", lapack<"dgesv", dgesv_, "iidiidii">},
    {"dgesvd", lapack<"dgesvd", dgesvd_, "cciididdididii">},
    {"dgesvx", lapack<"dgesvx", dgesvx_, "cciididiicdddididdddii">},
    {"dgetrf", lapack<"dgetrf", dgetrf_, "iidiii">},
    {"dgetri", lapack<"dgetri", dgetri_, "idiidii">},
    {"dgetrs", lapack<"dgetrs", dgetrs_, "ciidiidii">},
    {"dggev", lapack<"dggev", dggev_, "ccidididdddididii">},
    {"dggevx", lapack<"dggevx", dggevx_, "ccccidididdddidiiidddddddiiii">},
    {"dgglse", lapack<"dgglse", dgglse_, "iiidididdddii">},
    {"dgtsv", lapack<"dgtsv", dgtsv_, "iiddddii">},
    {"dhgeqz", lapack<"dhgeqz", dhgeqz_, "ccciiidididdddididii">},
    {"dhseqr", lapack<"dhseqr", dhseqr_, "cciiididddidii">},
    {"dorghr", lapack<"dorghr", dorghr_, "iiididdii">},
    {"dorgqr", lapack<"dorgqr", dorgqr_, "iiididdii">},
    {"dormhr", lapack<"dormhr", dormhr_, "cciiiididdidii">},
    {"dormqr", lapack<"dormqr", dormqr_, "cciiididdidii">},
    {"dpotrf", lapack<"dpotrf", dpotrf_, "cidii">},
    {"dtrevc", lapack<"dtrevc", dtrevc_, "cciidididiiidi">},
    {"dtrsen", lapack<"dtrsen", dtrsen_, "cciidididdidddiiii">},
    {"dtrsm", lapack<"dtrsm", dtrsm_, "cccciiddidi">},
    {"dtrsyl", lapack<"dtrsyl", dtrsyl_, "cciiididididi">},
    {"dlange", dlange},
}};

}  // namespace

std::span<const Entry> lapackNatives() {
  return kEntries;
}

}  // namespace armature::native
