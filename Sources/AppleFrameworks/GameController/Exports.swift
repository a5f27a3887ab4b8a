// The modules that `import GameController` includes on iOS.
@_exported import BuilderUIKit
