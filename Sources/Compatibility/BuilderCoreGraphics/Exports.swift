// The module for `import CoreGraphics` in sources shared with iOS: BuilderUIKit contains its API.
@_exported import BuilderUIKit
