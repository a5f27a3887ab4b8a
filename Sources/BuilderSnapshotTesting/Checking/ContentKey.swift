import Foundation
import Render

/// Tells contents apart within one run.
enum ContentKey {
    /// Equal for equal data.
    static func of(_ data: Data) -> String {
        let hash = FastHash()
        hash.update(data)
        return hash.text
    }
}
