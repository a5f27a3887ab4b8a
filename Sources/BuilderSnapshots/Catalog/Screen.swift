import BuilderUIKit

/// A screen of an app, as the `snapshot` command lists and draws it.
///
/// ```swift
/// Screen("receipt", title: "Receipt after a purchase") { _ in ReceiptViewController() }
/// ```
public struct Screen: Sendable {
    /// What it is asked for by, and the name of its files: words of lower-case letters and figures with hyphens.
    public let name: String
    /// One line that says what it shows.
    public let title: String
    /// Whether `--data` means something to it: then `make` reads `ScreenInput.dataFile`.
    public let takesData: Bool
    /// What it has baselines for; made when it is asked for, as most commands don't.
    public var configurations: [SnapshotConfiguration] { makeConfigurations() }
    private let makeConfigurations: @Sendable () -> [SnapshotConfiguration]
    /// Makes the controller or view, once for each picture.
    public let make: @MainActor @Sendable (ScreenInput) throws -> any RenderSource

    /// - Parameters:
    ///   - name: words of lower-case letters a…z and figures with hyphens between them, such as `sign-up`.
    ///   - configurations: two devices, light and dark, unless given.
    ///   - make: builds the controller or view. An error that says which `commandStatus` it has (`StatusError`) ends the
    ///     command with that one.
    public init(
        _ name: String, title: String, takesData: Bool = false,
        configurations: @autoclosure @escaping @Sendable () -> [SnapshotConfiguration] = SnapshotConfiguration.standard,
        make: @escaping @MainActor @Sendable (ScreenInput) throws -> any RenderSource
    ) {
        self.name = name
        self.title = title
        self.takesData = takesData
        makeConfigurations = configurations
        self.make = make
    }

    /// Builds the screen for one of its baselines, lets it come to rest and lays it out.
    /// - Throws: `RenderError`, or what `make` throws.
    @MainActor
    public func display(
        for configuration: SnapshotConfiguration, input: ScreenInput = ScreenInput()
    ) async throws -> Display {
        try await configuration.renderer.display(of: try make(input))
    }

    /// Whether the name has the form that it must have.
    var hasValidName: Bool {
        !name.isEmpty
            && name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            }
    }
}
