// The modules that `import CarPlay` includes on iOS.
@_exported import BuilderUIKit
