import BuilderUIKit
import Foundation
import ImageDiff

/// A screen of an app, which the `snapshot` command lists, draws and verifies, with the options of its pictures.
///
/// ```swift
/// Screen("orders", title: "Orders of a customer") { _ in OrdersViewController(.sample) }
///     .state("empty") { _ in OrdersViewController([]) }
///     .configurations(.init(device: .standard, appearance: .dark))
///     .masking(.view("map"))
///     .tolerance(Tolerance(measure: .perceptual(precision: 0.98)))
/// ```
public struct Screen: Sendable {
    /// Builds the controller or view, once for each picture.
    public typealias Maker = @MainActor @Sendable (ScreenInput) throws -> any RenderSource

    /// The name of the screen and of its files: words of lower-case letters and digits, separated by hyphens.
    public var name: String { storage.declaration.name }
    /// The state in which it is shown; nil for its initial state.
    public var state: String? { storage.declaration.state }
    /// A description of the screen in one line.
    public var title: String { storage.declaration.title }
    /// A Boolean value that indicates whether it supports `--data`: then `make` reads `ScreenInput.dataFile`.
    public var takesData: Bool { storage.declaration.takesData }
    /// The configurations of its baselines, in each state; computed when requested, since most commands don't need
    /// them.
    public var configurations: [SnapshotConfiguration] {
        let possible = storage.declaration.makeConfigurations().possible
        return options.value.isPairwise ? PairwiseSelection.select(from: possible) : possible
    }
    /// A Boolean value that indicates whether all configurations name parts of a screen that their devices don't have.
    var isImpossible: Bool {
        let declared = storage.declaration.makeConfigurations()
        return !declared.isEmpty && declared.possible.isEmpty
    }
    /// The options of its pictures.
    var options: SharedOptions { storage.declaration.options }
    /// Further states, which have pictures of their own.
    public var states: [ScreenState] { storage.declaration.states }
    /// The steps that are performed before it is drawn, in their order; see ``step(_:title:after:perform:)``.
    package var steps: [ScreenStep] { storage.declaration.steps }
    /// Builds the controller or view, once for each picture.
    public var make: Maker { storage.declaration.make }

    private let storage: Storage

    private struct Declaration: Sendable {
        let name: String
        var state: String?
        var title: String
        var takesData: Bool
        var makeConfigurations: @Sendable () -> [SnapshotConfiguration]
        var options = SharedOptions()
        var states: [ScreenState] = []
        var steps: [ScreenStep] = []
        var make: Maker
    }

    /// The declaration, once for all copies of the screen: a catalog may have a hundred thousand screens, each of which
    /// is in all its pictures.
    private final class Storage: Sendable {
        let declaration: Declaration

        init(_ declaration: Declaration) { self.declaration = declaration }
    }

    /// Creates a screen.
    /// - Parameters:
    ///   - name: words of lower-case letters a…z and digits, separated by hyphens, such as `sign-up`.
    ///   - title: a description in one line; the name by default.
    ///   - configurations: the configurations of its baselines; two devices in light and dark by default.
    ///   - make: builds the controller or view. If it throws an error with a `commandStatus` (`StatusError`), that is
    ///     the command's exit code.
    public init(
        _ name: String, title: String? = nil, takesData: Bool = false,
        configurations: @autoclosure @escaping @Sendable () -> [SnapshotConfiguration] = SnapshotConfiguration.standard,
        make: @escaping Maker
    ) {
        self.init(
            Declaration(
                name: name, title: title ?? name, takesData: takesData, makeConfigurations: configurations, make: make))
    }

    private init(_ declaration: Declaration) { storage = Storage(declaration) }

    /// Creates a screen that doesn't depend on input: `Screen("about") { AboutViewController() }`.
    public init(
        _ name: String, title: String? = nil,
        configurations: @autoclosure @escaping @Sendable () -> [SnapshotConfiguration] = SnapshotConfiguration.standard,
        make: @escaping @MainActor @Sendable () throws -> any RenderSource
    ) {
        self.init(
            Declaration(
                name: name, title: title ?? name, takesData: false, makeConfigurations: configurations,
                make: { _ in try make() }))
    }

    /// The name, with the state after a slash, such as `users/empty`.
    public var fullName: String { state.map { "\(name)/\($0)" } ?? name }

