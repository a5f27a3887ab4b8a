// The modules that `import EventKitUI` includes on iOS.
@_exported import BuilderEventKit
@_exported import BuilderUIKit
