@_exported import BuilderFoundation
