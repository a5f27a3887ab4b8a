import Foundation
import LayoutSolver
import Render

/// A view or guide inside an engine: the solver's variables for its alignment rectangle's edges.
///
/// Edges are in the coordinates of the engine's root. Constraints on a view's place in its superview
/// become a relation between the two views' edges.
@MainActor
final class LayoutItem {
    private let engineHandle: ZeroingReference<LayoutEngine>
    var engine: LayoutEngine? { engineHandle.object }
    let left: ConstraintSolver.Variable
    let right: ConstraintSolver.Variable
    let top: ConstraintSolver.Variable
    let bottom: ConstraintSolver.Variable
    /// The centers, once a constraint references them.
    var centerX: ConstraintSolver.Variable?
    var centerY: ConstraintSolver.Variable?

    /// The four constraints that fix the rectangle: a frame (autoresizing) or a guide's insets.
    var placement: [ConstraintSolver.ConstraintID] = []
    /// Content size: hugging and compression resistance, horizontal and vertical.
    var content = ContentConstraints()
    /// The baselines that constraints reference.
    var baselines = BaselineRows()
    /// The item of another engine, while a fitting size is computed.
    var shadowed: LayoutItem?
    /// A Boolean value that indicates whether leading is right, and whether it would be without the view's own
    /// `semanticContentAttribute`.
    private(set) var isRightToLeft = false
    private var traitsReadRightToLeft = false
    /// The place in the tree, for ties.
    let order: Int
    /// Never used twice in an engine.
    let serial: Int
    /// The generation of the system for which the item was made.
    let generation: Int
    /// The neighbors in tree order, among views, not retained: of two neighbors each references the other, and the
    /// first to be released clears both references. `nonisolated` is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var previous: LayoutItem?
    nonisolated(unsafe) private(set) unowned(unsafe) var next: LayoutItem?

    /// The constraints that a container has generated for its subviews, and the items of the guides that it needs for
    /// that.
    var generated: [GeneratedList.Entry] = []
    var internalGuides: [LayoutItem] = []
    var isWaitingForArrangement = false
    /// The margins that the engine used last, for a view that preserves its superview's.
    private(set) var margins: UIEdgeInsets?

    struct ContentConstraints {
        var huggingHorizontal: ConstraintSolver.ConstraintID?
        var compressionHorizontal: ConstraintSolver.ConstraintID?
        var huggingVertical: ConstraintSolver.ConstraintID?
        var compressionVertical: ConstraintSolver.ConstraintID?
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        /// For text: the size without wrapping. Nil until it is measured.
        var sizeBeforeWrapping: CGSize?
        /// For text: the width that the height was measured at.
        var measuredWidth: CGFloat?
        /// For text: the last measured width and its height, whether these apply now or not.
        var lastWrapped: CGSize?
        /// A Boolean value that indicates whether the height depends on the width, and whether the view stands in the
        /// engine's list of those.
        var isText = false
        var isListedAsText = false
        /// A Boolean value that indicates whether the size has to be measured again.
        var isPending = false
    }

    init(system: ConstraintSystem, order: Int) {
        engineHandle = system.engineHandle
        self.order = order
        serial = system.nextSerial()
        generation = system.generation
        left = system.solver.makeVariable()
        right = system.solver.makeVariable()
        top = system.solver.makeVariable()
        bottom = system.solver.makeVariable()
    }

    deinit {
        previous?.next = nil
        next?.previous = nil
    }

    /// Returns whether the item is one of a system's; the most frequent question.
    func belongs(to system: ConstraintSystem) -> Bool { engineHandle === system.engineHandle }

    /// Takes the place behind a neighbor; for an item that has no place yet.
    func link(after item: LayoutItem?) {
        previous = item
        next = item?.next
        next?.previous = self
        item?.next = self
    }

    func unlink() {
        previous?.next = next
        next?.previous = previous
        previous = nil
        next = nil
    }

    /// Takes the direction that a view reads in, without a search through its ancestors.
    func readDirection(of view: UIView, parent: LayoutItem?) {
        if let parent, !view.changesTraits {
            traitsReadRightToLeft = parent.traitsReadRightToLeft
        } else {
            traitsReadRightToLeft = view.traitCollection.layoutDirection == .rightToLeft
        }
        isRightToLeft =
            view.semanticContentAttribute == .unspecified ? traitsReadRightToLeft : view.isRightToLeft
    }

    /// A view's frame or bounds changed by hand.
    func viewGeometryDidChange(_ view: UIView) { engine?.rows.placementDidChange(of: view, item: self) }

    /// A view's margins or safe area changed.
    func insetsDidChange(_ view: UIView) {
        margins = view.storedMargins.preservesSuperview ? view.layoutMargins : nil
        if view.arrangement?.isLayoutMarginsRelativeArrangement == true {
            view.superview?.arrangement?.highestViewMayHaveChanged()
        }
        engine?.rows.insetsDidChange(of: view)
    }
}
