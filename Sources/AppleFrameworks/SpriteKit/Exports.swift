// The modules that `import SpriteKit` includes on iOS.
@_exported import BuilderUIKit
