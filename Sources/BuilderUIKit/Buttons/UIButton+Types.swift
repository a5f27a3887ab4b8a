import Foundation

extension UIButton {
    /// The types of buttons.
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// A system button: the title and template images have the tint color.
        case system = 1
        /// A detail disclosure button.
        case detailDisclosure = 2
        /// An information button in the light style; it looks like `infoDark`, as in UIKit since iOS 7.
        case infoLight = 3
        /// An information button in the dark style; it looks like `infoLight`, as in UIKit since iOS 7.
        case infoDark = 4
        /// A button for adding a contact.
        case contactAdd = 5
        /// A system button without a background.
        case plain = 6
        /// A close button: a gray cross on a round background.
        case close = 7

        /// A system button: the name before iOS 7, which UIKit declares as the same value as `system`.
        public static var roundedRect: ButtonType { .system }

        /// The image of the type.
        ///
        /// The image of a button for adding a contact is 24⅓ × 23⅔ points (measured); information buttons have the same
        /// circle (not measured).
        @MainActor var standardImage: UIImage? {
            let circle = CGSize(width: 73.0 / 3, height: 71.0 / 3)
            return switch self {
            case .detailDisclosure, .infoLight, .infoDark: UIImage.largeSymbol("info.circle", size: circle)
            case .contactAdd: UIImage.largeSymbol("plus.circle", size: circle)
            case .close: UIImage.closeSymbol
            case .custom, .system, .plain: nil
            }
        }
    }
}

extension UIButton {
    /// The roles of a button.
    public enum Role: Int, Hashable, Sendable {
        /// None, the preferred choice, a choice that changes nothing, or one that destroys data.
        case normal, primary, cancel, destructive
    }
}
