// The modules that `import CoreMedia` includes on iOS.
@_exported import BuilderCoreVideo
@_exported import BuilderFoundation
