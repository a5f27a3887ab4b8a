// The modules that `import WebKit` includes on iOS.
@_exported import BuilderSecurity
@_exported import BuilderUIKit
@_exported import FoundationNetworking
