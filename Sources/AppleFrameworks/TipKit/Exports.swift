// The modules that `import TipKit` includes on iOS.
@_exported import BuilderSwiftUI
