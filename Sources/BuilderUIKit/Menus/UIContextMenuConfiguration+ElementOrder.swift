extension UIContextMenuConfiguration {
    /// In which order a menu lists its elements.
    public enum ElementOrder: Int, Hashable, Sendable {
        /// The system's order.
        case automatic = 0
        /// The first element is the nearest to the finger.
        case priority = 1
        /// From top to bottom, wherever the menu opens.
        case fixed = 2
    }
}
