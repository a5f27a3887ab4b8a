// `import CoreGraphics` in sources shared with iOS: everything of it lives in BuilderUIKit.
@_exported import BuilderUIKit
