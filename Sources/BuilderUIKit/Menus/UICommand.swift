import Foundation

/// A menu element that performs a method of the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The name of the method.
    public let action: Selector
    /// A value that tells commands of one action apart.
    public let propertyList: Any?
    /// The commands that replace this one while modifier keys are pressed.
    public let alternates: [UICommandAlternate]
    /// A longer title for keyboard help.
    open var discoverabilityTitle: String?
    /// The attributes in a menu.
    open var attributes: Attributes
    /// The state in a menu.
    open var state: State

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }
}

/// The command that replaces another one while modifier keys are pressed.
@preconcurrency @MainActor
open class UICommandAlternate: _MainActorObject {
    /// The title.
    public let title: String
    /// The name of the method.
    public let action: Selector
    /// The keys.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init(_responder: ())
    }
}

/// A command that a combination of keys performs: on a hardware keyboard, which tests simulate.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the constants; nil for none.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// A Boolean value that indicates whether the command takes precedence over a text that is edited; false by
    /// default.
    open var wantsPriorityOverSystemBehavior = false
    /// A Boolean value that indicates whether the keys follow the user's keyboard; without effect.
    open var allowsAutomaticLocalization = true
    /// A Boolean value that indicates whether arrows and brackets are mirrored with the layout direction; true by
    /// default.
    open var allowsAutomaticMirroring = true

    /// Creates a command with a title.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command without a key, which calls nothing.
    public convenience init() { self.init(title: "", action: Selector(""), input: "") }

    /// Creates a command without a title.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command without a title, but with one for keyboard help.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The input of an arrow key; so for the other keys.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// UIKit's `inputDownArrow`.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// UIKit's `inputLeftArrow`.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// UIKit's `inputRightArrow`.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// UIKit's `inputEscape`.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// UIKit's `inputPageUp`.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// UIKit's `inputPageDown`.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// UIKit's `inputHome`.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// UIKit's `inputEnd`.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// UIKit's `inputDelete`.
    public nonisolated static let inputDelete = "\u{8}"
    /// UIKit's `f1`.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// UIKit's `f2`.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// UIKit's `f3`.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// UIKit's `f4`.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// UIKit's `f5`.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// UIKit's `f6`.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// UIKit's `f7`.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// UIKit's `f8`.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// UIKit's `f9`.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// UIKit's `f10`.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// UIKit's `f11`.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// UIKit's `f12`.
    public nonisolated static let f12 = "UIKeyInputF12"
}

extension UIViewController {
    var addedKeyCommands: [UIKeyCommand] {
        get { attachments[ObjectIdentifier(UIKeyCommand.self)] as? [UIKeyCommand] ?? [] }
        set { attachments[ObjectIdentifier(UIKeyCommand.self)] = newValue }
    }
}

/// Keys that modify others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// Menu elements that a closure provides when a menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// A closure that passes the elements to another closure.
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var elements: [UIMenuElement]?

    /// Creates an element whose closure is called once.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, isCached: true) }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Returns an element whose closure is called each time a menu opens.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// Returns the elements; those that are provided later aren't shown.
    func provide() -> [UIMenuElement] {
        if isCached, let elements { return elements }
        var result: [UIMenuElement] = []
        provider { [weak self] elements in
            result = elements
            self?.elements = elements
        }
        return result
    }
}

extension UIMenu {
    /// The elements, with those that closures provide in place of the deferred ones.
    var providedChildren: [UIMenuElement] {
        children.flatMap { ($0 as? UIDeferredMenuElement)?.provide() ?? [$0] }
    }
}
