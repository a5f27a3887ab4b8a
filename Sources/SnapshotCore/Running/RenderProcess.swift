import Foundation
import Synchronization

/// A render of several screens in a process of this executable, so that a screen that ends it doesn't end the others.
///
/// The process reports each finished screen with a byte, through the socket that is its standard input. When it ends
/// early, another one continues after the last reported screen, one screen at a time: then the next missing screen is
/// the one that ended it.
@MainActor
package struct RenderProcess {
    /// The name of the hidden option that makes a process of `render` such a process, with the number of screens to
    /// skip as its value.
    package nonisolated static let option = "skip"
    /// The name of the hidden flag of a process that draws one screen at a time, whatever the number of jobs.
    package nonisolated static let oneAtATimeOption = "one-at-a-time"

    private let tool: SnapshotTool
    private let screens: [String]
    private let signals: DeferredSignals
    private let current = CurrentProcess()

    /// - Parameters:
    ///   - tool: The tool, which owns this process.
    ///   - screens: The names of all screens that this process's command line requests.
    package init(tool: SnapshotTool, screens: [String]) {
        self.tool = tool
        self.screens = screens
        signals = tool.deferSignals()
        signals.onShutDown { [current] in current.stop() }
    }

    /// Renders the screens.
    /// - Returns: The status of the first screen that failed.
    /// - Throws: `RunError.noWorker`.
    package func run() throws -> CommandStatus {
        var status = CommandStatus.success
        var finished = 0
        var isFirst = true
        while finished < screens.count {
            var isReady = false
            let process = try runProcess(skipping: finished, oneAtATime: !isFirst) { byte in
                guard isReady else {
                    isReady = byte == RenderReport.ready
                    return
                }
                if status == .success { status = CommandStatus(rawValue: Int32(byte)) }
                finished += 1
            }
            if finished == screens.count { break }
            awaitOwnEnd(after: process)
            guard isReady else {
                // If it ended by itself, it has said why nothing can be drawn.
                let hasFailed = process.terminationReason == .exit && process.terminationStatus != 0
                if !hasFailed {
                    tool.console.error("the process that draws ended \(process.endDescription) before the first screen")
                }
                if status != .success { return status }
                return hasFailed ? CommandStatus(rawValue: process.terminationStatus) : .renderFailed
            }
            if isFirst {
                tool.console.message(
                    "a screen ended the process \(process.endDescription); drawing the rest one at a time")
            } else {
                tool.console.error("\(screens[finished]): the process that drew it ended \(process.endDescription)")
                if status == .success { status = .renderFailed }
                finished += 1
            }
            isFirst = false
        }
        return status
    }

    /// Ends this process, or sleeps until its end, if the end of the other one is due to what ends this one, too: a
    /// signal to both, or a closed standard output. No screen is to blame then.
    private func awaitOwnEnd(after process: Process) {
        if process.terminationReason == .uncaughtSignal {
            switch process.terminationStatus {
            case SIGPIPE:
                var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
                if poll(&output, 1, 0) > 0, output.revents & Int16(POLLERR) != 0 {
                    signal(SIGPIPE, SIG_DFL)
                    kill(getpid(), SIGPIPE)
                }
            case SIGINT, SIGTERM, SIGHUP: usleep(200_000)
            default: break
            }
        }
        // It sleeps if this process is being shut down.
        signals.whileDeferred {}
    }

    /// Runs a process to its end.
    private func runProcess(
        skipping count: Int, oneAtATime: Bool, onByte: (UInt8) -> Void
    ) throws -> Process {
        var sockets: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
            throw RunError.noWorker(reason: String(cString: strerror(errno)))
        }
        for socket in sockets { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
        let own = FileHandle(fileDescriptor: sockets[0], closeOnDealloc: true)
        let others = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true)
        let process = Process.ofThisExecutable(
            arguments: arguments(skipping: count, oneAtATime: oneAtATime), input: others)
        do { try process.run() } catch { throw RunError.noWorker(reason: "\(error)") }
        current.set(process.processIdentifier)
        try? others.close()
        while let data = try? own.read(upToCount: 1), let byte = data.first { onByte(byte) }
        process.waitUntilExit()
        current.set(nil)
        return process
    }

    /// The arguments of this process, with the hidden option after the subcommand's name.
    private func arguments(skipping count: Int, oneAtATime: Bool) -> [String] {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let added = ["--\(Self.option)", "\(count)"] + (oneAtATime ? ["--\(Self.oneAtATimeOption)"] : [])
        arguments.insert(contentsOf: added, at: min(1, arguments.count))
        return arguments
    }
}

/// The identifier of the process that draws, while it runs.
private final class CurrentProcess: Sendable {
    private let identifier = Mutex<pid_t?>(nil)

    func set(_ new: pid_t?) { identifier.withLock { $0 = new } }

    /// Stops the process, which finishes the files that it is writing, and waits until it has ended; a process that
    /// ignores that is killed after five seconds.
    func stop() {
        send(SIGTERM)
        for _ in 0..<5000 where identifier.withLock({ $0 != nil }) { usleep(1000) }
        send(SIGKILL)
    }

    private func send(_ number: Int32) { identifier.withLock { if let process = $0 { _ = kill(process, number) } } }
}

/// The report of a process of ``RenderProcess`` to the one that started it.
package final class RenderReport: Sendable {
    /// The byte that announces the screens' statuses.
    static let ready: UInt8 = 255

    private let socket: Int32

    /// Takes the socket that is standard input, whose place an empty file takes.
    ///
    /// The process ends when the other end of the socket closes, even while a screen blocks the main thread; files that
    /// are being written are finished first.
    package init(signals: DeferredSignals) {
        socket = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let empty = open("/dev/null", O_RDONLY)
        dup2(empty, STDIN_FILENO)
        close(empty)
        Thread.detachNewThread { [socket] in
            var state = pollfd(fd: socket, events: 0, revents: 0)
            while poll(&state, 1, -1) < 0, errno == EINTR {}
            signals.shutDown()
            _exit(0)
        }
    }

    /// Announces that the screens follow.
    package func begin() { send(Self.ready) }

    /// Reports the status of the next screen.
    package func add(_ status: CommandStatus) { send(UInt8(truncatingIfNeeded: status.rawValue)) }

    private func send(_ byte: UInt8) {
        var byte = byte
        _ = Foundation.send(socket, &byte, 1, Int32(MSG_NOSIGNAL))
    }
}
