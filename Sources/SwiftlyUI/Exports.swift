// `import SwiftlyUI` is all that a screen's file needs on Linux: the classes that it makes fluent come along.
@_exported import BuilderUIKit
