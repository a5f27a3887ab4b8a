// The modules that `import SafariServices` includes on iOS.
@_exported import BuilderUIKit
