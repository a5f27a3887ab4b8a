import Foundation

extension UICalendarView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Hashable, Sendable {
        /// A small decoration.
        case small = 0
        /// A medium decoration.
        case medium = 1
        /// A large decoration.
        case large = 2

        /// The diameter of a dot, in points (not measured).
        var dotDiameter: CGFloat {
            switch self {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        }

        /// The size of a symbol, and the greatest height of another image, in points (not measured).
        var imageSize: CGFloat {
            switch self {
            case .small: 8
            case .medium: 10
            case .large: 12
            }
        }
    }

    /// A decoration of a day: a dot, an image or a view beneath its number.
    @preconcurrency @MainActor
    open class Decoration: _MainActorObject {
        private enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        private let content: Content

        /// Creates a dot of medium size in the system's fill color.
        public convenience init() { self.init(image: nil, color: nil, size: .medium) }

        /// Creates a decoration with an image.
        ///
        /// - Parameters:
        ///   - image: The image, of which symbols and templates are drawn in the color; nil for a dot.
        ///   - color: The color; nil for the system's fill color.
        ///   - size: The size.
        public required init(image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
            content = image.map { .image($0, color, size) } ?? .dot(color, size)
            super.init(_responder: ())
        }

        /// Creates a decoration with the view that a closure returns. The view is clipped to the decoration's space,
        /// and receives no touches.
        public required init(customViewProvider: @escaping () -> UIView) {
            content = .view(customViewProvider)
            super.init(_responder: ())
        }

        /// Returns a dot in a color; nil for the system's fill color.
        public class func `default`(
            color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> Self { Self(image: nil, color: color, size: size) }

        /// Returns a decoration with an image, of which symbols and templates are drawn in the color; nil for the
        /// system's fill color.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        ) -> Self { Self(image: image, color: color, size: size) }

        /// Returns a decoration with the view that a closure returns.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            Self(customViewProvider: customViewProvider)
        }

        /// Creates the view of the decoration.
        func makeView() -> UIView {
            switch content {
            case .dot(let color, let size):
                let dot = UIView(frame: .zero)
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = size.dotDiameter / 2
                return dot
            case .image(let image, let color, let size):
                let configuration = UIImage.SymbolConfiguration(pointSize: size.imageSize)
                let view = UIImageView(image: image.applyingSymbolConfiguration(configuration) ?? image)
                view.tintColor = color ?? .systemFill
                view.contentMode = .scaleAspectFit
                return view
            case .view(let provider):
                let view = provider()
                view.clipsToBounds = true
                return view
            }
        }

        /// Returns the size of the decoration's view within a space.
        func size(of view: UIView, in room: CGSize) -> CGSize {
            let natural: CGSize
            switch content {
            case .dot(_, let size): natural = CGSize(width: size.dotDiameter, height: size.dotDiameter)
            case .image(let image, _, let size):
                let own = (view as? UIImageView)?.image?.size ?? .zero
                let scale = image.isSymbolImage || own.height <= size.imageSize ? 1 : size.imageSize / own.height
                natural = CGSize(width: own.width * scale, height: own.height * scale)
            case .view:
                let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                let hasSize = fitting.width > 0 && fitting.height > 0
                natural = hasSize ? fitting : view.sizeThatFits(room)
            }
            return CGSize(width: min(natural.width, room.width), height: min(natural.height, room.height))
        }
    }
}
