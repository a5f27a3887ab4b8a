import Foundation

/// A target, held weakly, with the selector of the method that it performs.
@MainActor
struct ActionTarget {
    private(set) weak var target: AnyObject?
    let selector: Selector
    /// A Boolean value that indicates whether the responder chain is searched for the target.
    let searchesChain: Bool

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        searchesChain = target == nil
    }

    /// A Boolean value that indicates whether the target was released.
    var isGone: Bool { target == nil && !searchesChain }

    /// Returns a Boolean value that indicates whether this is a target and a selector; nil stands for any.
    func matches(_ target: Any?, _ selector: Selector?) -> Bool {
        let isTarget = target.map { ($0 as AnyObject) === self.target } ?? true
        return isTarget && (selector == nil || selector == self.selector)
    }

    /// Performs the method, unless the target was released.
    @discardableResult
    func perform(sender: AnyObject, event: UIEvent? = nil) -> Bool {
        guard !isGone else { return false }
        return UIApplication.shared.sendAction(selector, to: target, from: sender, for: event)
    }
}

extension UIApplication {
    /// Performs a method on a target, or on the first object of the responder chain that has it.
    func performAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let arguments = [sender, event as Any?]
        if let target {
            return action.perform(on: target as AnyObject, arguments) != nil
        }
        let responder = sender as? UIResponder ?? (sender as? UIBarButtonItem)?.shownView
        let window = responder?.responderWindow ?? keyWindow
        for start in [window?.firstResponder, responder].compactMap(\.self) {
            if let target = start.target(forAction: action, withSender: sender) {
                return action.perform(on: target as AnyObject, arguments) != nil
            }
        }
        return false
    }
}
