// The modules that `import CoreVideo` includes on iOS.
@_exported import BuilderFoundation
