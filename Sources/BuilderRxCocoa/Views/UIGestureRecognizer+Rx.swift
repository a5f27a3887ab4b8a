import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIGestureRecognizer {
    /// The gesture recognizer, each time its state changes to one that calls its actions.
    public var event: ControlEvent<Base> { delegateEvents(.gestureChanged) { gesture, _ in gesture } }
}
