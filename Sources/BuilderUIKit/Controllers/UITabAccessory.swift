import Foundation

/// A view that lies above a tab bar, on a platter of glass (iOS 26).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The place of an accessory.
    public enum Environment: Int, Hashable, Sendable {
        /// No place specified.
        case unspecified = 0
        /// The view isn't in an accessory.
        case none = 1
        /// The accessory lies above the bar.
        case regular = 2
        /// The accessory lies beside the bar's minimized tabs, which are never minimized here.
        case inline = 3
    }

    /// The view, which fills the accessory.
    public let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

/// The trait of `tabAccessoryEnvironment`.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UITabAccessory.Environment = .unspecified
}

extension UIMutableTraits {
    /// The place of the accessory that contains the view.
    public var tabAccessoryEnvironment: UITabAccessory.Environment {
        get { self[UITraitTabAccessoryEnvironment.self] }
        set { self[UITraitTabAccessoryEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// The place of the accessory that contains the view.
    public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

/// The platter with an accessory's view.
@MainActor
final class TabAccessoryView: UIView {
    /// The height of the platter, in points (reported).
    static let height: CGFloat = 48
    /// The gap between the platter and the tab bar's (not measured).
    static let gap: CGFloat = 8

    private let glass = GlassView(frame: .zero)

    override func didInitialize() {
        super.didInitialize()
        layer.cornerRadius = Self.height / 2
        glass.layer.cornerRadius = Self.height / 2
        clipsToBounds = true
        traitOverrides.tabAccessoryEnvironment = .regular
        addSubview(glass)
    }

    /// The view on the platter.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let content { addSubview(content) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        glass.frame = bounds
        content?.frame = bounds
    }
}
