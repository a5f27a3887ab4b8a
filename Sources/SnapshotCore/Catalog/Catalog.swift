import BuilderUIKit

/// The screens of an app.
public struct Catalog: Sendable {
    /// In the order in which they are listed.
    public let screens: [Screen]
    /// The documentation of the screens.
    public let documentation: Documentation

    /// - Parameters:
    ///   - screens: in the order in which they are listed and drawn. Two of one name are an error of the command.
    ///   - documentation: pages and pictures of `snapshot docs`; none unless given.
    public init(_ screens: [Screen], documentation: Documentation = Documentation()) {
        self.screens = screens
        self.documentation = documentation
    }

    /// The screen with this name; nil when there is none. Case, spaces and hyphens don't matter where no name is equal.
    ///
    /// A slash separates a screen from its state: `users/empty`.
    public func screen(named name: String) -> Screen? {
        if let slash = name.firstIndex(of: "/") {
            let variants = screen(named: String(name[..<slash]))?.variants.dropFirst() ?? []
            return Self.match(String(name[name.index(after: slash)...]), variants, by: { $0.state ?? "" })
        }
        return Self.match(name, screens, by: \.name)
    }

    private static func match(
        _ name: String, _ screens: some Collection<Screen>, by written: (Screen) -> String
    ) -> Screen? {
        if let exact = screens.first(where: { written($0) == name }) { return exact }
        let key = NameMatcher.key(name)
        return key.isEmpty ? nil : screens.first { NameMatcher.key(written($0)) == key }
    }

    /// The screen with this name.
    /// - Throws: `CatalogError.unknownScreen` with similar names.
    public func find(_ name: String) throws(CatalogError) -> Screen {
        if let screen = screen(named: name) { return screen }
        let names = screens.flatMap(\.variants).map { (name: $0.fullName, aliases: [String]()) }
        throw .unknownScreen(
            name: name, nearest: NameMatcher.nearest(to: name, among: names, limit: 3), all: names.map(\.name))
    }

    /// The screens with these names, in their order, each once.
    /// - Throws: `CatalogError.unknownScreen` for the first name that no screen has.
    public func find(_ names: [String]) throws(CatalogError) -> [Screen] {
        var found: [Screen] = []
        for name in names {
            let screen = try find(name)
            if !found.contains(where: { $0.fullName == screen.fullName }) { found.append(screen) }
        }
        return found
    }

    /// Checks that the names give each picture a file of its own.
    /// - Throws: `CatalogError.invalidName`, `.invalidState`, `.duplicateName` or `.duplicateState`.
    public func validate() throws(CatalogError) {
        var names: Set<String> = []
        for screen in screens {
            guard Screen.isValid(name: screen.name) else { throw .invalidName(screen.name) }
            guard names.insert(screen.name).inserted else { throw .duplicateName(screen.name) }
            var states: Set<String> = []
            for state in screen.states {
                guard Screen.isValid(name: state.name) else { throw .invalidState(state.name, screen: screen.name) }
                guard states.insert(state.name).inserted else {
                    throw .duplicateState(state.name, screen: screen.name)
                }
            }
        }
    }

    /// Checks that each screen's configurations have different names.
    /// - Throws: `CatalogError.duplicateConfiguration` or `.invalidWidth`.
    package func validateConfigurations() throws(CatalogError) {
        for screen in screens {
            var names: Set<String> = []
            for configuration in screen.configurations {
                if let width = configuration.width, width <= 0 { throw .invalidWidth(width, screen: screen.name) }
                guard names.insert(configuration.name).inserted else {
                    throw .duplicateConfiguration(configuration.name, screen: screen.name)
                }
            }
        }
    }
}
