import BuilderUIKit
import Foundation

/// The screens of an app.
public struct Catalog: Sendable {
    /// The screens, in the order in which they are listed.
    public let screens: [Screen]
    /// The documentation of the screens.
    public let documentation: Documentation

    /// Creates a catalog.
    /// - Parameters:
    ///   - screens: the screens, in the order in which they are listed and drawn. The command fails if two have the
    ///     same name.
    ///   - documentation: the pages and pictures of `snapshot docs`; none by default.
    public init(_ screens: [Screen], documentation: Documentation = Documentation()) {
        self.screens = screens
        self.documentation = documentation
    }

    /// Takes the pictures that image loaders request for URLs from a folder, in all screens that don't have one of
    /// their own; see `Screen.images(from:file:)`.
    public func images(from folder: String, file: String = #filePath) -> Catalog {
        let path = folder.hasPrefix("/") ? folder : FilePaths.join(FilePaths.folder(of: file), folder)
        let images = RemoteImages(folder: FilePaths.absolute(path))
        var changes = SharedOptionsChanges()
        return Catalog(screens.map { $0.images(unlessSet: images, &changes) }, documentation: documentation)
    }

    /// Takes the responses to requests for URLs from a folder, in all screens that don't have one of their own; see
    /// `Screen.responses(from:file:)`.
    public func responses(from folder: String, file: String = #filePath) -> Catalog {
        let path = folder.hasPrefix("/") ? folder : FilePaths.join(FilePaths.folder(of: file), folder)
        let responses = RemoteResponses(folder: FilePaths.absolute(path))
        var changes = SharedOptionsChanges()
        return Catalog(screens.map { $0.responses(unlessSet: responses, &changes) }, documentation: documentation)
    }

    /// Returns the screen with a name; nil if there is none. Case, spaces and hyphens are ignored if no name is equal.
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
        // A pattern isn't the one name that is left without its asterisk.
        let key = NamePattern.hasWildcard(name) ? "" : NameMatcher.key(name)
        return key.isEmpty ? nil : screens.first { NameMatcher.key(written($0)) == key }
    }

    /// Returns the screen with a name.
    /// - Throws: `CatalogError.unknownScreen` with similar names.
    public func find(_ name: String) throws(CatalogError) -> Screen {
        if let screen = screen(named: name) { return screen }
        let names = screens.flatMap(\.variants).map { (name: $0.fullName, aliases: [String]()) }
        throw .unknownScreen(
            name: name, nearest: NameMatcher.nearest(to: name, among: names, limit: 3), all: names.map(\.name))
    }

    /// Returns the screens with these names, in their order, each once.
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
                guard states.insert(state.name).inserted else { throw .duplicateState(state.name, screen: screen.name) }
                if let origin = state.unknownOrigin {
                    throw .unknownStep(origin, step: state.name, screen: screen.name)
                }
            }
        }
    }

    /// Checks that each screen's configurations have different names.
    /// - Throws: `CatalogError.duplicateConfiguration`, `.invalidWidth`, `.invalidLocale`,
    ///   `.unknownDevice` or `.noSuchPart`.
    package func validateConfigurations() throws(CatalogError) {
        var valid: [SnapshotConfiguration] = []
        for screen in screens {
            if let name = screen.unknownDevices.first {
                throw .unknownDevice(name, nearest: Device.suggestions(for: name), screen: screen.name)
            }
            let configurations = screen.configurations
            if configurations.isEmpty, screen.isImpossible { throw .noSuchPart(screen: screen.name) }
            // Many screens have the configurations of the one before.
            if configurations == valid { continue }
            var names: Set<String> = []
            for configuration in configurations {
                if let width = configuration.width, width <= 0 { throw .invalidWidth(width, screen: screen.name) }
                if let locale = configuration.locale, !SnapshotConfiguration.isLocale(locale) {
                    throw .invalidLocale(locale, screen: screen.name)
                }
                guard names.insert(configuration.name).inserted else {
                    throw .duplicateConfiguration(configuration.name, screen: screen.name)
                }
            }
            valid = configurations
        }
    }
}

/// One picture that a catalog declares: a screen, in one of its states, for a configuration.
public struct DeclaredPicture: Sendable {
    /// The screen, in one of its states.
    public let screen: Screen
    /// The configuration that it is drawn for.
    public var configuration: SnapshotConfiguration { shared.configuration }
    /// The configuration's name, which is made once for all pictures that share it.
    package var configurationName: String { shared.name }

    private let shared: SharedConfiguration

    /// Creates a picture of a screen for a configuration.
    public init(screen: Screen, configuration: SnapshotConfiguration) {
        self.init(screen, SharedConfiguration(configuration))
    }

    fileprivate init(_ screen: Screen, _ shared: SharedConfiguration) {
        self.screen = screen
        self.shared = shared
    }

    /// Returns whether the pictures have one configuration in memory.
    func sharesConfiguration(with other: DeclaredPicture) -> Bool { shared === other.shared }

    fileprivate final class SharedConfiguration: Sendable {
        let configuration: SnapshotConfiguration
        let name: String

        init(_ configuration: SnapshotConfiguration) {
            self.configuration = configuration
            name = configuration.name
        }
    }

    /// `<screen>/<configuration>`, or `<screen>/<state>.<configuration>`: the name in results, and the path of the
    /// baseline without the extension.
    public var name: String { Self.name(screen.name, state: screen.state, configurationName) }

