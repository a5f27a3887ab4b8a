import Foundation
import SnapshotCore

/// Numbers of bytes for people.
enum ByteCount {
    /// Such as `812 bytes`, `41.5 kB` or `3.2 MB`: thousands, as disks have them.
    static func text(_ bytes: Int) -> String {
        let size = bytes.magnitude
        if size < 1000 { return RunResults.count(bytes, "byte") }
        var value = Double(bytes)
        for unit in ["kB", "MB", "GB"] {
            value /= 1000
            if abs(value) < 999.95 || unit == "GB" { return String(format: "%.1f \(unit)", value) }
        }
        return "\(bytes) bytes"
    }
}
