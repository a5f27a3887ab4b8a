// The modules that `import GameKit` includes on iOS.
@_exported import BuilderUIKit
