// The modules that `import NotificationCenter` includes on iOS.
@_exported import BuilderUIKit
