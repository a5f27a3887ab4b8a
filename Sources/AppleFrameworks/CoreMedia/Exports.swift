// The modules that `import CoreMedia` includes on iOS.
@_exported import BuilderFoundation
