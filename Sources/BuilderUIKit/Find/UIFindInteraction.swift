import Foundation

/// The search in a view's text: a panel above the keyboard with the searched text, and a session that finds it.
@preconcurrency @MainActor
open class UIFindInteraction: _UIStoredInteraction {
    /// The delegate, which provides the session.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The session of the shown panel; nil for none.
    open private(set) var activeFindSession: UIFindSession?
    private var navigator: FindNavigatorView?
    /// Creates a session where there is no delegate.
    var makeSession: (() -> UIFindSession?)?

    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates an interaction with a delegate.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init(_responder: ())
    }

    open override func willMove(to view: UIView?) {
        if view !== self.view { dismissFindNavigator() }
        super.willMove(to: view)
    }

    /// A Boolean value that indicates whether the panel is shown.
    open var isFindNavigatorVisible: Bool { navigator?.window.map { $0 === view?.window } ?? false }
    /// The searched text.
    open var searchText: String? { didSet { if searchText != oldValue { search() } } }
    /// The text that replaces it. The panel has no field for it.
    open var replacementText: String?
    /// The menu of the panel's options, which isn't shown.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Shows the panel, and begins a session with it. The view must be in a window.
    ///
    /// - Parameter showingReplace: A Boolean value that indicates whether the panel has a field for ``replacementText``;
    ///   without effect.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let window = view.window, !isFindNavigatorVisible else { return }
        // A panel whose view has left its window is gone.
        dismissFindNavigator()
        guard let session = delegate?.findInteraction(self, sessionFor: view) ?? makeSession?() else { return }
        activeFindSession = session
        session.resultsDidChange = { [weak self] in self?.updateResultCount() }
        let navigator = FindNavigatorView(of: self, in: view)
        self.navigator = navigator
        window.show(navigator)
        window.layoutIfNeeded()
        navigator.beginEditing()
        search()
        delegate?.findInteraction(self, didBegin: session)
    }

    /// Closes the panel, and ends its session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        session.resultsDidChange = nil
        session.invalidateFoundResults()
        if let navigator {
            navigator.endEditing(true)
            navigator.window?.removeFindNavigator()
        }
        navigator = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Goes to the next result.
    open func findNext() { move(.forward) }
    /// Goes to the previous result.
    open func findPrevious() { move(.backward) }
    /// Shows the session's number of results.
    open func updateResultCount() {
        navigator?.show(searchText, result: activeFindSession.flatMap(Self.result))
    }

    private func move(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(inDirection: direction)
        updateResultCount()
    }

    private func search() {
        guard let activeFindSession else { return }
        if let searchText, !searchText.isEmpty {
            activeFindSession.performSearch(query: searchText, options: UITextSearchOptions(_responder: ()))
        } else {
            activeFindSession.invalidateFoundResults()
        }
        updateResultCount()
    }

    /// Returns the text of a session's result; nil for none. (The words that UIKit puts between the numbers depend on the
    /// language.)
    private static func result(of session: UIFindSession) -> String? {
        let (index, count) = (session.highlightedResultIndex, session.resultCount)
        switch session.searchResultDisplayStyle {
        case .currentAndTotal: return index == NSNotFound ? "\(count)" : "\(index + 1)/\(count)"
        case .total: return "\(count)"
        case .none: return nil
        }
    }
}

/// The methods of a search's delegate.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns the session that searches in a view; nil if there is none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after a session has begun. Optional, as in UIKit.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after a session has ended. Optional, as in UIKit.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    private var proxied: ForwardedCalls<any UIFindInteractionDelegate>? { ForwardedCalls(self) }

    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        proxied?.send([interaction, view]) { $0.findInteraction(interaction, sessionFor: view) } ?? nil
    }
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        proxied?.send([interaction, session]) { $0.findInteraction(interaction, didBegin: session) }
    }
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        proxied?.send([interaction, session]) { $0.findInteraction(interaction, didEnd: session) }
    }
}
