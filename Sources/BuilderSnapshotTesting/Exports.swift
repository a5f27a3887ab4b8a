// What `import SnapshotTesting` brings along on iOS: UIKit's names, and Foundation's with them.
@_exported import BuilderUIKit
