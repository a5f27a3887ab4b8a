// The module for `import CoreText` in sources shared with iOS: BuilderUIKit contains its font registration.
@_exported import BuilderUIKit
