import Foundation

/// The appearance of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: _MainActorObject {
    enum Background {
        /// The system's material; blur is drawn as the color that it produces over the page.
        case material
        case opaque
        case transparent
    }

    var background = Background.material
    /// The color above the material or in place of it, or nil for the background's own color.
    open var backgroundColor: UIColor?
    /// The color of the hairline below a navigation bar or above a tab bar; nil or clear for none.
    open var shadowColor: UIColor?
    /// The image in place of the hairline.
    open var shadowImage: UIImage?
    /// The image above the background color.
    open var backgroundImage: UIImage?
    /// The content mode of the background image.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// The blur of what lies behind the bar, below the background color; nil for none.
    ///
    /// The material of a default background is drawn as the color that it produces over the page, that of an app as a
    /// blur.
    open var backgroundEffect: UIBlurEffect? { didSet { hasOwnEffect = true } }
    /// A Boolean value that indicates whether the app has set the effect.
    private(set) var hasOwnEffect = false
    let idiom: UIUserInterfaceIdiom

    init(_idiom idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init(_responder: ())
        configureWithDefaultBackground()
    }

    /// Creates an appearance with the default background for an idiom.
    public convenience init(idiom: UIUserInterfaceIdiom = .unspecified) { self.init(_idiom: idiom) }

    /// Creates an appearance with another one's background.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init(_idiom: barAppearance.idiom)
        takeBackground(from: barAppearance)
    }

    func takeBackground(from other: UIBarAppearance) {
        background = other.background
        backgroundColor = other.backgroundColor
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        backgroundEffect = other.backgroundEffect
        hasOwnEffect = other.hasOwnEffect
    }

    /// Sets the system's material and hairline.
    open func configureWithDefaultBackground() { reset(.material, shadow: UIColor.barHairline) }

    /// Sets the page's color and the hairline.
    open func configureWithOpaqueBackground() { reset(.opaque, shadow: UIColor.barHairline) }

    /// Removes the background and the hairline.
    open func configureWithTransparentBackground() { reset(.transparent, shadow: nil) }

    private func reset(_ background: Background, shadow: UIColor?) {
        self.background = background
        backgroundColor = nil
        shadowColor = shadow
        shadowImage = nil
        backgroundImage = nil
        backgroundEffect = background == .material ? UIBlurEffect(style: .systemChromeMaterial) : nil
        hasOwnEffect = false
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { UIBarAppearance(barAppearance: self) } }

    var effectiveBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch background {
        case .material: return hasOwnEffect ? nil : UIColor.barMaterial
        case .opaque: return UIColor.systemBackground
        case .transparent: return nil
        }
    }

    /// The default appearance of a bar whose content is scrolled to the edge: a transparent background.
    static let transparent: UIBarAppearance = {
        let appearance = UIBarAppearance()
        appearance.configureWithTransparentBackground()
        return appearance
    }()
}

// UIKit's `copy()` returns the receiver's class, which an override of `NSObject.copy()` can't.

extension UIBarAppearance {
    /// Returns an independent copy.
    @_disfavoredOverload
    public func copy() -> Self { (copy() as Any) as? Self ?? self }
}

extension UIBarButtonItemAppearance {
    /// Returns an independent copy.
    @_disfavoredOverload
    public func copy() -> Self { (copy() as Any) as? Self ?? self }
}

extension UITabBarItemAppearance {
    /// Returns an independent copy.
    @_disfavoredOverload
    public func copy() -> Self { (copy() as Any) as? Self ?? self }
}

extension UIColor {
    /// The hairline's color: black at 0.3, white at 0.15 in dark appearance (the first measured on iOS 13).
    static let barHairline = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    })

    /// The color of a bar's material over an empty page: white (measured on iOS 13), or nearly black in dark
    /// appearance.
    static let barMaterial = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94) : UIColor(white: 1, alpha: 1)
    })
}

/// The style of a bar: default, or dark in either appearance.
public enum UIBarStyle: Int, Hashable, Sendable {
    /// The style of the inherited traits.
    case `default` = 0
    /// A dark bar with light content.
    case black = 1

    /// The former name of `black` for bars that show what is behind them.
    public static var blackTranslucent: UIBarStyle { .black }
    /// The former name of `black` for other bars.
    public static var blackOpaque: UIBarStyle { .black }
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
    /// Any position.
    case any = 0
    /// The bottom of the container.
    case bottom = 1
    /// The top of the container.
    case top = 2
    /// The top of the screen, with a background that extends behind the status bar.
    case topAttached = 3
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain bar buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of bar buttons in the done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Returns an independent copy.
    open override func copy() -> Any {
        MainActor.assumeIsolated { () -> UIToolbarAppearance in
            let copy = UIToolbarAppearance(barAppearance: self)
            copy.buttonAppearance = UIBarButtonItemAppearance(_copying: buttonAppearance)
            copy.doneButtonAppearance = UIBarButtonItemAppearance(_copying: doneButtonAppearance)
            return copy
        }
    }
}
