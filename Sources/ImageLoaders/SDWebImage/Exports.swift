// The modules that `import SDWebImage` includes on iOS.
@_exported import BuilderUIKit