    /// The name of its files without the extension, such as `users.empty`.
    package var fileName: String { state.map { "\(name).\($0)" } ?? name }

    /// Builds the screen for one of its baselines, waits until it is idle, and lays it out.
    /// - Throws: `RenderError`, or what `make` throws.
    @MainActor
    public func display(
        for configuration: SnapshotConfiguration, input: ScreenInput = ScreenInput()
    ) async throws -> Display {
        var input = input
        if configuration.form == .bareView { input.form = .bareView }
        return try await renderer(for: configuration).display(
            of: try make(input), width: configuration.width.map(Double.init))
    }

    /// Builds the screen like `display(for:input:)`, and returns the types that it shows, too.
    @MainActor
    func displayWithTypes(
        for configuration: SnapshotConfiguration, input: ScreenInput
    ) async throws -> (display: Display, types: [String]) {
        var input = input
        if configuration.form == .bareView { input.form = .bareView }
        // Made within the render, whose locale and date its code has.
        let source = MadeSource()
        let (display, shown) = try await renderer(for: configuration).display(
            of: source.keep(try make(input)), width: configuration.width.map(Double.init)
        ) { ShownTypes(of: $0) }
        return (display, source.value.map { shown.names(of: self, from: $0) } ?? shown.names)
    }

    /// Keeps what a screen is drawn from.
    @MainActor
    private final class MadeSource {
        private(set) var value: (any RenderSource)?

        func keep(_ source: any RenderSource) -> any RenderSource {
            value = source
            return source
        }
    }

    /// Returns the renderer of a configuration, with the screen's date, region and design.
    @MainActor
    package func renderer(for configuration: SnapshotConfiguration) -> Renderer { adapting(configuration.renderer) }

    /// Returns a renderer with the date, region and design of the screen, else of the command's options, else of all
    /// screens, and with random numbers of the screen's own.
    @MainActor
    package func adapting(_ renderer: Renderer) -> Renderer {
        let settings = RenderSettings.options
        let options = options.value
        var renderer = renderer
        renderer.now = options.date ?? settings.now ?? RenderSettings.standardDate
        renderer.timeZone = options.timeZone ?? settings.timeZone ?? .gmt
        if renderer.locale == nil, let locale = options.locale ?? settings.locale {
            renderer.locale = locale
            // A configuration's own locale has set the direction.
            if SnapshotConfiguration.direction(ofLanguage: locale.identifier) == .rightToLeft {
                renderer.traits = renderer.traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
            }
        }
        if let design = options.design ?? settings.design { renderer.design = design }
        renderer.replacements.merge(options.replacements)
        if let images = options.remoteImages { renderer.remoteImages = images }
        if let responses = options.remoteResponses { renderer.remoteResponses = responses }
        // FNV-1a.
        let seedName = steps.isEmpty ? fullName : name
        renderer.randomSeed = seedName.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        if !steps.isEmpty { renderer.interaction = ScreenStep.interaction(performing: steps, of: name) }
        RenderInterposition.install()
        return renderer
    }

    /// Returns whether a name consists of words of lower-case letters and digits, separated by hyphens.
    package static func isValid(name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            }
    }
}

// MARK: - Changes

extension Screen {
    /// Adds a state with pictures of its own, `<screen>/<state>.<configuration>.png`.
    public func state(_ name: String, title: String? = nil, make: @escaping Maker) -> Screen {
        with {
            let title = title ?? "\(self.title) (\(name))"
            let make = options.value.changeContent.map { $0(make) } ?? make
            $0.states.append(ScreenState(name: name, title: title, make: make))
        }
    }

    /// Replaces the configurations of the screen's baselines.
    public func configurations(_ configurations: SnapshotConfiguration...) -> Screen {
        self.configurations(configurations)
    }

    /// Replaces the configurations of the screen's baselines.
    ///
    /// ```swift
    /// let screen = Screen("orders") { OrdersViewController() }
    ///     .configurations(SnapshotConfiguration.all(devices: [.standard]))
    /// ```
    public func configurations(_ configurations: [SnapshotConfiguration]) -> Screen {
        with { $0.makeConfigurations = { configurations } }
    }

