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

    /// The interactions, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { (attachments[ObjectIdentifier(Interactions.self)] as? Interactions)?.list ?? [] }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                removeInteraction(interaction)
            }
            for interaction in newValue where !interactions.contains(where: { $0 === interaction }) {
                addInteraction(interaction)
            }
        }
    }

    /// Adds an interaction, which is removed from its former view.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        store(interactions + [interaction])
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        store(interactions.filter { $0 !== interaction })
        interaction.didMove(to: nil)
    }

    private func store(_ list: [any UIInteraction]) {
        attachments[ObjectIdentifier(Interactions.self)] = list.isEmpty ? nil : Interactions(list: list)
    }
}
