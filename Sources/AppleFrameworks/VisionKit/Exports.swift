// The modules that `import VisionKit` includes on iOS.
@_exported import BuilderUIKit
