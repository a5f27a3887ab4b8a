// The module for `import QuartzCore` in sources shared with iOS: BuilderUIKit contains its API.
@_exported import BuilderUIKit
