import BuilderUIKit
import ImageDiff

/// A screen of an app, as the `snapshot` command lists, draws and verifies it, with what is to be known about its
/// pictures beside it.
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

    /// The name of the screen and of its files: words of lower-case letters and digits with hyphens.
    public let name: String
    /// The state that it is shown in; nil for the screen as it is by itself.
    public private(set) var state: String?
    /// A description of the screen in one line.
    public private(set) var title: String
    /// A Boolean value that indicates whether `--data` means something to it: then `make` reads `ScreenInput.dataFile`.
    public private(set) var takesData: Bool
    /// The configurations of its baselines, in each state; computed when requested, since most commands don't need
    /// them.
    public var configurations: [SnapshotConfiguration] { makeConfigurations() }
    private var makeConfigurations: @Sendable () -> [SnapshotConfiguration]
    /// Parts of its pictures that aren't compared.
    public private(set) var masks: [SnapshotMask] = []
    /// The tolerance of comparisons; exact by default.
    public private(set) var tolerance = Tolerance.exact
    /// Further states, which have pictures of their own.
    public private(set) var states: [ScreenState] = []
    /// Makes the controller or view, once for each picture.
    public private(set) var make: Maker

    /// - Parameters:
    ///   - name: words of lower-case letters a…z and figures with hyphens between them, such as `sign-up`.
    ///   - title: the name, unless given.
    ///   - configurations: two devices, light and dark, unless given.
    ///   - make: builds the controller or view. An error with a `commandStatus` (`StatusError`) ends
    ///     the
    ///     command with that one.
    public init(
        _ name: String, title: String? = nil, takesData: Bool = false,
        configurations: @autoclosure @escaping @Sendable () -> [SnapshotConfiguration] = SnapshotConfiguration.standard,
        make: @escaping Maker
    ) {
        self.name = name
        self.title = title ?? name
        self.takesData = takesData
        makeConfigurations = configurations
        self.make = make
    }

    /// A screen that shows the same whatever it is made from: `Screen("about") { AboutViewController() }`.
    public init(
        _ name: String, title: String? = nil,
        configurations: @autoclosure @escaping @Sendable () -> [SnapshotConfiguration] = SnapshotConfiguration.standard,
        make: @escaping @MainActor @Sendable () throws -> any RenderSource
    ) {
        self.init(name, title: title, configurations: configurations(), make: { _ in try make() })
    }

    /// The name, and the state behind a slash, such as `users/empty`.
    public var fullName: String { state.map { "\(name)/\($0)" } ?? name }

    /// The name of its files without the ending, such as `users.empty`.
    package var fileName: String { state.map { "\(name).\($0)" } ?? name }

    /// Builds the screen for one of its baselines, waits until it is idle, and lays it out.
    /// - Throws: `RenderError`, or what `make` throws.
    @MainActor
    public func display(
        for configuration: SnapshotConfiguration, input: ScreenInput = ScreenInput()
    ) async throws -> Display {
        var input = input
        if configuration.form == .bareView { input.form = .bareView }
        return try await configuration.renderer.display(
            of: try make(input), width: configuration.width.map(Double.init))
    }

    /// Returns whether words of lower-case letters and figures stand between hyphens.
    package static func isValid(name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            }
    }
}

// MARK: - What stands beside a screen

extension Screen {
    /// Adds a state with pictures of its own, `<screen>/<state>.<configuration>.png`.
    public func state(_ name: String, title: String? = nil, make: @escaping Maker) -> Screen {
        with { $0.states.append(ScreenState(name: name, title: title ?? "\(self.title) (\(name))", make: make)) }
    }

    /// Replaces what the screen has baselines for.
    public func configurations(_ configurations: SnapshotConfiguration...) -> Screen {
        with { $0.makeConfigurations = { configurations } }
    }

    /// Leaves parts of the pictures out of comparisons.
    public func masking(_ masks: SnapshotMask...) -> Screen { with { $0.masks += masks } }

    /// Allows differences. A tolerance under which a whole view could change unnoticed is refused when it is used.
    public func tolerance(_ tolerance: Tolerance) -> Screen { with { $0.tolerance = tolerance } }

    /// The screen by itself, and in each of its states.
    public var variants: [Screen] {
        [self]
            + states.map { state in
                with {
                    $0.state = state.name
                    $0.title = state.title
                    $0.make = state.make
                }
            }
    }

    private func with(_ change: (inout Screen) -> Void) -> Screen {
        var screen = self
        change(&screen)
        return screen
    }
}

/// A screen in a state of its own, such as `empty` or `error`, with baselines of its own.
public struct ScreenState: Sendable {
    /// Words of lower-case letters and figures with hyphens.
    public let name: String
    /// A description of the state in one line.
    public let title: String
    let make: Screen.Maker
}

/// The input from which a screen is made.
public struct ScreenInput: Sendable {
    /// The part of the screen that is drawn.
    public enum Form: Hashable, Sendable {
        /// All that a device shows: navigation bars, tab bars and so on.
        case wholeScreen
        /// The content alone, for a picture of a given width.
        case bareView
    }

    /// A Boolean value that indicates whether the whole screen is drawn or its content alone.
    public var form: Form
    /// The data file of the user; nil for the screen's own sample.
    public var dataFile: URL?
    /// Receives a line for each request that can't be fulfilled.
    public var warn: @Sendable (String) -> Void
    private let store: Store

    /// - Parameter warn: writes to standard error unless given.
    public init(
        form: Form = .wholeScreen, dataFile: URL? = nil,
        warn: @escaping @Sendable (String) -> Void = { Console.standard.warn($0) }
    ) {
        self.form = form
        self.dataFile = dataFile
        self.warn = warn
        store = Store()
    }

    /// The value that `load` makes, once for all screens that are drawn together: data that several of them show.
    ///
    /// It is kept by its type and by the data file. An error isn't kept.
    @MainActor
    public func shared<Value: Sendable>(_ load: () throws -> Value) rethrows -> Value {
        let key = Store.Key(type: ObjectIdentifier(Value.self), file: dataFile)
        if let value = store.values[key] as? Value { return value }
        let value = try load()
        store.values[key] = value
        return value
    }

    /// Values that copies of an input have in common.
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
    /// The visible boxes of the views with this accessibility identifier, where the baseline has them and where they
    /// are now. That there is no such view in either is an error: the mask would hide nothing unnoticed.
    case view(String)
}
