import Foundation

/// A data set of an asset catalog. Data sets aren't read here: the initializers return nil, with a warning.
open class NSDataAsset: NSObject {
    /// The name.
    public let name: String
    /// The data.
    public let data: Data
    /// The identifier of the data's type.
    public let typeIdentifier: String

    /// Returns nil: data sets aren't read.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Returns nil: data sets aren't read.
    public init?(name: String, bundle: Bundle) {
        WarningLog.add("the data set \(name) isn't read on Linux")
        return nil
    }
}
