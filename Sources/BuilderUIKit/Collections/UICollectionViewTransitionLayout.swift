import Foundation

/// A layout between two others, for a transition that follows a finger.
///
/// Elements aren't placed between the layouts: the collection shows the first one until the transition ends.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the beginning.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end.
    public let nextLayout: UICollectionViewLayout
    /// The progress, 0…1.
    open var transitionProgress: CGFloat = 0
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
        (self.currentLayout, self.nextLayout) = (currentLayout, nextLayout)
        super.init()
    }

    /// Creates a layout between two empty ones; archives aren't read.
    public required init?(coder: NSCoder) {
        (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// Sets a value of the transition by a name of the app.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// Returns a value of the transition; 0 for one that wasn't set.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}

extension UICollectionView {
    /// The closure at the end of a transition.
    public typealias LayoutInteractiveTransitionCompletion = @MainActor (Bool, Bool) -> Void

    private struct Transition {
        var layout: UICollectionViewTransitionLayout
        var completion: LayoutInteractiveTransitionCompletion?
    }

    private var transition: Transition? {
        get { attachments[ObjectIdentifier(Transition.self)] as? Transition }
        set { attachments[ObjectIdentifier(Transition.self)] = newValue }
    }

    /// Begins a transition to another layout, which `finishTransition()` shows.
    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transition = Transition(layout: between, completion: completion)
        return between
    }

    /// Shows the layout of the transition.
    func finishTransition() {
        guard let ended = transition else { return }
        transition = nil
        setCollectionViewLayout(ended.layout.nextLayout, animated: true)
        ended.completion?(true, true)
    }

    /// Ends the transition; the layout stays.
    func cancelTransition() {
        guard let ended = transition else { return }
        transition = nil
        ended.completion?(true, false)
    }
}
