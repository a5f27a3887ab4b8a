import Foundation

extension Progress {
    private static let kindKey = ProgressUserInfoKey(rawValue: "NSProgressFileOperationKindKey")

    /// The operation on a file; nil for another work.
    public var fileOperationKind: FileOperationKind? {
        get { (userInfo[Self.kindKey] as? String).map { FileOperationKind(rawValue: $0) } }
        set { setUserInfoObject(newValue?.rawValue, forKey: Self.kindKey) }
    }
}

extension Progress {
    /// The seconds until the end, which a work estimates.
    public var estimatedTimeRemaining: TimeInterval? {
        get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
        set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
    }
    /// The bytes of a second of a work.
    public var throughput: Int? {
        get { userInfo[.throughputKey] as? Int }
        set { setUserInfoObject(newValue, forKey: .throughputKey) }
    }
}
