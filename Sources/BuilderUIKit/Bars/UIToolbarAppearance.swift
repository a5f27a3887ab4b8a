import Foundation

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The appearance of plain bar buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The appearance of bar buttons in the done style.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
