import Foundation

extension DispatchQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main queue runs here. On Linux tests may run it on another thread than the first.
    static var isMain: Bool { Thread.isMainThread || getSpecific(key: mark) == true }
}
