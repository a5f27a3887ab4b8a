import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title. Defaults: the semibold system font at 17 points, in the label color.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title. Defaults: the bold system font at 34 points, in the label color.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the subtitle in the look of iOS 26.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the line below the large title in the look of iOS 26.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain bar buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of bar buttons in the done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The appearance of bar buttons in the prominent style (iOS 26), which are those in the done style.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }
    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image in place of the chevron.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back indicator during transitions; stored without effect.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the image in place of the chevron and its mask.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    /// Creates a copy of an appearance.
    public convenience init(_copying other: UINavigationBarAppearance) {
        self.init(_idiom: other.idiom)
        takeBackground(from: other)
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = UIBarButtonItemAppearance(_copying: other.buttonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(_copying: other.doneButtonAppearance)
        backButtonAppearance = UIBarButtonItemAppearance(_copying: other.backButtonAppearance)
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { UINavigationBarAppearance(_copying: self) } }
}

/// The appearance of bar buttons' titles.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: _MainActorObject {
    /// The appearance of an enabled button.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of a pressed button; stored without effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of a focused button; stored without effect.
    public let focused = UIBarButtonItemStateAppearance()
    let style: UIBarButtonItem.Style

    init(_style style: UIBarButtonItem.Style) {
        self.style = style
        super.init(_responder: ())
    }

    /// Creates an appearance of plain buttons.
    public convenience init() { self.init(_style: .plain) }

    /// Creates an appearance of buttons in a style.
    public convenience init(style: UIBarButtonItem.Style) { self.init(_style: style) }

    init(_copying other: UIBarButtonItemAppearance) {
        style = other.style
        super.init(_responder: ())
        normal.take(other.normal)
        highlighted.take(other.highlighted)
        disabled.take(other.disabled)
        focused.take(other.focused)
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { UIBarButtonItemAppearance(_copying: self) } }

    /// Resets the appearance to the defaults of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
    }
}

/// The appearance of a bar button's title in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button; stored without effect.
    open var backgroundImage: UIImage?
    /// The offset of the background image, in points; stored without effect.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
