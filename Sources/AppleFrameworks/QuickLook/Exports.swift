// The modules that `import QuickLook` includes on iOS.
@_exported import BuilderUIKit
