import Foundation

// Physics of views. Time doesn't pass in a picture: views stay where they are.

/// An object that behaviors move.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The center, in points.
    var center: CGPoint { get set }
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
    /// A rectangle, an ellipse, or a path.
    case rectangle, ellipse, path
}

/// The clock of behaviors, which doesn't run.
@preconcurrency @MainActor
open class UIDynamicAnimator: _MainActorObject {
    /// The view in whose coordinates items move.
    public let referenceView: UIView?
    /// The behaviors.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// A Boolean value that indicates whether items move; always false.
    open var isRunning: Bool { false }
    /// The time since the beginning, in seconds; 0.
    open var elapsedTime: TimeInterval { 0 }
    /// The delegate, which isn't called.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// Creates an animator for the subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init(_responder: ())
    }

    /// Creates an animator for the items of a collection.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
        super.init(_responder: ())
    }

    /// Creates an animator.
    public convenience init() { self.init(referenceView: UIView(frame: .zero)) }

    /// Adds a behavior.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.willMove(to: self)
    }
    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        behavior.willMove(to: nil)
    }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Reads an item's position; does nothing.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
    /// Returns the items in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    /// Returns the attributes of a collection's item; nil.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}

/// The methods of an animator's delegate; none is called.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {}

/// A rule by which items move.
@preconcurrency @MainActor
open class UIDynamicBehavior: _MainActorObject {
    /// The behaviors of which this one consists.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure that is called at each step, of which there are none.
    open var action: (() -> Void)?
    /// The animator.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a behavior.
    public init() { super.init(_responder: ()) }

    /// Adds a behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    /// Removes a behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    /// Called before the behavior is added to an animator, or removed from one.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A behavior of a list of items.
open class _UIItemsBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem] = []

    /// Creates a behavior of items.
    public convenience init(items: [any UIDynamicItem]) {
        self.init(_responder: ())
        self.items = items
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Gravity.
open class UIGravityBehavior: _UIItemsBehavior {
    /// The direction.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The angle in radians.
    open var angle: CGFloat = .pi / 2
    /// The strength; 1 are 1000 points per second squared.
    open var magnitude: CGFloat = 1

    /// Sets the angle and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
}

/// Collisions.
open class UICollisionBehavior: _UIItemsBehavior {
    /// The objects that items collide with.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other items.
        public static let items = Mode(rawValue: 1)
        /// The behavior's boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Other items and boundaries.
        public static let everything: Mode = [.items, .boundaries]
    }

    /// The objects that items collide with; all by default.
    open var collisionMode: Mode = .everything
    /// A Boolean value that indicates whether the reference view's bounds are a boundary.
    open var translatesReferenceBoundsIntoBoundary = false
    /// The delegate, which isn't called.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    /// Makes the reference view's bounds a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    /// Adds a path as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        boundaries.append((identifier, bezierPath))
    }
    /// Adds a line as a boundary.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries.append((identifier, path))
    }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let removed = identifier as? NSObject
        boundaries.removeAll { removed?.isEqual($0.identifier) ?? false }
    }
    /// Removes all boundaries.
    open func removeAllBoundaries() { boundaries = [] }
}

/// The methods of a collision's delegate; none is called.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {}

/// A spring to a point.
open class UISnapBehavior: UIDynamicBehavior {
    /// The point.
    open var snapPoint: CGPoint = .zero
    /// The damping, 0…1.
    open var damping: CGFloat = 0.5

    /// Creates a spring for an item.
    public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.init(_responder: ())
        snapPoint = point
    }
}

/// A rod or a spring between items, or to a point.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem] = []
    /// The point.
    open var anchorPoint: CGPoint = .zero
    /// The length in points.
    open var length: CGFloat = 0
    /// The damping.
    open var damping: CGFloat = 0
    /// The frequency in hertz.
    open var frequency: CGFloat = 0
    /// The resistance against rotation.
    open var frictionTorque: CGFloat = 0
    /// The range of lengths in points, or of angles in radians; without limits by default.
    open var attachmentRange = UIFloatRange.infinite
    /// The manner in which the items are attached.
    open private(set) var attachedBehaviorType = AttachmentType.items

    /// The things to which items are attached.
    public enum AttachmentType: Int, Hashable, Sendable {
        /// Another item, or a point.
        case items, anchor
    }

    /// Creates an attachment to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero, attachedToAnchor point: CGPoint
    ) {
        self.init(_responder: ())
        items = [item]
        anchorPoint = point
        attachedBehaviorType = .anchor
    }

    /// Creates an attachment of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(_responder: ())
        items = [item1, item2]
    }

    /// Creates an attachment of two items at places off their centers.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(item: item1, attachedTo: item2) }

    private convenience init(_ items: [any UIDynamicItem], at point: CGPoint) {
        self.init(_responder: ())
        self.items = items
        anchorPoint = point
        attachedBehaviorType = items.count > 1 ? .items : .anchor
    }

    /// Returns an attachment of an item that slides along an axis through a point.
    public class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], at: point) }

    /// Returns an attachment of two items that slide along an axis through a point.
    public class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: point) }

    /// Returns an attachment like a rope between places of two items.
    public class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: .zero) }

    /// Returns an attachment of two items that don't move against each other.
    public class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: point) }

    /// Returns an attachment of two items that turn around a point.
    public class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], at: point) }
}

/// A range of lengths or angles.
public struct UIFloatRange: Equatable, Sendable {
    /// The least value.
    public var minimum: CGFloat
    /// The greatest value.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range without limits.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// A Boolean value that indicates whether the range has no limits.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// A force.
open class UIPushBehavior: _UIItemsBehavior {
    /// The duration of a force.
    public enum Mode: Int, Hashable, Sendable {
        /// It lasts, or it is over at once.
        case continuous, instantaneous
    }

    /// The duration.
    public private(set) var mode = Mode.continuous
    /// A Boolean value that indicates whether the force is in effect.
    open var active = true
    /// The angle in radians.
    open var angle: CGFloat = 0
    /// The strength.
    open var magnitude: CGFloat = 0
    /// The direction.
    open var pushDirection = CGVector.zero

    /// Creates a force on items.
    public convenience init(items: [any UIDynamicItem], mode: Mode) {
        self.init(items: items)
        self.mode = mode
    }

    /// Sets the angle and the strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    /// Sets the place of the force in an item.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// The physical properties of items.
open class UIDynamicItemBehavior: _UIItemsBehavior {
    /// The properties of the names.
    open var elasticity: CGFloat = 0
    /// UIKit's `friction`.
    open var friction: CGFloat = 0
    /// UIKit's `density`.
    open var density: CGFloat = 1
    /// UIKit's `resistance`.
    open var resistance: CGFloat = 0
    /// UIKit's `angularResistance`.
    open var angularResistance: CGFloat = 0
    /// UIKit's `charge`.
    open var charge: CGFloat = 0
    /// UIKit's `isAnchored`.
    open var isAnchored = false
    /// A Boolean value that indicates whether items rotate.
    open var allowsRotation = true

    /// Adds a velocity, in points per second; does nothing.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    /// Returns a velocity: zero.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    /// Adds an angular velocity; does nothing.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    /// Returns an angular velocity: zero.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
