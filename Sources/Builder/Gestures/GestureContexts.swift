import BuilderUIKit

/// The context of a tap's handler: the view and the gesture.
public struct BuilderTapGestureContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view that was tapped.
    public var view: Base
    /// The gesture that recognized the tap.
    public var gesture: UIGestureRecognizer
}

/// The context of a swipe's handler: the view and the gesture.
public struct BuilderSwipeGestureContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view that was swiped.
    public var view: Base
    /// The gesture that recognized the swipe.
    public var gesture: UISwipeGestureRecognizer
}
