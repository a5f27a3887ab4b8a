// The cross-import overlay that the compiler loads for a file that imports both `Testing` and `UIKit`.
@_exported import BuilderUIKit
