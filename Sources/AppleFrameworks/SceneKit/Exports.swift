// The modules that `import SceneKit` includes on iOS.
@_exported import BuilderUIKit
@_exported import Buildersimd
