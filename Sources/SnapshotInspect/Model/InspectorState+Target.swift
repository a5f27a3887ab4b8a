import SnapshotCore

extension InspectorState {
    /// Creates the state in which the inspector begins.
    /// - Parameter target: `<screen>`, `<screen>/<state>`, `<screen>/<configuration>`, or the name of a declared
    ///   picture; nil for the first screen.
    /// - Throws: `InspectError` or `CatalogError`.
    init(showing target: String?, of catalog: Catalog) throws {
        let variants = catalog.screens.flatMap(\.variants)
        guard let first = variants.first else { throw InspectError.noScreens }
        let (screen, requested) = try target.map { try Self.find($0, in: catalog) } ?? (first, nil)
        let standard = SnapshotConfiguration(device: .standard, appearance: .light)
        self.init(
            screens: variants.map {
                ListedScreen(name: $0.fullName, configuration: $0.configurations.first ?? standard)
            },
            index: variants.firstIndex { $0.fullName == screen.fullName } ?? 0, requested: requested)
    }

    private static func find(_ target: String, in catalog: Catalog) throws -> (Screen, SnapshotConfiguration?) {
        if let screen = catalog.screen(named: target) { return (screen, nil) }
        guard let slash = target.lastIndex(of: "/") else { return (try catalog.find(target), nil) }
        let screen = try catalog.find(String(target[..<slash]))
        let rest = String(target[target.index(after: slash)...])
        if let configuration = SnapshotConfiguration(name: rest) { return (screen, configuration) }
        // The name of a picture has the state before the configuration.
        if let dot = rest.firstIndex(of: "."), screen.state == nil,
            let variant = catalog.screen(named: "\(screen.name)/\(rest[..<dot])"),
            let configuration = SnapshotConfiguration(name: String(rest[rest.index(after: dot)...]))
        {
            return (variant, configuration)
        }
        throw InspectError.unknownConfiguration(rest, screen: screen.fullName)
    }
}
