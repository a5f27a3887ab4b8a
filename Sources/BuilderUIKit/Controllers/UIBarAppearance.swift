import Foundation

/// How a bar's background looks.
@preconcurrency @MainActor
open class UIBarAppearance: _MainActorObject {
    /// What the background is made of.
    enum Background {
        /// The system's material; blur is drawn as the colour that it gives over the page.
        case material
        case opaque
        case transparent
    }

    var background = Background.material
    /// Above the material, or instead of it; nil for the background's own.
    open var backgroundColor: UIColor?
    /// The hairline below a navigation bar or above a tab bar; nil or clear for none.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    open var backgroundEffect: AnyObject?
    let idiom: UIUserInterfaceIdiom

    init(_idiom idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init(_responder: ())
        configureWithDefaultBackground()
    }

    public convenience init() {
        self.init(_idiom: .unspecified)
    }

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init(_idiom: idiom)
    }

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
    }

    /// The system's material and hairline.
    open func configureWithDefaultBackground() {
        reset(.material, shadow: UIColor.barHairline)
    }

    /// The page's colour and the hairline.
    open func configureWithOpaqueBackground() {
        reset(.opaque, shadow: UIColor.barHairline)
    }

    /// Nothing.
    open func configureWithTransparentBackground() {
        reset(.transparent, shadow: nil)
    }

    private func reset(_ background: Background, shadow: UIColor?) {
        self.background = background
        backgroundColor = nil
        shadowColor = shadow
        shadowImage = nil
        backgroundImage = nil
        backgroundEffect = nil
    }

    /// The colour that the whole background has, where it has one.
    var effectiveBackgroundColor: UIColor? {
        if let backgroundColor { return backgroundColor }
        switch background {
        case .material: return UIColor.barMaterial
        case .opaque: return UIColor.systemBackground
        case .transparent: return nil
        }
    }

    /// The appearance of a bar that content has scrolled to the edge of, where none was set: nothing.
    static let transparent: UIBarAppearance = {
        let appearance = UIBarAppearance()
        appearance.configureWithTransparentBackground()
        return appearance
    }()
}

extension UIColor {
    /// Black at 0.3, white at 0.15 in dark appearance (the first measured on iOS 13).
    static let barHairline = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    })

    /// The material of bars over an empty page: white (measured on iOS 13) or nearly black.
    static let barMaterial = UIColor(dynamicProvider: { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 29 / 255, green: 29 / 255, blue: 29 / 255, alpha: 0.94) : UIColor(white: 1, alpha: 1)
    })
}

/// Whether a bar is light or dark by itself.
public enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1
}

public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

public enum UIBarPosition: Int, Hashable, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}
