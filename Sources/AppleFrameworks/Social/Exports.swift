// The modules that `import Social` includes on iOS.
@_exported import BuilderUIKit
