// Exported by SnapshotTesting on iOS as well: the declarations of UIKit, and those of Foundation with them.
@_exported import BuilderUIKit

// URLRequest, which is part of Foundation there.
#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif
