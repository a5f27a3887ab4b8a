// The modules that `import MessageUI` includes on iOS.
@_exported import BuilderUIKit
