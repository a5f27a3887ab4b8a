// The modules that `import Vision` includes on iOS.
@_exported import BuilderCoreImage
