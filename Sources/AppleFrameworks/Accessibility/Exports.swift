// The modules that `import Accessibility` includes on iOS.
@_exported import BuilderFoundation
