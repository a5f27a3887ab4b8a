// The module for `import CoreText` in sources shared with iOS: BuilderUIKit contains its fonts, lines and frames.
@_exported import BuilderUIKit
