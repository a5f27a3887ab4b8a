// The modules that `import AuthenticationServices` includes on iOS.
@_exported import BuilderUIKit
