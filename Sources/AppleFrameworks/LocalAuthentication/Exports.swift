// The modules that `import LocalAuthentication` includes on iOS.
@_exported import BuilderFoundation
