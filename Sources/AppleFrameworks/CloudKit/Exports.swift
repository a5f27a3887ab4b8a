// The modules that `import CloudKit` includes on iOS.
@_exported import BuilderCoreLocation
@_exported import BuilderFoundation
