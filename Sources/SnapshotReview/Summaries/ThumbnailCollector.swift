import Synchronization

/// Collects what several threads make, in order.
final class ThumbnailCollector: Sendable {
    private let places: Mutex<[SummaryThumbnails?]>

    init(count: Int) {
        places = Mutex(Array(repeating: nil, count: count))
    }

    func set(_ pictures: SummaryThumbnails, at place: Int) {
        places.withLock { $0[place] = pictures }
    }

    var all: [SummaryThumbnails] { places.withLock { $0.compactMap { $0 } } }
}
