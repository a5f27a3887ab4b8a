import BuilderUIKit

/// Lays out pictures on the main actor, one after the other, while earlier ones are painted, encoded and written on
/// other cores. The output and its order don't depend on the number of cores.
package struct RenderPipeline {
    /// The tool whose console receives results and messages.
    package let tool: SnapshotTool
    /// The number of pictures that are painted at a time; nil for the number of cores.
    package let jobs: Int?
    /// The time limit of a process of its own; nil for none.
    let deadline: DrawingDeadline?

    package init(tool: SnapshotTool, jobs: Int?) { self.init(tool: tool, jobs: jobs, timeout: nil, signals: nil) }

    /// Creates a pipeline that ends the process if a picture takes too long and the process is the tool's own.
    /// - Parameters:
    ///   - timeout: The time limit of a picture, in seconds.
    ///   - signals: The signals that are deferred until the files being written are complete.
    init(tool: SnapshotTool, jobs: Int?, timeout: Double?, signals: DeferredSignals?) {
        self.tool = tool
        self.jobs = jobs
        if let timeout, let signals, tool.ownsProcess {
            deadline = DrawingDeadline(
                seconds: timeout, status: .renderFailed, signals: signals, console: tool.console)
        } else {
            deadline = nil
        }
    }

    /// Draws every item; an item that fails doesn't affect the others.
    /// - Parameters:
    ///   - name: the name of an item, for messages.
    ///   - layOut: builds and lays out; on the main actor.
    ///   - finish: paints and writes; on any thread.
    ///   - explain: converts an error to one of the command.
    ///   - report: the line for standard output for a finished item, in the items' order; nil for none.
    ///   - onEnd: receives the status of each item, in the items' order.
    /// - Returns: the status of the first item that failed.
    @MainActor
    package func run<Item: Sendable, LaidOut: WarningProviding & Sendable, Output: Sendable>(
        _ items: [Item],
        name: (Item) -> String,
        layOut: @MainActor (Item) async throws -> LaidOut,
        finish: @escaping @Sendable (Item, LaidOut) throws -> Output,
        explain: (any Error) -> any Error = { $0 },
        report: (Item, Output) throws -> String?,
        onEnd: (CommandStatus) -> Void = { _ in }
    ) async -> CommandStatus {
        let warnings = WarningLog { [console = tool.console] in console.warn("\($0)") }
        var journal = Journal<Item, Output>(items: items, console: tool.console)

        func prepare(_ index: Int) async -> Result<LaidOut, any Error> {
            let item = items[index]
            deadline?.begin(name(item))
            if items.count > 1 { tool.console.status("[\(index + 1)/\(items.count)] \(name(item))") }
            do {
                let laidOut = try await warnings.asCurrent { try await layOut(item) }
                for text in laidOut.warnings { tool.console.warn(text, of: name(item)) }
                return .success(laidOut)
            } catch {
                return .failure(error)
            }
        }
        func note(_ index: Int, _ result: Result<Output, any Error>) {
            deadline?.extend()
            journal.add(result, at: index) { item, result in
                var status = CommandStatus.success
                do {
                    if let line = try report(item, try result.get()) { try tool.console.result(line) }
                } catch {
                    let error = explain(error)
                    tool.console.error("\(name(item)): \(error)")
                    status = CommandStatus(error)
                }
                onEnd(status)
                return status
            }
        }

        defer { deadline?.end() }
        let limit = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        if limit == 1 || items.count == 1 {
            for index in items.indices {
                note(index, await prepare(index).flatMap { laidOut in Result { try finish(items[index], laidOut) } })
            }
        } else {
            await withTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
                var running = 0
                for (index, item) in items.enumerated() {
                    if running == limit, let (done, result) = await group.next() {
                        running -= 1
                        note(done, result)
                    }
                    switch await prepare(index) {
                    case .failure(let error):
                        note(index, .failure(error))
                    case .success(let laidOut):
                        running += 1
                        group.addTask { (index, Result { try finish(item, laidOut) }) }
                    }
                }
                for await (done, result) in group { note(done, result) }
            }
        }
        tool.console.status(nil)
        return journal.status
    }

    /// Orders results, which arrive in any order, by their items.
    private struct Journal<Item, Output> {
        let items: [Item]
        let console: Console
        private var waiting: [Int: Result<Output, any Error>] = [:]
        private var next = 0
        /// The status of the first item that has failed so far.
        private(set) var status = CommandStatus.success

        init(items: [Item], console: Console) {
            self.items = items
            self.console = console
        }

        mutating func add(
            _ result: Result<Output, any Error>, at index: Int,
            report: (Item, Result<Output, any Error>) -> CommandStatus
        ) {
            waiting[index] = result
            while let result = waiting.removeValue(forKey: next) {
                let ended = report(items[next], result)
                if status == .success { status = ended }
                next += 1
            }
        }
    }
}

/// A result of layout with its warnings.
package protocol WarningProviding {
    var warnings: [String] { get }
}

extension Display: WarningProviding {}
