// The modules that `import UniformTypeIdentifiers` includes on iOS.
@_exported import BuilderFoundation
