import Foundation

extension UIViewController {
    /// The transition with which a controller appears. Nothing is animated: it is stored without effect, and its
    /// closures aren't called.
    @preconcurrency @MainActor
    open class Transition: _MainActorObject {
        /// The kinds of transitions.
        enum Kind {
            case coverVertical, flipHorizontal, crossDissolve, partialCurl
            case zoom(ZoomOptions?, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        init(_ kind: Kind) {
            self.kind = kind
            super.init(_responder: ())
        }

        /// Returns a transition in which the view slides up from the bottom.
        open class func coverVertical() -> Transition { Transition(.coverVertical) }
        /// Returns a transition in which the view turns like a page's back.
        open class func flipHorizontal() -> Transition { Transition(.flipHorizontal) }
        /// Returns a transition in which the view fades in.
        open class func crossDissolve() -> Transition { Transition(.crossDissolve) }
        /// Returns a transition in which a corner of the view curls up.
        open class func partialCurl() -> Transition { Transition(.partialCurl) }

        /// Returns a transition in which the view grows from another one.
        ///
        /// - Parameters:
        ///   - options: The options; nil for the standard ones.
        ///   - sourceViewProvider: A closure that returns the view from which the controller's view grows; nil for the
        ///     middle of the screen.
        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options, sourceViewProvider)) }
    }
}

extension UIViewController.Transition {
    /// The controllers of a transition that grows from a view.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: _MainActorObject {
        /// The controller from which the transition begins.
        public let sourceViewController: UIViewController
        /// The controller that appears.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            sourceViewController = source
            zoomedViewController = zoomed
            super.init(_responder: ())
        }
    }

    /// The views of a transition whose end is aligned with a part of the controller's view.
    @preconcurrency @MainActor
    public final class ZoomAlignmentRectContext: _MainActorObject {
        /// The view from which the controller's view grows.
        public let sourceView: UIView
        /// The controller that appears.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            sourceView = source
            zoomedViewController = zoomed
            super.init(_responder: ())
        }
    }

    /// A gesture that closes a controller.
    @preconcurrency @MainActor
    public final class ZoomDismissInteractionContext: _MainActorObject {
        /// The location in the controller's view, in points.
        public let location: CGPoint
        /// The velocity, in points per second.
        public let velocity: CGVector
        /// A Boolean value that indicates whether the system would begin to close the controller.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            self.location = location
            self.velocity = velocity
            self.willBegin = willBegin
            super.init(_responder: ())
        }
    }

    /// The options of a transition that grows from a view; stored without effect.
    @preconcurrency @MainActor
    open class ZoomOptions: _MainActorObject {
        /// A closure that returns whether a gesture may close the controller; isn't called.
        open var interactiveDismissShouldBegin: ((ZoomDismissInteractionContext) -> Bool)?
        /// A closure that returns the part of the controller's view that grows from the source, in points; isn't
        /// called.
        open var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
        /// The color over the content behind; nil for the system's.
        open var dimmingColor: UIColor?
        /// The effect over the content behind; nil for none.
        open var dimmingVisualEffect: UIVisualEffect?

        public override init(_responder: Void) { super.init(_responder: ()) }
        /// Creates the standard options.
        public init() { super.init(_responder: ()) }
    }
}
