// A small library with replaceable parts of every kind, for tests of the engine and of the window.
#pragma once
#include <QDir>
#include <QFile>
#include <QString>

namespace armature {

inline const char* const kReplaceableLibrary = R"(
package Exchange "replaceable parts"
  package Media "fluids"
    partial package Fluid "any fluid"
      constant Real d = 1 "density";
      replaceable partial function conductivity "of heat"
        input Real T;
        output Real lambda;
      end conductivity;
    end Fluid;
    partial package Liquid "any liquid"
      extends Fluid;
    end Liquid;
    package Water "plain water"
      extends Liquid(d = 1000);
      redeclare function extends conductivity algorithm lambda := 0.6; end conductivity;
    end Water;
    package Oil "for bearings"
      extends Liquid(d = 850);
      redeclare function extends conductivity algorithm lambda := 0.15; end conductivity;
    end Oil;
    package HotOil = Oil(d = 800) "warmed up";
    package Stone "no fluid at all"
      constant Real d = 2600;
    end Stone;
  end Media;
  package Laws
    partial model Law "pressure over flow"
      input Real q;
      output Real dp;
    end Law;
    model Linear "dp in proportion"
      extends Law;
      parameter Real k(unit = "Pa.s") = 2 "slope";
    equation
      dp = k*q;
    end Linear;
    model Square "turbulent"
      extends Law;
      parameter Real k = 3 "factor";
      parameter Real sharpness = 1;
    equation
      dp = sharpness*k*q*abs(q);
    end Square;
  end Laws;
  model Pipe "with a fluid and a law"
    replaceable package Medium = Media.Fluid constrainedby Media.Fluid "fluid in the pipe" annotation (choicesAllMatching = true);
    replaceable model Law = Laws.Linear constrainedby Laws.Law "of the flow"
      annotation (choices(
        choice(redeclare model Law = Exchange.Laws.Linear(k = 5) "steep"),
        choice(redeclare model Law = Exchange.Laws.Square "turbulent")));
    replaceable function lambda = Medium.conductivity;
    parameter Real q = 1 "flow";
    Law law(q = q);
    Real m = Medium.d*q "mass flow";
  protected
    replaceable package Hidden = Media.Water;
  end Pipe;
  model Heated "a pipe that needs to know how its fluid conducts heat"
    extends Pipe;
    Real heat = lambda(300) + m;
  end Heated;
  model Oiled "a pipe whose fluid is given"
    extends Pipe(redeclare final package Medium = Media.Oil, redeclare replaceable model Law = Laws.Square);
  end Oiled;
  block Factor "y = k u"
    parameter Real k = 1 "factor";
    input Real u;
    output Real y;
  equation
    y = k*u;
  end Factor;
  block Offset "k times u and something"
    extends Factor;
    parameter Real more = 4;
  end Offset;
  model Holder "a replaceable component"
    replaceable Factor part(k = 2, u = 3) constrainedby Factor(u = 3) "what is multiplied"
      annotation (choices(choice(redeclare Offset part(k = 7) "with more")));
    Factor fixedOne(u = 1);
    Real y = part.y;
  end Holder;
  package Protected
  protected
    package Own
      extends Media.Water;
    end Own;
  end Protected;
end Exchange;
)";

// Writes the library into a folder, which becomes one of the library path.
inline bool writeReplaceableLibrary(const QString& folder) {
  QFile file(QDir(folder).filePath("Exchange.mo"));
  return file.open(QIODevice::WriteOnly) && file.write(kReplaceableLibrary) > 0;
}

}  // namespace armature
