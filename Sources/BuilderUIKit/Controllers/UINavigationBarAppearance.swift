import Foundation

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Defaults: the system's semibold at 17 points, in the label colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points.
    open var titlePositionAdjustment = UIOffset.zero
    /// Defaults: the system's bold at 34 points, in the label colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Stands in the chevron's place.
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    public convenience init(_copying other: UINavigationBarAppearance) {
        self.init(_idiom: other.idiom)
        takeBackground(from: other)
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// An independent copy.
    open override func copy() -> Any {
        MainActor.assumeIsolated { UINavigationBarAppearance(_copying: self) }
    }
}

/// How the titles of bar buttons look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _MainActorObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
    let style: UIBarButtonItem.Style

    init(_style style: UIBarButtonItem.Style) {
        self.style = style
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_style: .plain)
    }

    public convenience init(style: UIBarButtonItem.Style) {
        self.init(_style: style)
    }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
    }
}

/// How the title of a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points.
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero
}
