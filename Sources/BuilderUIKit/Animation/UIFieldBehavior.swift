import Foundation

/// The area in which a field moves items.
open class UIRegion: NSObject, NSCopying, @unchecked Sendable {
    private indirect enum Shape {
        case everything
        case nothing
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)
        case difference(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .everything: true
            case .nothing: false
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Creates an empty area.
    public convenience override init() { self.init(.nothing) }
    /// Creates a disc around the origin.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }
    /// Creates a rectangle around the origin.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The area that contains all points.
    open class var infinite: UIRegion { UIRegion(.everything) }

    /// Returns the points that aren't in the area.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
    /// Returns the points of one of two areas.
    open func union(_ region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
    /// Returns the points that another area doesn't have.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }
    /// Returns the points of both areas.
    open func intersection(_ region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }
    /// Returns a Boolean value that indicates whether a point is in the area.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }
    /// Returns the area itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A field of forces on items. It has no effect, as no behavior has: items don't move on Linux.
open class UIFieldBehavior: _UIItemsBehavior {
    private var evaluation: ((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)?

    /// The place of the field, in the coordinates of the animator's view.
    open var position = CGPoint.zero
    /// The area around the position in which items are moved.
    open var region = UIRegion.infinite
    /// The strength; negative values turn forces around.
    open var strength: CGFloat = 1
    /// The exponent by which the strength decreases with the distance.
    open var falloff: CGFloat = 0
    /// The distance below which the strength doesn't increase, in points.
    open var minimumRadius: CGFloat = 0
    /// The direction of a field that has one.
    open var direction = CGVector.zero
    /// The smoothness of noise, 0…1.
    open var smoothness: CGFloat = 0
    /// The speed at which noise changes.
    open var animationSpeed: CGFloat = 0

    private static func field(
        direction: CGVector = .zero, smoothness: CGFloat = 0, speed: CGFloat = 0
    ) -> UIFieldBehavior {
        let field = UIFieldBehavior(items: [])
        field.direction = direction
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }

    /// Returns a field that slows items down.
    open class func dragField() -> UIFieldBehavior { field() }
    /// Returns a field that moves items around its position.
    open class func vortexField() -> UIFieldBehavior { field() }
    /// Returns a field that pulls items to a position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = field()
        field.position = position
        return field
    }
    /// Returns a field that pulls items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { field(direction: direction) }
    /// Returns a field that gives items a velocity.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior { field(direction: direction) }
    /// Returns a field of noise.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        field(smoothness: smoothness, speed: speed)
    }
    /// Returns a field of noise that grows with an item's velocity.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        field(smoothness: smoothness, speed: speed)
    }
    /// Returns a field that pulls items to its position as a spring does.
    open class func springField() -> UIFieldBehavior { field() }
    /// Returns a field that moves charged items.
    open class func electricField() -> UIFieldBehavior { field() }
    /// Returns a field that moves charged items at right angles to their velocity.
    open class func magneticField() -> UIFieldBehavior { field() }
    /// Returns a field whose force a closure returns for a position, a velocity, a mass, a charge and a time.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
            CGVector
    ) -> UIFieldBehavior {
        let field = field()
        field.evaluation = block
        return field
    }
}
