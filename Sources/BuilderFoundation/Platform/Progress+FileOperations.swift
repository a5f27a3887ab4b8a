import Foundation

extension Progress {
    private static let kindKey = ProgressUserInfoKey(rawValue: "NSProgressFileOperationKindKey")

    /// The operation on a file; nil for another work.
    public var fileOperationKind: FileOperationKind? {
        get { (userInfo[Self.kindKey] as? String).map { FileOperationKind(rawValue: $0) } }
        set { setUserInfoObject(newValue?.rawValue, forKey: Self.kindKey) }
    }
}
