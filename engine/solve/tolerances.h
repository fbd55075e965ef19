// The tolerances by which the solvers decide that two numbers are equal, a step is too short, a system is singular or
// an iteration has ended: each with its meaning and where it comes from. What belongs to one look-out or one method
// alone (how far ahead a bump is searched, when a hump is one) stands beside its use. What a person sets is
// Settings::tolerance.
#pragma once

namespace armature::solve {

struct Tolerances {
  // Rounding and instants.

  // [-] From 1 to the next number, to two digits (IEEE 754: 2^-52).
  static constexpr double kRounding = 2.2e-16;
  // [-] Of an instant and the step to it: nearer together crossings are not told apart. SUNDIALS's own (IDARcheck: 100
  // roundings of |t| + |h|), after Hiebert & Shampine, Implicitly defined output points for solutions of ODEs, 1980.
  static constexpr double kCrossing = 100 * kRounding;
  // Instants nearer than these are one: so many units in the last place, and this share of the time. Half of what
  // kCrossing lets a root be off, so that what is scheduled at a crossing happens with it.
  static constexpr double kInstantUlps = 64, kInstant = 1e-14;
  // [s] The unit in the last place of the time 0, where numbers lie arbitrarily close: below what any model resolves.
  static constexpr double kUlpAtZero = 1e-18;
  // [-] Of the time and a thousandth of the run: steps shorter than this no longer move the time. The same share as an
  // instant's, so that a step that counts as one is longer than an instant.
  static constexpr double kNoStep = kInstant, kNoStepOfRun = 1e-3;
  // [-] Of the time and the step: SUNDIALS refuses a stop time that is nearer (IDA_ILL_INPUT below 100 roundings); with
  // room for what the sum of both loses.
  static constexpr double kShortestStep = 1e-12;
  // [-] Of the time and the step: width at which the last time with a value is known. Four roundings.
  static constexpr double kLastGood = 1e-15;
  // [-] Of the distance of result points: a point of the grid that is nearer to an instant is that instant. The grid is
  // start + k interval, whose rounding is k times 2^-53; room for some millions of points.
  static constexpr double kOnGrid = 1e-9;
  // [-] Of a sampler's interval: instants that have passed are counted as if they were this much more. As kOnGrid.
  static constexpr double kOnTick = 1e-9;

  // The integrator.

  // [-] Of value and nominal value: step of a forward difference, the root of the rounding unit (Dennis & Schnabel,
  // Numerical Methods for Unconstrained Optimization, 1983, section 5.4).
  static constexpr double kForwardDifference = 1.5e-8;

  // Newton's method on systems of equations.

  // [-] Of value and scale: a step that is shorter is the last. Chosen: four digits below the tightest usual tolerance
  // (1e-6), and where convergence is quadratic, the error that it leaves is rounding.
  static constexpr double kNewtonStep = 1e-10;
  // [-] What is left when no step improves anything: with fewer digits than half of a number's the point is no
  // solution.
  static constexpr double kNewtonStuck = 1e-7;
  // [-] A step with less than this behind it is accepted whatever it does: it is rounding.
  static constexpr double kNewtonRounding = 1e-13;
  // [-] Least damping at all, and least that is predicted from the last step: those of NLEQ1 (Nowak & Weimann, ZIB
  // report TR 91-10, 1991) for extremely and for highly nonlinear systems.
  static constexpr double kLeastDamping = 1e-8, kLeastPrediction = 1e-4;
  // [-] Scale of an unknown without a nominal value of its own, at least: what is left of a zero is no scale.
  static constexpr double kLeastScale = 1e-8;
  // [-] Marquardt's parameter at the beginning (Madsen, Nielsen & Tingleff, Methods for Non-Linear Least Squares
  // Problems, 2004, section 3.2: 1e-3 where the guess is not believed to be good), and its bounds: beyond them the step
  // is nothing, or Newton's.
  static constexpr double kFirstMarquardt = 1e-3, kMostMarquardt = 1e12, kLeastMarquardt = 1e-12;
  // [-] Step and square of the residual from which on Newton's method has it nearer.
  static constexpr double kNearStep = 1e-6, kNearSquare = 1e-16;
  // [-] Of value and scale: the first and the farthest step to both sides in search of a change of sign.
  static constexpr double kFirstBracket = 1e-6, kFarthestBracket = 1e8;
  // [-] Of both ends: a bracket that is narrower holds neighbouring numbers.
  static constexpr double kBracket = 4e-16;
  // [-] Of the jump between the ends of a bracket: a residual that is left larger is that of a pole or a jump.
  static constexpr double kBracketResidual = 1e-9;

  // Linear systems.

  // [-] Of a matrix whose rows and columns have largest entries of 1 to 2: pivots below it count as zero. About
  // what elimination in 60 unknowns (the largest dense matrix) loses where nothing grows.
  static constexpr double kPivot = 2e-14;
  // [-] Estimated reciprocal condition below which a sparse matrix counts as singular: two digits below rounding, since
  // it is an estimate.
  static constexpr double kRegular = 1e-18;
  // [-] Reciprocal condition below which pivots of an earlier matrix are given up: four digits are left.
  static constexpr double kGoodPivots = 1e-12;
  // [-] Of the largest pivot: what is smaller is dependent, in the decomposition of a matrix that has been found
  // singular. As kGoodPivots.
  static constexpr double kRank = 1e-12;
  // [-] Of the terms: a singular system that leaves a smaller residual is consistent. Half of a number's digits.
  static constexpr double kConsistent = 1e-8;
  // A coefficient of a single equation by which is divided at once; what is smaller may overflow.
  static constexpr double kDivisor = 1e-200;

  // Mixed systems: relations at their border.

  // [-] Two sides of a relation agree when they differ by less than these shares of their size, and of the largest
  // value that the system computes with.
  static constexpr double kBorder = 1e-12, kBorderOfValues = 1e-14;
  // [-] What is left of a voltage that is zero, as a share of the nominal value: Newton's method ends anywhere below.
  static constexpr double kNothing = 1e-18;
  // [-] Of the margins at both ends: one that changes by less does not depend on the direction.
  static constexpr double kNoSlope = 1e-9;

  // The start.

  // [-] and absolute: sides of a condition that others determine contradict each other beyond. Two digits above what
  // Newton's method with a usual tolerance leaves of conditions that were written to be the same.
  static constexpr double kContradiction = 1e-4, kContradictionAtZero = 1e-8;
  // [-] Of the way from the simplified to the actual model: where shorter steps are needed, the way has ended.
  static constexpr double kLeastHomotopy = 1e-5;

  // The run.

  // [-] Of the run: what takes so many steps (Settings::stepsWithoutProgress), and so many events, has not got on.
  static constexpr double kProgressOfSteps = 1e-6, kProgressOfEvents = 1e-5;
  // [-] Of the run: as far a point is moved at most, where an event cannot be decided at its instant. What goes on
  // within is not seen in results of a run (which have a thousand points).
  static constexpr double kFarthestNudge = 1e-6;
  // [-] Of the run: failures of the integrator that are nearer together are of one corner.
  static constexpr double kOneCorner = 1e-9;
};

}  // namespace armature::solve
