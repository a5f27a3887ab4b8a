// The modules that `import AlamofireImage` includes on iOS.
@_exported import BuilderUIKit
