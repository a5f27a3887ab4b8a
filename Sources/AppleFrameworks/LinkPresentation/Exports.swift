// The modules that `import LinkPresentation` includes on iOS.
@_exported import BuilderUIKit
