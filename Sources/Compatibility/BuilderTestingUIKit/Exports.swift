// The overlay that the compiler looks for in a file that imports both `Testing` and `UIKit`.
@_exported import BuilderUIKit
