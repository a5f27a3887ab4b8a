import BuilderCoreLocation
import BuilderUIKit

// A map creates views of registered classes by their `init(annotation:reuseIdentifier:)`, which isn't `required`. The
// two root classes below declare it as their first initializer, so that its entry of the method table has one offset;
// see ARCHITECTURE.md.

/// The base class of annotation views, which declares their initializer. Has no stored properties.
@preconcurrency @MainActor
open class _MKAnnotationViewRoot: UIView {
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The counterpart of `_MKAnnotationViewRoot` with a required initializer.
@preconcurrency @MainActor
open class _MKAnnotationViewFactory: UIView {
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(
        _ type: MKAnnotationView.Type, annotation: any MKAnnotation, reuseIdentifier: String
    ) -> MKAnnotationView {
        let factory = unsafeBitCast(type as _MKAnnotationViewRoot.Type, to: _MKAnnotationViewFactory.Type.self)
        let view: _MKAnnotationViewFactory = factory.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        return unsafeBitCast(view, to: MKAnnotationView.self)
    }
}

/// The priority with which an annotation view is displayed. Has no effect: all are.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(1000)
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of annotation views.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let max = MKAnnotationViewZPriority(1000)
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    public static let min = MKAnnotationViewZPriority(0)
}

/// The visibility of a marker's title.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// A view of an annotation, which shows its image.
@preconcurrency @MainActor
open class MKAnnotationView: _MKAnnotationViewRoot {
    /// The state of dragging.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    /// The shape of a view for collisions.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }

    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    private let imageView = UIImageView()
    open var image: UIImage? {
        didSet {
            imageView.image = image
            if let image {
                bounds.size = image.size
                imageView.frame = bounds
            }
        }
    }
    open var centerOffset = CGPoint.zero { didSet { superview?.setNeedsLayout() } }
    open var accessoryOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var leftCalloutOffset = CGPoint.zero
    open var rightCalloutOffset = CGPoint.zero
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    /// Kept but not drawn: there are no callouts.
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var isDraggable = false
    open var dragState: DragState = .none
    /// Has no effect: views aren't grouped.
    open var clusteringIdentifier: String?
    open weak var cluster: MKAnnotationView?
    open var displayPriority: MKFeatureDisplayPriority = .required
    open var zPriority: MKAnnotationViewZPriority = .defaultUnselected
    open var selectedZPriority: MKAnnotationViewZPriority = .defaultSelected
    open var collisionMode: CollisionMode = .rectangle

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        addSubview(imageView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(imageView)
    }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
}

/// A balloon with a glyph. Its numbers aren't measured.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    private static let size = CGSize(width: 28, height: 34)

    open var titleVisibility: MKFeatureVisibility = .adaptive
    open var subtitleVisibility: MKFeatureVisibility = .adaptive
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphText: String? { didSet { setNeedsDisplay() } }
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
    open var selectedGlyphImage: UIImage?
    open var animatesWhenAdded = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bounds.size = Self.size
        centerOffset = CGPoint(x: 0, y: -Self.size.height / 2)
        isOpaque = false
    }

    open override func draw(_ rect: CGRect) {
        let circle = CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.width)
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: 6, y: 24))
        tip.addLine(to: CGPoint(x: 22, y: 24))
        tip.addLine(to: CGPoint(x: 14, y: Self.size.height))
        tip.close()
        tip.fill()
        let color = glyphTintColor ?? .white
        if let glyphText, !glyphText.isEmpty {
            let text = NSAttributedString(
                string: String(glyphText.prefix(3)),
                attributes: [.font: UIFont.systemFont(ofSize: 14, weight: .medium), .foregroundColor: color])
            let size = text.size()
            text.draw(at: CGPoint(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2))
        } else if let image = glyphImage ?? UIImage(systemName: "mappin") {
            let factor = min(1, 16 / max(image.size.width, image.size.height, 1))
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
                in: CGRect(
                    x: circle.midX - size.width / 2, y: circle.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
    }
}

/// A pin, drawn as a marker.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKMarkerAnnotationView {
    open var animatesDrop = false
    open var pinTintColor: UIColor! {
        get { markerTintColor ?? .systemRed }
        set { markerTintColor = newValue }
    }
    open class func redPinColor() -> UIColor { .systemRed }
    open class func greenPinColor() -> UIColor { .systemGreen }
    open class func purplePinColor() -> UIColor { .systemPurple }
}

/// A view of the user's place, which is unknown.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {}
