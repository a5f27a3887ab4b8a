// The modules that `import Contacts` includes on iOS.
@_exported import BuilderFoundation
