// The modules that `import Photos` includes on iOS.
@_exported import BuilderAVFoundation
@_exported import BuilderCoreLocation
@_exported import BuilderImageIO