    /// Returns a picture's name.
    static func name(_ screen: String, state: String?, _ configuration: String) -> String {
        var name = ""
        name.reserveCapacity(screen.utf8.count + (state?.utf8.count ?? 0) + configuration.utf8.count + 2)
        name += screen
        name += "/"
        if let state {
            name += state
            name += "."
        }
        name += configuration
        return name
    }
}

extension DeclaredPicture: CustomStringConvertible {
    public var description: String { name }
}

extension Screen {
    /// The pictures of the screen in its initial state and in each of its states.
    public var pictures: [DeclaredPicture] {
        var pictures = SharedPictures()
        return pictures.pictures(of: self)
    }
}

extension Catalog {
    /// Every picture of every screen, in order.
    public var pictures: [DeclaredPicture] {
        var shared = SharedPictures()
        return screens.flatMap { shared.pictures(of: $0) }
    }

    /// The names of the pictures, in order, each made when it is asked for.
    package var pictureNames: some Sequence<String> {
        var shared = SharedPictures()
        return screens.lazy.flatMap { shared.pictures(of: $0) }.map(\.name)
    }
}

/// Makes the pictures of screens, one screen after the other. A screen with the configurations of the one before shares
/// them and their names.
struct SharedPictures {
    private var configurations: [DeclaredPicture.SharedConfiguration] = []

    mutating func pictures(of screen: Screen) -> [DeclaredPicture] {
        let declared = screen.configurations
        if !declared.elementsEqual(configurations, by: { $0 == $1.configuration }) {
            configurations = declared.map(DeclaredPicture.SharedConfiguration.init)
        }
        return screen.variants.flatMap { screen in configurations.map { DeclaredPicture(screen, $0) } }
    }
}

/// An error in a name.
public enum CatalogError: Error, Hashable, Sendable {
    /// No screen has this name; `nearest` are the most similar names, best first, `all` are all names.
    case unknownScreen(name: String, nearest: [String], all: [String])
    /// A screen's name doesn't consist of words of lower-case letters and digits, separated by hyphens.
    case invalidName(String)
    /// Two screens have the same name.
    case duplicateName(String)
    /// A state's name doesn't consist of such words.
    case invalidState(String, screen: String)
    /// A step begins after another one that isn't declared before it.
    case unknownStep(String, step: String, screen: String)
    /// Two states of a screen have the same name.
    case duplicateState(String, screen: String)
    /// A screen has the same configuration twice.
    case duplicateConfiguration(String, screen: String)
    /// A screen has a configuration whose width isn't positive.
    case invalidWidth(Int, screen: String)
    /// A screen has a configuration whose locale isn't one of a known language.
    case invalidLocale(String, screen: String)
    /// A screen is to be drawn for a device that doesn't exist; `nearest` are the most similar names, best first.
    case unknownDevice(String, nearest: [String], screen: String)
    /// None of a screen's devices has the part of the screen that it is to be drawn in.
    case noSuchPart(screen: String)
}

extension CatalogError: CustomStringConvertible, LocalizedError, StatusError {
    public var description: String {
        switch self {
        case .unknownScreen(let name, let nearest, let all):
            "unknown screen “\(name)”\(NamePattern.hasWildcard(name) ? " (patterns belong after --filter)" : ""): "
                + Self.hint(nearest: nearest, all: all)
        case .invalidName(let name):
            "“\(name)” is not a valid screen name: use at most 100 lowercase letters a to z, "
                + "digits, and hyphens between them"
        case .duplicateName(let name):
            "two screens of the catalog are named “\(name)”: rename one"
        case .invalidState(let name, let screen):
            "“\(name)” is not a valid state name of the screen “\(screen)”: use words of lowercase letters and digits "
                + "with hyphens between them"
        case .unknownStep(let name, let step, let screen):
            "the step “\(step)” of the screen “\(screen)” begins after “\(name)”, which isn't a step declared before it: "
                + "declare that one first, or use .start"
        case .duplicateState(let name, let screen):
            "two states of the screen “\(screen)” are named “\(name)”: rename one"
        case .duplicateConfiguration(let name, let screen):
            "the screen “\(screen)” has the configuration “\(name)” twice: remove one"
        case .invalidWidth(let width, let screen):
            "the screen “\(screen)” can't be drawn \(width) points wide: use a width above 0"
        case .invalidLocale(let locale, let screen):
            "the screen “\(screen)” can't be drawn in the locale “\(locale)”: use an identifier such as de or pt_BR"
        case .noSuchPart(let screen):
            "the screen “\(screen)” is declared for parts of a screen that none of its devices has: use an iPad, and half in "
                + "landscape"
        case .unknownDevice(let name, let nearest, let screen):
            "the screen “\(screen)” is declared for a device “\(name)” that doesn't exist: "
                + (nearest.isEmpty
                    ? "list the devices to see all names"
                    : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        }
    }

    public var errorDescription: String? { description }

    public var commandStatus: CommandStatus {
        switch self {
        case .unknownScreen: .usage
        case .invalidName, .duplicateName, .invalidState, .unknownStep, .duplicateState, .duplicateConfiguration,
            .invalidWidth, .invalidLocale, .unknownDevice, .noSuchPart:
            .internalError
        }
    }

    private static func hint(nearest: [String], all: [String]) -> String {
        if !nearest.isEmpty { return "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?" }
        if all.isEmpty { return "the catalog has no screens" }
        return all.count <= 12
            ? "the screens are " + all.joined(separator: ", ") : "list the screens to see all \(all.count) names"
    }
}
