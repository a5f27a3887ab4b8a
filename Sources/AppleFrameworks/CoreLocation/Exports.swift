// The modules that `import CoreLocation` includes on iOS.
@_exported import BuilderFoundation
