// The modules that `import Kingfisher` includes on iOS.
@_exported import BuilderUIKit
