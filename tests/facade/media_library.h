// A small library of parts with media, and of parts whose connectors come with what is chosen for them; for tests of
// the engine and of the window.
#pragma once
#include <QDir>
#include <QFile>
#include <QString>

namespace armature {

inline const char* const kMediaLibrary = R"(
package Flows "parts with media"
  package Media "fluids"
    partial package Fluid "any fluid"
      constant Real d = 1 "density";
      constant Integer nX = 0 "traces";
    end Fluid;
    package Water "plain water"
      extends Fluid(d = 1000);
      constant Real salt = 0 "in it";
    end Water;
    package Oil "for bearings"
      extends Fluid(d = 850);
    end Oil;
    package Smoke "with a trace of soot"
      extends Fluid(d = 1.2, nX = 1);
    end Smoke;
    package TapWater = Water(salt = 0.1) "the same from the tap";
    package ColdWater "water below its boiling point"
      extends Water;
    end ColdWater;
  end Media;
  connector Port "where a fluid flows"
    replaceable package Medium = Media.Fluid;
    Real p;
    flow Real m;
  end Port;
  connector HeatPort
    Real T(unit = "K");
    flow Real Q(unit = "W");
  end HeatPort;
  connector Trace = input Real "concentration";
  model Tank "holds a fluid"
    replaceable package Medium = Media.Fluid constrainedby Media.Fluid "in the tank";
    parameter Real level = 1;
    Port port(redeclare package Medium = Medium) annotation (Placement(transformation(extent = {{90, -10}, {110, 10}})));
    Trace trace if Medium.nX > 0 annotation (Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
  equation
    port.p = Medium.d*level;
  end Tank;
  model Pipe "between two"
    replaceable package Medium = Media.Fluid constrainedby Media.Fluid "in the pipe";
    Port port_a(redeclare package Medium = Medium) annotation (Placement(transformation(extent = {{-110, -10}, {-90, 10}})));
    Port port_b(redeclare package Medium = Medium) annotation (Placement(transformation(extent = {{90, -10}, {110, 10}})));
  equation
    port_a.m + port_b.m = 0;
    port_a.m = (port_a.p - port_b.p)/Medium.d;
  end Pipe;
  model OilPipe "a pipe whose fluid is given"
    extends Pipe(redeclare final package Medium = Media.Oil);
  end OilPipe;
  model Tap "fixed at its end"
    Port port(redeclare package Medium = Media.Water);
  equation
    port.m = 0;
  end Tap;
  model Law "what a wall lets through"
    constant Boolean useHeat = false;
  end Law;
  model WarmLaw
    extends Law(useHeat = true);
  end WarmLaw;
  model Wall "with what is chosen for it"
    replaceable model Losses = Law constrainedby Law;
    replaceable connector Plug = HeatPort constrainedby HeatPort;
    Losses losses;
    Plug plug annotation (Placement(transformation(extent = {{90, -10}, {110, 10}})));
    HeatPort heat if losses.useHeat annotation (Placement(transformation(extent = {{-10, -110}, {10, -90}})));
  equation
    plug.T = 300;
    if losses.useHeat then
      heat.T = 300;
    end if;
  end Wall;
  connector Flange "another thing to be joined"
    extends HeatPort;
    Real phi;
    flow Real tau(unit = "N.m");
  end Flange;
end Flows;
)";

// Writes the library into a folder, which becomes one of the library path.
inline bool writeMediaLibrary(const QString& folder) {
  QFile file(QDir(folder).filePath("Flows.mo"));
  return file.open(QIODevice::WriteOnly) && file.write(kMediaLibrary) > 0;
}

}  // namespace armature
