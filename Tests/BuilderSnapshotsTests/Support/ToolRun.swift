import Foundation
import Synchronization

@testable import SnapshotCore

/// A command line that has run, with what it wrote.
struct ToolRun {
    let status: CommandStatus
    /// Standard output.
    let output: Data
    /// Standard error.
    let messages: String

    var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of standard output.
    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// Runs a command line over the gallery.
    @MainActor
    init(
        _ arguments: [String], in folder: TemporaryFolder? = nil, catalog: Catalog = Gallery.catalog,
        showsStatus: Bool = false, outputFault: (any Error)? = nil, terminal: Terminal = Terminal()
    ) async {
        let output = Collector()
        let messages = Collector()
        let console = Console(
            showsStatus: showsStatus, terminal: terminal,
            result: { data in
                if let outputFault { throw outputFault }
                output.append(data)
            },
            message: { messages.append($0) })
        let tool = SnapshotTool(
            catalog: catalog, version: "1.2.3", folder: folder?.path ?? ".", console: console)
        status = await tool.run(arguments)
        self.output = output.data
        self.messages = String(decoding: messages.data, as: UTF8.self)
    }

    /// Runs a command line over the gallery, in a folder.
    @MainActor
    init(_ arguments: String..., in folder: TemporaryFolder? = nil) async {
        await self.init(arguments, in: folder)
    }

    private final class Collector: Sendable {
        private let stored = Mutex(Data())

        var data: Data { stored.withLock { $0 } }

        func append(_ data: Data) {
            stored.withLock { $0.append(data) }
        }
    }
}
