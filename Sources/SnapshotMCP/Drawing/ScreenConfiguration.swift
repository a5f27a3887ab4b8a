import SnapshotCore

extension SnapshotConfiguration {
    /// Creates a configuration from an argument: parts in any order, such as `dark` or `ipad-11.landscape`.
    /// - Throws: `ToolError.wrongArguments`.
    init(shortName name: String?) throws(ToolError) {
        do {
            try self.init(reading: name ?? "")
        } catch {
            throw .wrongArguments("the configuration “\((name ?? "").prefix(200))”: \(error)")
        }
    }
}