    /// Draws the screen for other devices, in each of its other configurations.
    ///
    /// ```swift
    /// Screen("orders") { OrdersViewController() }
    ///     .on(.devices("iPhone SE (3rd)", "iPhone 16 Pro", "iPad (A16)"))
    ///     .appearances(.light, .dark)
    ///     .textSizes(.large, .accessibilityLarge)
    ///     .locales("en", "de", "ar")
    /// ```
    ///
    /// Each such method replaces the values of one setting: the pictures are the product of all values. A name of a
    /// device that doesn't exist is an error of the command, with similar names.
    public func on(_ devices: DeviceSelection) -> Screen {
        let screen = devices.unknown == unknownDevices ? self : setting { $0.unknownDevices = devices.unknown }
        return screen.varying(\.device, over: devices.devices)
    }

    /// Draws only so many of the configurations that every two values of any two settings meet in one of them, instead
    /// of their whole product.
    ///
    /// Faults mostly come from one value or from two that meet. Four settings of three values have 81 configurations,
    /// of which pairwise about ten are drawn.
    public func pairwise() -> Screen { setting { $0.isPairwise = true } }

    /// Returns the screen with the values that a command line requests in place of those that it declares.
    func varying(by axes: ConfigurationAxes, _ changes: inout SharedOptionsChanges) -> Screen {
        let first = firstDeclared ?? configurations.first
        return with {
            $0.options = changes.options($0.options, firstDeclared: first) {
                $0.isPairwise = false
                $0.firstDeclared = first
            }
            $0.makeConfigurations = { axes.varying(configurations) }
        }
    }

    /// Replaces the values of one setting: each other configuration is drawn with each of these values. Without values
    /// the screen stays as it is.
    func varying<Value: Sendable>(
        _ path: WritableKeyPath<SnapshotConfiguration, Value> & Sendable, over values: [Value]
    ) -> Screen {
        guard !values.isEmpty else { return self }
        return with {
            let declared = $0.makeConfigurations
            $0.makeConfigurations = { declared().varied(path, over: values) }
        }
    }

    /// Excludes parts of the pictures from comparisons.
    public func masking(_ masks: SnapshotMask...) -> Screen { setting { $0.masks += masks } }

    /// Allows differences. A tolerance under which a whole view could change unnoticed is refused when it is used.
    public func tolerance(_ tolerance: Tolerance) -> Screen { setting { $0.tolerance = tolerance } }

    /// Records and compares pictures with characters that no font has, which are shown as boxes with their code points.
    ///
    /// Without this, such a picture is neither recorded nor compared: another machine, with a font, draws another one.
    ///
    /// ```swift
    /// Screen("languages") { LanguagesViewController() }.allowingMissingGlyphs()
    /// ```
    public func allowingMissingGlyphs(_ allows: Bool = true) -> Screen { setting { $0.allowsMissingGlyphs = allows } }

    /// Records and compares pictures of which parts are left out, since they don't compile on Linux.
    ///
    /// `snapshot init` leaves such parts of an app's files out; missing views are hatched boxes. Without this, such a
    /// picture is neither recorded nor compared.
    ///
    /// ```swift
    /// Screen("player") { PlayerViewController() }.allowingMissingParts()
    /// ```
    public func allowingMissingParts(_ allows: Bool = true) -> Screen { setting { $0.allowsMissingParts = allows } }

    /// Adds rules that the screen may violate in audits.
    func allowing(_ allowances: [AuditAllowance]) -> Screen { setting { $0.allowances += allowances } }

    /// Names the class or structure that the screen shows, so that `list` marks the screen if parts of that type don't
    /// compile on Linux and are left out.
    ///
    /// ```swift
    /// Screen("player") { PlayerViewController() }.showing(PlayerViewController.self)
    /// ```
    public func showing(_ type: Any.Type) -> Screen { setting { $0.shownType = String(reflecting: type) } }

    /// Returns the screen with the mark that parts of it are left out.
    package func markedIncomplete() -> Screen { setting { $0.isIncomplete = true } }

    /// Draws the screen at a date and time instead of January 1, 2026, at 9:41 UTC: `Date()` is this time in the app's
    /// code during a render, and advances with its timers.
    ///
    /// ```swift
    /// Screen("calendar") { CalendarViewController() }.now(Date(timeIntervalSince1970: 1_735_689_600))
    /// ```
    public func now(_ date: Date) -> Screen { setting { $0.date = date } }

