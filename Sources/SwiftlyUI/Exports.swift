// Reexports the classes that SwiftlyUI extends, so that `import SwiftlyUI` is sufficient on Linux.
@_exported import BuilderUIKit
