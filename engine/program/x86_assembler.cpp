#include "engine/program/x86_assembler.h"

#include <initializer_list>

namespace armature::program::x86 {

namespace {

constexpr uint8_t low(Gp r) {
  return static_cast<uint8_t>(r) & 7;
}
constexpr bool isHigh(Gp r) {
  return static_cast<uint8_t>(r) > 7;
}

}  // namespace

void Assembler::align() {
  room();
  while (size() % 16 != 0) byte(0xCC);  // int3
}

void Assembler::enter() {
  for (const Gp r : {kPreserved.values, kPreserved.temporaries, kPreserved.context, kPreserved.table}) push(r);
  addRsp(-8);  // keeps the stack aligned to 16 at calls
  mov(kPreserved.values, kArguments.values);
  mov(kPreserved.temporaries, kArguments.temporaries);
  mov(kPreserved.context, kArguments.context);
  mov(kPreserved.table, kArguments.table);
}

void Assembler::leave() {
  addRsp(8);
  for (const Gp r : {kPreserved.table, kPreserved.context, kPreserved.temporaries, kPreserved.values}) pop(r);
}

void Assembler::general(uint8_t opcode, Gp r) {
  room();
  if (isHigh(r)) byte(0x41);
  byte(static_cast<uint8_t>(opcode | low(r)));
}

void Assembler::mov(Gp to, Gp from) {
  room();
  byte(static_cast<uint8_t>(0x48 | (isHigh(from) ? 4 : 0) | (isHigh(to) ? 1 : 0)));
  byte(0x89);
  byte(static_cast<uint8_t>(0xC0 | low(from) << 3 | low(to)));
}

void Assembler::mov(Gp to, uint64_t value) {
  room();
  byte(static_cast<uint8_t>(0x48 | (isHigh(to) ? 1 : 0)));
  byte(static_cast<uint8_t>(0xB8 | low(to)));
  bytes(value);
}

void Assembler::lea(Gp to, const Mem& from) {
  room();
  byte(static_cast<uint8_t>(0x48 | (isHigh(to) ? 4 : 0) | (isHigh(from.base) ? 1 : 0)));
  byte(0x8D);
  modRm(low(to), from);
}

void Assembler::addRsp(int8_t count) {
  room();
  byte(0x48);
  byte(0x83);
  byte(0xC4);
  bytes(count);
}

void Assembler::call(const Mem& function) {
  room();
  if (isHigh(function.base)) byte(0x41);
  byte(0xFF);
  modRm(2, function);
}

// A base whose low bits are those of rsp needs the SIB byte; one whose low bits are those of rbp has no form without a
// distance.
void Assembler::modRm(uint8_t reg, const Mem& m) {
  const auto base = low(m.base);
  const bool isShort = m.displacement >= -128 && m.displacement <= 127;
  const bool hasNone = m.displacement == 0 && base != low(Gp::rbp);
  const int mode = hasNone ? 0 : isShort ? 1 : 2;
  byte(static_cast<uint8_t>(mode << 6 | reg << 3 | base));
  if (base == low(Gp::rsp)) byte(0x24);
  if (mode == 1) bytes(static_cast<int8_t>(m.displacement));
  if (mode == 2) bytes(m.displacement);
}

// The short prefix serves the map 0F when neither base nor source is one of the upper eight registers.
void Assembler::vector(uint8_t opcode, uint8_t prefix, uint8_t map, Xmm reg, Xmm second, const Source& rm) {
  room();
  const auto r = static_cast<uint8_t>(reg), v = static_cast<uint8_t>(second);
  const uint8_t source = rm.isMemory ? static_cast<uint8_t>(rm.mem.base) : static_cast<uint8_t>(rm.reg);
  const auto inverseR = static_cast<uint8_t>(r > 7 ? 0 : 0x80);
  const auto last = static_cast<uint8_t>((~v & 15) << 3 | prefix);
  if (map == kMap0F && source < 8) {
    byte(0xC5);
    byte(inverseR | last);
  } else {
    byte(0xC4);
    byte(static_cast<uint8_t>(inverseR | 0x40 | (source > 7 ? 0 : 0x20) | map));
    byte(last);
  }
  byte(opcode);
  if (rm.isMemory)
    modRm(r & 7, rm.mem);
  else
    byte(static_cast<uint8_t>(0xC0 | (r & 7) << 3 | (source & 7)));
}

}  // namespace armature::program::x86
