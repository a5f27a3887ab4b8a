import os.log

enum Logging {
    private static let log = OSLog(subsystem: "com.example.corpus", category: "forms")

    static func write() {
        os_log("%{public}@ of %d", log: log, type: .debug, "one", 2)
        Logger(subsystem: "com.example.corpus", category: "forms").debug("\(2, privacy: .public)")
    }
}
