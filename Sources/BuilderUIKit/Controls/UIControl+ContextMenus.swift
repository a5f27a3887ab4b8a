import Foundation

extension UIControl: UIContextMenuInteractionDelegate {
    /// Adds the interaction for a menu that a long press opens, or removes it.
    func updateContextMenuInteraction() {
        guard isContextMenuInteractionEnabled != (contextMenuInteraction != nil) else { return }
        if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            self.contextMenuInteraction = nil
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = interaction
            addInteraction(interaction)
        }
    }
}
