import Foundation

/// The `snapshot` command over the screens of an app: it lists them, draws them and records their baselines.
///
/// An app gets the whole command from a `main.swift` of one statement:
///
/// ```swift
/// await SnapshotTool(catalog: Catalog([Screen("receipt", title: "A receipt") { _ in ReceiptViewController()
/// }])).main()
/// ```
public struct SnapshotTool: Sendable {
    /// The screens of the command.
    public var catalog: Catalog
    /// The version that `--version` prints.
    public var version: String
    /// The command's name in its help.
    public var name: String
    /// The app's own fonts, as `UIAppFonts` in its `Info.plist` lists them: paths in the resources of the executable's
    /// targets. They are registered when the command begins; one that is missing is an error.
    public var fonts: [String]
    /// The folder that relative paths of results start from; “.” is the working folder.
    public var folder: String
    /// The destination of results and messages.
    public var console: Console
    /// A Boolean value that indicates whether the process runs only this tool, so that the tool handles its signals.
    package var ownsProcess = false

    /// Creates a command over a catalog; nothing happens before it is run.
    public init(
        catalog: Catalog, version: String = "0.1.0", name: String = "snapshot", fonts: [String] = [],
        folder: String = ".", console: Console = .standard
    ) {
        self.catalog = catalog
        self.version = version
        self.name = name
        self.fonts = fonts
        self.folder = folder
        self.console = console
    }

    /// Returns deferred signals for writing files; from now on, signals to the process are deferred until the files are
    /// complete.
    package func deferSignals() -> DeferredSignals {
        let signals = DeferredSignals()
        if ownsProcess { SignalCoordinator.guardAgainstSignals(signals) }
        return signals
    }

    /// Returns a path, below `folder` if it is relative.
    package func resolve(_ path: String) -> String { folder == "." || path.hasPrefix("/") ? path : "\(folder)/\(path)" }
}