    /// Draws the screen in a time zone instead of UTC: `TimeZone.current` is this zone in the app's code during a
    /// render, and calendars and formatters without a zone have it.
    ///
    /// ```swift
    /// Screen("departures") { DeparturesViewController() }.timeZone(TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt)
    /// ```
    public func timeZone(_ timeZone: TimeZone) -> Screen { setting { $0.timeZone = timeZone } }

    /// Draws the screen in a locale instead of `en_001`: `Locale.current` is this locale in the app's code during a
    /// render, and `Calendar.current` and formatters without a locale have it. The layout has the language's direction.
    ///
    /// Localized strings are in its language: those of `NSLocalizedString`, `String(localized:)` and
    /// `Bundle.localizedString(forKey:value:table:)`, from `.strings`, `.stringsdict` and `.xcstrings` files. A text
    /// that isn't translated is shown in the app's own language, with a warning.
    ///
    /// ```swift
    /// Screen("prices") { PricesViewController() }.locale(Locale(identifier: "de_DE"))
    /// ```
    public func locale(_ locale: Locale) -> Screen { setting { $0.locale = locale } }

    /// Draws the screen with another look of the system's views than iOS 18's.
    ///
    /// ```swift
    /// Screen("settings-ios26") { SettingsViewController() }.design(.ios26)
    /// ```
    public func design(_ design: InterfaceDesign) -> Screen { setting { $0.design = design } }

    /// Draws a picture in place of each view of a class, such as a web page or a map, which can't be drawn.
    ///
    /// The picture fills what the view draws itself; its subviews remain above it. The class is that of a view, a layer
    /// or a controller.
    ///
    /// ```swift
    /// Screen("article") { ArticleViewController() }
    ///     .replacing(WKWebView.self) { webView in UIImage(named: webView.url?.lastPathComponent ?? "page") }
    /// ```
    ///
    /// - Parameter picture: returns the picture, or nil to leave a view as it is.
    public func replacing<Subject: NSObject>(
        _ type: Subject.Type, with picture: @escaping @MainActor @Sendable (Subject) -> UIImage?
    ) -> Screen {
        setting { $0.replacements.replace(type, with: picture) }
    }

    /// Returns the screen with other content in all its states.
    package func mappingContent(
        _ change: @escaping @MainActor @Sendable (any RenderSource, ScreenInput) -> any RenderSource
    ) -> Screen {
        let changed: @Sendable (@escaping Maker) -> Maker = { make in { input in change(try make(input), input) } }
        return with { screen in
            screen.make = changed(screen.make)
            screen.states = screen.states.map {
                ScreenState(name: $0.name, title: $0.title, make: changed($0.make), steps: $0.steps)
            }
            let before = screen.options.value.changeContent
            screen.options.value.changeContent = { make in changed(before.map { $0(make) } ?? make) }
        }
    }

    /// Takes the pictures that image loaders request for URLs from a folder, since a picture depends on no network.
    ///
    /// The picture of `https://a.example/photos/1.jpg?w=200` is `<folder>/a.example/photos/1.jpg`; `RemoteImages` has
    /// the whole rule. A URL without a picture is a warning that names the file to add.
    ///
    /// ```swift
    /// Screen("album") { AlbumViewController() }.images(from: "Images")
    /// ```
    ///
    /// - Parameters:
    ///   - folder: the path of the folder; a relative one is relative to the source file's folder.
    ///   - file: the source file.
    public func images(from folder: String, file: String = #filePath) -> Screen {
        let path = folder.hasPrefix("/") ? folder : FilePaths.join(FilePaths.folder(of: file), folder)
        return setting { $0.remoteImages = RemoteImages(folder: FilePaths.absolute(path)) }
    }

    /// Sets the pictures of URLs unless the screen has some.
    func images(unlessSet images: RemoteImages, _ changes: inout SharedOptionsChanges) -> Screen {
        guard remoteImages == nil else { return self }
        return with { $0.options = changes.options($0.options) { $0.remoteImages = images } }
    }

