// The modules that `import IntentsUI` includes on iOS.
@_exported import BuilderIntents
@_exported import BuilderUIKit
