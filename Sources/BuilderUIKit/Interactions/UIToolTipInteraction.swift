import Foundation

/// The text that is shown beside the pointer; isn't shown here.
@preconcurrency @MainActor
open class UIToolTipInteraction: _UIStoredInteraction {
    /// The text.
    open var defaultToolTip: String?

    /// Creates an interaction without a text.
    public init() { super.init(_responder: ()) }

    /// Creates an interaction with a text.
    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }
}