    /// Takes the responses to requests that `URLSession.data(for:)`, `dataTaskPublisher(for:)`, `URLSession.rx` and the
    /// tasks of `URLSession.shared` send from a folder, since a picture depends on no network.
    ///
    /// The response for `https://api.example/users?page=2` is `<folder>/api.example/users?page=2.json`, or else
    /// `<folder>/api.example/users.json`; `RemoteResponses` has the whole rule. A URL without a response is a warning
    /// that names the file to add, and an error as without a network.
    ///
    /// ```swift
    /// Screen("users") { UsersViewController() }.responses(from: "Responses")
    /// ```
    ///
    /// - Parameters:
    ///   - folder: the path of the folder; a relative one is relative to the source file's folder.
    ///   - file: the source file.
    public func responses(from folder: String, file: String = #filePath) -> Screen {
        let path = folder.hasPrefix("/") ? folder : FilePaths.join(FilePaths.folder(of: file), folder)
        return setting { $0.remoteResponses = RemoteResponses(folder: FilePaths.absolute(path)) }
    }

    /// Sets the responses for URLs unless the screen has some.
    func responses(unlessSet responses: RemoteResponses, _ changes: inout SharedOptionsChanges) -> Screen {
        guard remoteResponses == nil else { return self }
        return with { $0.options = changes.options($0.options) { $0.remoteResponses = responses } }
    }

    /// The screen in its initial state, and in each of its states.
    public var variants: [Screen] {
        [self]
            + states.map { state in
                with {
                    $0.state = state.name
                    $0.title = state.title
                    $0.make = state.make
                    $0.steps = state.steps
                }
            }
    }

    func adding(_ state: ScreenState) -> Screen { with { $0.states.append(state) } }

    private func with(_ change: (inout Declaration) -> Void) -> Screen {
        var declaration = storage.declaration
        change(&declaration)
        return Screen(declaration)
    }

    private func setting(_ change: (inout ScreenOptions) -> Void) -> Screen { with { change(&$0.options.value) } }
}

/// A state of a screen, such as `empty` or `error`, with baselines of its own.
public struct ScreenState: Sendable {
    /// The name: words of lower-case letters and digits, separated by hyphens.
    public let name: String
    /// A description of the state in one line.
    public let title: String
    let make: Screen.Maker
    /// The steps after which it is drawn; none for a state with a content of its own.
    var steps: [ScreenStep] = []
    /// The name of the step that doesn't exist, after which the state is declared; nil if it is right.
    var unknownOrigin: String?
}

/// The input from which a screen is made.
public struct ScreenInput: Sendable {
    /// The part of the screen that is drawn.
    public enum Form: Hashable, Sendable {
        /// The whole screen of a device, with navigation bars, tab bars and so on.
        case wholeScreen
        /// The content alone, for a picture of a given width.
        case bareView
    }

    /// The part of the screen that is drawn.
    public var form: Form
    /// The user's data file; nil for the screen's own sample.
    public var dataFile: URL?
    /// Receives a line for each request that can't be fulfilled.
    public var warn: @Sendable (String) -> Void
    private let store: Store

    /// Creates an input.
    /// - Parameter warn: writes to standard error by default.
    public init(
        form: Form = .wholeScreen, dataFile: URL? = nil,
        warn: @escaping @Sendable (String) -> Void = { Console.standard.warn($0) }
    ) {
        self.form = form
        self.dataFile = dataFile
        self.warn = warn
        store = Store()
    }

    /// Returns the value that `load` creates, once for all screens that are drawn together: data that several of them
    /// show.
    ///
    /// Values are cached by their types and by the data file. Errors aren't cached.
    @MainActor
    public func shared<Value: Sendable>(_ load: () throws -> Value) rethrows -> Value {
        let key = Store.Key(type: ObjectIdentifier(Value.self), file: dataFile)
        if let value = store.values[key] as? Value { return value }
        let value = try load()
        store.values[key] = value
        return value
    }

    /// The values that copies of an input share.
    private final class Store: Sendable {
        struct Key: Hashable {
            var type: ObjectIdentifier
            var file: URL?
        }

        @MainActor var values: [Key: any Sendable] = [:]
    }
}

/// A part of a picture that isn't compared, such as a map's tiles.
public enum SnapshotMask: Hashable, Sendable {
    /// A rectangle of the picture, in points from its top left corner.
    case rectangle(CGRect)
    /// The visible boxes of the views with this accessibility identifier that have the same frame in the baseline and
    /// in the drawn picture. A view that moved or grew isn't masked, so that it can't hide others. If neither picture
    /// has such a view, that is an error, since the mask would hide nothing unnoticed.
    case view(String)
}
