// Exported by SnapshotTesting on iOS as well: UIKit's names, and Foundation's with them.
@_exported import BuilderUIKit

// URLRequest, which is Foundation's own there.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
