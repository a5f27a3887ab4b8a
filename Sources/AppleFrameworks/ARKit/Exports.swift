// The modules that `import ARKit` includes on iOS.
@_exported import BuilderSceneKit
@_exported import BuilderSpriteKit
