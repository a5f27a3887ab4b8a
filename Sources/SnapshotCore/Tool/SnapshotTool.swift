import Foundation

/// The `snapshot` command over the screens of an app: it lists them, draws them and records their baselines.
///
/// An app gets the whole command from a `main.swift` of one line:
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
    /// Relative paths of results begin here; “.” is the working folder.
    public var folder: String
    /// The destination of results and messages.
    public var console: Console
    /// A Boolean value that indicates whether this is all that the process does, so that signals to it are the tool's
    /// business.
    package var ownsProcess = false

    /// A command over a catalog; nothing happens before it is run.
    public init(
        catalog: Catalog, version: String = "0.1.0", name: String = "snapshot", folder: String = ".",
        console: Console = .standard
    ) {
        self.catalog = catalog
        self.version = version
        self.name = name
        self.folder = folder
        self.console = console
    }

    /// Returns deferred signals for writing files; from now on signals to the process wait for those files.
    package func deferSignals() -> DeferredSignals {
        let signals = DeferredSignals()
        if ownsProcess { SignalCoordinator.guardAgainstSignals(signals) }
        return signals
    }

    /// A path, below `folder` when it is relative.
    package func resolve(_ path: String) -> String { folder == "." || path.hasPrefix("/") ? path : "\(folder)/\(path)" }
}
