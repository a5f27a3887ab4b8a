import Foundation

extension Process {
    /// Returns a process of this executable, which isn't running yet.
    /// - Parameters:
    ///   - path: The path of another program in its place; nil for this one.
    ///   - input: A pipe or a file handle.
    ///   - environment: The variables to add to this process's, of which those of the shell's session are left out.
    static func ofThisExecutable(
        _ path: String? = nil, arguments: [String], input: Any, environment: [String: String] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? executable)
        process.arguments = arguments
        var variables = steadyEnvironment()
        // The last words on standard error suffice; printing a backtrace takes seconds.
        if variables["SWIFT_BACKTRACE"] == nil { variables["SWIFT_BACKTRACE"] = "enable=no" }
        process.environment = variables.merging(environment) { $1 }
        process.standardInput = input
        return process
    }

    /// Returns the variables without those that are others in each shell and terminal, which screens don't get.
    static func steadyEnvironment(
        of environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        environment.filter { name, _ in
            !["_", "OLDPWD", "SHLVL", "WINDOWID", "TERM_SESSION_ID", "XDG_SESSION_ID"].contains(name)
                && !name.hasPrefix("SSH_")
        }
    }

    /// The path of this executable.
    package static var executable: String {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
        // If the program was rebuilt meanwhile, the link still leads to its executable.
        return FilePaths.exists(path) ? path : link
    }

    /// The path at which this executable was built. A build replaces the file; until then there may be none.
    package static var builtExecutable: String {
        let link = "/proc/self/exe"
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
        let suffix = " (deleted)"
        return path.hasSuffix(suffix) && !FilePaths.exists(path) ? String(path.dropLast(suffix.count)) : path
    }

    /// A description of the end of a process that has ended, such as “by signal 4 (Illegal instruction)”.
    var endDescription: String {
        terminationReason == .uncaughtSignal
            ? "by signal \(terminationStatus) (\(String(cString: strsignal(terminationStatus))))"
            : "with status \(terminationStatus)"
    }
}
