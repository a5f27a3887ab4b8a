import Foundation

extension UISlider {
    /// The look of a slider (iOS 26).
    public enum Style: Int, Hashable, Sendable {
        /// A track with a thumb.
        case `default` = 0
        /// A track alone.
        case thumbless = 1
    }

    /// The values of a slider's track that are marked or allowed (iOS 26). Places are parts of the track, 0…1.
    public struct TrackConfiguration: Equatable, Sendable {
        /// A mark of the track.
        public struct Tick: Equatable, Sendable {
            /// The place, 0…1.
            public var position: Float
            /// The title; stored without effect.
            public var title: String?
            /// The image; stored without effect.
            public var image: UIImage?

            /// Creates a mark.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                self.position = position
                self.title = title
                self.image = image
            }
        }

        /// A Boolean value that indicates whether drags select the marked values alone.
        public var allowsTickValuesOnly: Bool
        /// The place from which the track is filled; nil for its beginning.
        public var neutralValue: Float?
        /// The places that drags select; nil for all.
        public var enabledRange: ClosedRange<Float>?
        /// The marks.
        public var ticks: [Tick]

        /// Creates a track with marks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            ticks: [Tick] = []
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a track with a number of marks at equal distances, from its beginning to its end.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int
        ) {
            let last = Float(max(1, numberOfTicks - 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
        }

        /// Returns the place that a drag to another one selects.
        func place(nearest place: Float) -> Float {
            let limited = enabledRange.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
            guard allowsTickValuesOnly else { return limited }
            let allowed = ticks.map(\.position).filter { enabledRange?.contains($0) ?? true }
            return allowed.min { abs($0 - limited) < abs($1 - limited) } ?? limited
        }
    }
}

/// The marks of a slider: dots below its track (their size and distance aren't measured).
@MainActor
final class SliderTicks {
    private static let diameter: CGFloat = 4
    private static let distance: CGFloat = 8
    private var views: [UIView] = []

    func show(_ count: Int, in slider: UISlider) {
        views.forEach { $0.removeFromSuperview() }
        views = (0..<count).map { _ in
            let view = UIView()
            view.isUserInteractionEnabled = false
            view.backgroundColor = .systemFill
            view.layer.cornerRadius = Self.diameter / 2
            slider.insertSubview(view, at: 0)
            return view
        }
    }

    func place(at centers: [CGFloat], below track: CGRect) {
        for (view, center) in zip(views, centers) {
            view.frame = CGRect(
                x: center - Self.diameter / 2, y: track.maxY + Self.distance, width: Self.diameter,
                height: Self.diameter)
        }
    }
}
