import Foundation

/// A shell that ends programs, with all their descendants, when this process has ended in any way.
///
/// It waits at a pipe that the system closes at the end of this process, even after SIGKILL. A signal at the parent's
/// death (`PR_SET_PDEATHSIG`) would come when a thread ends, and wouldn't reach the compilers that a build starts.
final class ProcessGuardian: Sendable {
    /// The end of the pipe that the shell reads, as lines with a sign and a process's identifier.
    let input: Int32

    /// The shell's work: it keeps the identifiers, and at the end of its input sends what
    /// `ChildProcess.end(_:hasEnded:)` sends to their groups, with as much patience.
    private static let script = """
        trap '' INT TERM HUP
        running=' '
        while read -r sign id; do
            case $sign$running in
                +*) running="$running$id " ;;
                -*" $id "*) running="${running%% $id *} ${running#* $id }" ;;
            esac
        done
        for number in INT TERM KILL; do
            count=0
            while [ $count -lt 20 ]; do
                left=
                for id in $running; do
                    if [ $count -eq 0 ]; then kill -s $number -- -$id; fi
                    if kill -s 0 -- -$id; then left=1; fi
                done
                if [ -z "$left" ]; then exit; fi
                sleep 0.1
                count=$((count + 1))
            done
        done
        """

    /// Starts the shell; nil if it can't be started.
    init?() {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.script]
        process.currentDirectoryURL = URL(fileURLWithPath: "/")
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // No other program that is started may hold the pipe open.
        let descriptor = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
        defer { pipe.close() }
        guard descriptor >= 0 else { return nil }
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        do {
            try process.run()
        } catch {
            close(descriptor)
            return nil
        }
        input = descriptor
    }

    deinit { close(input) }

    /// Adds a program, which leads a process group.
    func add(_ id: pid_t) { send("+ \(id)\n") }

    func remove(_ id: pid_t) { send("- \(id)\n") }

    private func send(_ line: String) {
        // If the shell was killed, nothing reads the line; SIGPIPE would end this process.
        var signals = sigset_t()
        var previous = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        let bytes = Array(line.utf8)
        if write(input, bytes, bytes.count) < 0, errno == EPIPE, sigismember(&previous, SIGPIPE) == 0 {
            var none = timespec()
            sigtimedwait(&signals, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
}
