import OSLog
import UIKit
import os

extension Logger {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "com.example.app"
    static let network = Logger(subsystem: subsystem, category: "network")
}

private let pointsOfInterest = OSLog(subsystem: "com.example.app", category: .pointsOfInterest)
private let log = OSLog(subsystem: "com.example.app", category: "feed")

public final class FeedLoader {
    private let logger = Logger(subsystem: "com.example.app", category: String(describing: FeedLoader.self))
    private let cache = OSAllocatedUnfairLock(initialState: [String: Int]())
    private var unfairLock = os_unfair_lock_s()
    private let signposter = OSSignposter(logHandle: pointsOfInterest)
    private var count = 3

    public init() {}

    public func load(from url: URL, error: Error) -> Int {
        os_log("Loading %{public}@ (%d of %u) %.2f", log: log, type: .info, url.absoluteString, count, UInt(5), 0.5)
        os_log(.debug, log: log, "Loading")
        os_log("plain")
        os_log("plain", type: .error)
        os_log("count \(self.count)")
        os_log(.fault, "count \(self.count, privacy: .public)")
        logger.debug("Loading \(url, privacy: .private(mask: .hash)) \(self.count, align: .right(columns: 4))")
        logger.error("Failed: \(error.localizedDescription, privacy: .public), \(error)")
        logger.log(level: .info, "\(0.25, format: .fixed(precision: 2)) \(255, format: .hex(includePrefix: true))")
        logger.notice("type \(FeedLoader.self) flag \(true) object \(self.cache.withLock { $0.count })")
        Logger.network.warning("slow")
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        defer { signposter.endInterval("load", state) }
        os_signpost(.begin, log: pointsOfInterest, name: "load", "%{public}s", url.path)
        os_unfair_lock_lock(&unfairLock)
        count += 1
        os_unfair_lock_unlock(&unfairLock)
        cache.withLock { $0["a", default: 0] += 1 }
        return cache.withLock { $0["a"] ?? 0 }
    }
}
