import Foundation
import SnapshotCore
import SnapshotReview

/// Shows a screen in the terminal, with its views and the reasons for their frames, and reads keys until it is ended.
///
/// `InspectorState` changes by keys and drawings, `InspectorRenderer` turns it into cells; this type has the terminal.
@MainActor
package final class Inspector {
    private var state: InspectorState
    private var terminal: Terminal
    private let requested: TerminalGraphicsProtocol?
    private let session = TerminalSession()
    private let pipe: WakePipe
    private let loader: ScreenLoader
    private var renderer: InspectorRenderer
    private var writer: FrameWriter
    private var parser = KeyParser()

    /// The time without further bytes after which an escape character is the key.
    private static let escapeDelay: Int32 = 50

    /// - Parameters:
    ///   - target: A screen, and a state or a configuration after a slash; nil for the first screen.
    ///   - requested: The way of drawing pictures; nil for the best one of the terminal.
    ///   - timeout: The time limit of a picture, in seconds.
    /// - Throws: `InspectError`, `TerminalError`, or an error of the configuration.
    package init(
        showing target: String?, of tool: SnapshotTool, configuration: RunConfiguration,
        graphics requested: TerminalGraphicsProtocol?, timeout: Double
    ) throws {
        state = try InspectorState(showing: target, of: tool.catalog)
        terminal = tool.console.terminal
        self.requested = requested
        guard terminal.size != nil, isatty(STDIN_FILENO) == 1 else { throw InspectError.noTerminal }
        guard !terminal.isDumb else { throw InspectError.dumb }
        renderer = try InspectorRenderer(for: terminal, requested)
        writer = FrameWriter(colors: terminal.textColors, graphics: renderer.graphics)
        guard let pipe = WakePipe() else { throw InspectError.noKeys(reason: String(cString: strerror(errno))) }
        self.pipe = pipe
        let launch = try WorkerLaunch(configuration, executable: Process.builtExecutable)
        loader = ScreenLoader(
            // Half blocks are two pixels in a cell: more would only be scaled down.
            scale: renderer.graphics?.graphicsProtocol == .kitty ? 2 : 1, timeout: timeout,
            start: { try launch.start(timeout: timeout) }, wake: { pipe.wake() })
        tool.deferSignals().onShutDown { [session, deletion = writer.deletion] in session.end(writing: deletion) }
    }

    /// Shows the screen until a key or the terminal's end ends it.
    package func run() throws {
        try session.begin()
        defer { session.end(writing: writer.deletion) }
        pipe.wakeOnResize()
        loader.request(state.requestDrawing(), restarts: false)
        var isRunning = true
        while isRunning {
            show()
            isRunning = step()
        }
    }

    private func show() {
        let size = terminal.size ?? InspectorLayout.minimum
        session.write(writer.sequences(for: renderer.frame(of: state, size: size)))
    }

    /// Waits for a key, a drawing or another size, and changes the state.
    /// - Returns: false at the end.
    private func step() -> Bool {
        var descriptors = [STDIN_FILENO, pipe.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&descriptors, 2, parser.isWaiting ? Self.escapeDelay : state.isDrawing ? 250 : -1)
        loader.stopOutdated()
        pipe.drain()
        noteSize()
        switch loader.takeOutcome() {
        case .drawn(let screen): state.take(screen)
        case .failed(let reason): state.fail(reason.trimmingCharacters(in: .whitespacesAndNewlines))
        case nil: break
        }
        guard count > 0, descriptors[0].revents != 0 else {
            return parser.timeOut(ifIdle: count == 0).allSatisfy(press)
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let length = read(STDIN_FILENO, &bytes, bytes.count)
        // The terminal is gone.
        if length == 0 || length < 0 && errno != EINTR && errno != EAGAIN { return false }
        return parser.keys(of: bytes.prefix(max(0, length))).allSatisfy(press)
    }

    private func noteSize() {
        let size = Terminal.size(of: STDOUT_FILENO)
        guard size != terminal.size else { return }
        terminal.size = size
        if let new = try? InspectorRenderer(for: terminal, requested) { renderer = new }
        session.write(writer.deletion)
        writer = FrameWriter(colors: terminal.textColors, graphics: renderer.graphics)
    }

    /// Performs a key.
    /// - Returns: false if it ends the inspector.
    private func press(_ key: Key) -> Bool {
        switch state.press(key) {
        case .draw(let request, let restarts): loader.request(request, restarts: restarts)
        case .copy(let text): session.write(FrameWriter.copying(text, in: terminal))
        case .suspend: suspend()
        case .end: return false
        case nil: break
        }
        return true
    }

    private func suspend() {
        session.end(writing: writer.deletion)
        // The shell's job has other processes, too, such as “swift run”.
        kill(0, SIGTSTP)
        try? session.begin()
        writer = FrameWriter(colors: terminal.textColors, graphics: renderer.graphics)
    }
}

extension KeyParser {
    fileprivate mutating func timeOut(ifIdle isIdle: Bool) -> [Key] { isIdle && isWaiting ? timeOut() : [] }
}

extension InspectorRenderer {
    /// Creates a renderer for a terminal, without pictures if it has no colors.
    /// - Throws: `TerminalError` if the requested protocol can't be used.
    fileprivate init(for terminal: Terminal, _ requested: TerminalGraphicsProtocol?) throws(TerminalError) {
        if requested == nil, let reason = terminal.reasonForNoColors {
            self.init(note: "No picture: \(reason); --protocol blocks draws one. ? helps")
        } else {
            self.init(graphics: try TerminalGraphics(requested, in: terminal, columns: nil))
        }
    }
}

extension Terminal {
    /// The colors of text; nil if there are none.
    var textColors: TerminalColors? { reasonForNoColors == nil ? colors : nil }

    /// The reason for which nothing has colors; nil if it may have.
    var reasonForNoColors: String? {
        if wantsNoColors { return "NO_COLOR is set" }
        let isMonochrome =
            ["vt52", "vt100", "vt102", "vt220", "vt320"].contains(kind) || kind.hasSuffix("-m")
            || kind.hasSuffix("-mono")
        return isMonochrome ? "TERM=\(kind) has no colors" : nil
    }
}
