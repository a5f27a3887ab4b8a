// The modules that `import StoreKit` includes on iOS.
@_exported import BuilderUIKit
