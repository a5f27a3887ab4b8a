import BuilderUIKit

/// What a tap's handler gets: the view and the gesture.
public struct BuilderTapGestureContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view that was tapped.
    public var view: Base
    /// The gesture that saw the tap.
    public var gesture: UIGestureRecognizer
}

/// What a swipe's handler gets: the view and the gesture.
public struct BuilderSwipeGestureContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view that was swiped.
    public var view: Base
    /// The gesture that saw the swipe.
    public var gesture: UISwipeGestureRecognizer
}
