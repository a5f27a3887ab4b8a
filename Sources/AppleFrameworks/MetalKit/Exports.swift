// The modules that `import MetalKit` includes on iOS.
@_exported import BuilderMetal
@_exported import BuilderUIKit
