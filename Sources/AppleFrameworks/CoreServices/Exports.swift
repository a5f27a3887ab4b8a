// The modules that `import CoreServices` includes on iOS.
@_exported import BuilderMobileCoreServices
