import Foundation

/// An object that adds behavior to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view; nil before the interaction is added to one.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from one (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from one (nil).
    func didMove(to view: UIView?)
}

/// The base class of the interactions, which are stored.
@preconcurrency @MainActor
open class _UIStoredInteraction: _MainActorObject, UIInteraction {
    /// The view; nil before the interaction is added to one.
    open internal(set) weak var view: UIView?
    /// Called before the interaction is added to a view, or removed from one.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view, or removed from one.
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
    private struct Interactions {
        var list: [any UIInteraction] = []
    }

    private(set) var storedInteractions: [any UIInteraction] {
        get { (attachments[ObjectIdentifier(Interactions.self)] as? Interactions)?.list ?? [] }
        set { attachments[ObjectIdentifier(Interactions.self)] = newValue.isEmpty ? nil : Interactions(list: newValue) }
    }

    /// Removes the interactions that aren't in a list and adds the others.
    func replaceInteractions(with list: [any UIInteraction]) {
        for interaction in storedInteractions where !list.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in list where !storedInteractions.contains(where: { $0 === interaction }) {
            addInteraction(interaction)
        }
    }

    func take(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func drop(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
