// The modules that `import MapKit` includes on iOS.
@_exported import BuilderContacts
@_exported import BuilderCoreLocation
@_exported import BuilderUIKit
