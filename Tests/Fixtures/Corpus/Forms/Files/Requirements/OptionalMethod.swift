import Foundation

@objc protocol DownloadDelegate: AnyObject {
    func downloadDidStart()
    @objc optional func download(_ name: String, didReach percent: Int)
    @objc optional func downloadShouldRetry(_ name: String) -> Bool
    @objc optional var retries: Int { get }
}

final class Download {
    weak var delegate: DownloadDelegate?

    func run() {
        delegate?.downloadDidStart()
        delegate?.download?("a", didReach: 50)
        log("retry \(delegate?.downloadShouldRetry?("a") ?? false), \(delegate?.retries ?? 3) times")
        if delegate?.downloadShouldRetry != nil { log("asks") }
    }
}

final class QuietDelegate: DownloadDelegate {
    func downloadDidStart() { log("quiet") }
}

final class TalkativeDelegate: NSObject, DownloadDelegate {
    var retries: Int { 5 }
    func downloadDidStart() { log("start") }
    func download(_ name: String, didReach percent: Int) { log("\(name) \(percent)") }
    func downloadShouldRetry(_ name: String) -> Bool { true }
}
