import Builder
import Measuring

/// The additional memory of a bound label: its subscription, its dispose bag, and its share of the relay.
@MainActor
struct LabelMemory {
    private let count = 10_000

    func measure() throws -> [Finding] {
        let title = Variable(wrappedValue: "title")
        let isHidden = Variable(wrappedValue: false)
        // Fills the caches.
        _ = bytes { LabelView(title) }
        let plain = bytes { LabelView("title") }
        let once = bytes { LabelView(title) }
        let twice = bytes { LabelView(title).hidden(bind: isHidden) }
        guard plain > 0, once > plain, twice > once else { throw WrongResult(what: "Memory") }
        return [
            finding("A label's first binding, with the label's bag", once - plain),
            finding("Each further one", twice - once),
        ]
    }

    private func finding(_ what: String, _ bytes: Double) -> Finding {
        Finding(what, ours: "\(bytes.text(0)) bytes", other: "", value: bytes, unit: "bytes")
    }

    private func bytes(_ make: () -> View) -> Double {
        var views: [UIView] = []
        views.reserveCapacity(count)
        let before = Memory.allocated
        for _ in 0..<count { views.append(make().build()) }
        let after = Memory.allocated
        return withExtendedLifetime(views) { Double(after - before) / Double(count) }
    }
}
