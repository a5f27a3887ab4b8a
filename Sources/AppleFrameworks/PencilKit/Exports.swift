// The modules that `import PencilKit` includes on iOS.
@_exported import BuilderUIKit
