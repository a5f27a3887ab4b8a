// The modules that `import Symbols` includes on iOS.
@_exported import BuilderUIKit
