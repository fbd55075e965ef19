connector Flange
  Real phi;
  flow Real tau;
end Flange;
model Drive
  parameter Boolean useSupport = true;
  Flange support if useSupport annotation(mustBeConnected = "It carries the torque");
end Drive;
model Frame
  Flange flange annotation(mustBeConnected = "Nothing else holds it");
end Frame;
model M
  Drive drive, free(useSupport = false), group[2](each useSupport = false);
  Frame frame;
end M;
// Flat:
// 13:9: error C006: drive: support is not connected
//   connect it, or set useSupport to false
//   part drive
//   part drive.support
// 14:9: error C006: frame: flange is not connected
//   connect it
//   part frame
//   part frame.flange
// endFlat
