import Foundation
import Render

extension FileDigest {
    /// Of a file's bytes; nil where it can't be read.
    init?(ofFile path: String) {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(data)
    }
}
