// The modules that `import Nuke` includes on iOS.
@_exported import BuilderUIKit
