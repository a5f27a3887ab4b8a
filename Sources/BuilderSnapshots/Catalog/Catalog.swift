import BuilderUIKit

/// The screens of an app.
public struct Catalog: Sendable {
    /// In the order in which they are listed.
    public let screens: [Screen]

    public init(_ screens: [Screen]) {
        self.screens = screens
    }

    /// The screen with this name; nil when there is none. Case, spaces and hyphens don't matter where no name is equal.
    public func screen(named name: String) -> Screen? {
        if let exact = screens.first(where: { $0.name == name }) { return exact }
        let key = NameMatcher.key(name)
        return key.isEmpty ? nil : screens.first { NameMatcher.key($0.name) == key }
    }

    /// The screen with this name.
    /// - Throws: `CatalogError.unknownScreen` with similar names.
    public func find(_ name: String) throws(CatalogError) -> Screen {
        if let screen = screen(named: name) { return screen }
        let names = screens.map { (name: $0.name, aliases: [String]()) }
        throw .unknownScreen(
            name: name, nearest: NameMatcher.nearest(to: name, among: names, limit: 3), all: screens.map(\.name))
    }

    /// The screens with these names, in their order, each once.
    /// - Throws: `CatalogError.unknownScreen` for the first name that no screen has.
    public func find(_ names: [String]) throws(CatalogError) -> [Screen] {
        var found: [Screen] = []
        for name in names {
            let screen = try find(name)
            if !found.contains(where: { $0.name == screen.name }) { found.append(screen) }
        }
        return found
    }

    /// Says whether the names are such that each screen has files of its own.
    /// - Throws: `CatalogError.invalidName` or `.duplicateName`.
    public func validate() throws(CatalogError) {
        var names: Set<String> = []
        for screen in screens {
            guard screen.hasValidName else { throw .invalidName(screen.name) }
            guard names.insert(screen.name).inserted else { throw .duplicateName(screen.name) }
        }
    }
}
