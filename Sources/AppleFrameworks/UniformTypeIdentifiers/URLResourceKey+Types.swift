import Foundation

extension URLResourceKey {
    /// The key of a file's type.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
    /// The file's type by its extension; nil if the name isn't among the values.
    public var contentType: UTType? {
        if isDirectory == true { return .folder }
        guard let name else { return nil }
        return UTType(filenameExtension: (name as NSString).pathExtension)
    }
}
