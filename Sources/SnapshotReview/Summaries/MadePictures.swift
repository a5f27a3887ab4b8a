import Synchronization

/// Collects what several threads make, in order.
final class MadePictures: Sendable {
    private let places: Mutex<[SummaryPictures?]>

    init(count: Int) {
        places = Mutex(Array(repeating: nil, count: count))
    }

    func set(_ pictures: SummaryPictures, at place: Int) {
        places.withLock { $0[place] = pictures }
    }

    var all: [SummaryPictures] { places.withLock { $0.compactMap { $0 } } }
}
