import Foundation
import LayoutSolver
import Render

/// A view or guide inside an engine: the solver's variables for its alignment rectangle's edges.
///
/// Edges are in the coordinates of the engine's root. A constraint on a view's position in its superview becomes a
/// relation between the edges of the two views.
@MainActor
final class LayoutItem {
    private let engineReference: ZeroingReference<LayoutEngine>
    var engine: LayoutEngine? { engineReference.object }
    let left: ConstraintSolver.Variable
    let right: ConstraintSolver.Variable
    let top: ConstraintSolver.Variable
    let bottom: ConstraintSolver.Variable
    /// The centers, created when a constraint first references them.
    var centerX: ConstraintSolver.Variable?
    var centerY: ConstraintSolver.Variable?

    /// The four constraints that fix the rectangle: a frame (autoresizing) or a guide's insets.
    var placement: [ConstraintSolver.ConstraintID] = []
    /// The constraints of the content size: hugging and compression resistance, horizontal and vertical.
    var content = ContentConstraints()
    /// The baselines that constraints reference.
    var baselines = BaselineRows()
    /// The item of the real layout's engine, while a fitting size is computed.
    var shadowed: LayoutItem?
    /// A Boolean value that indicates whether the leading edge is the right one, and whether it would be without the
    /// view's own `semanticContentAttribute`.
    private(set) var isRightToLeft = false
    private var traitsReadRightToLeft = false
    /// The position in the tree, for ties.
    let order: Int
    /// A number that is unique within an engine.
    let serial: Int
    /// The generation of the system for which the item was created.
    let generation: Int
    /// The neighbors in tree order, among views, not retained. Two neighbors reference each other, and the first to be
    /// released clears both references. `nonisolated` is for `deinit`, which isn't isolated to an actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var previous: LayoutItem?
    nonisolated(unsafe) private(set) unowned(unsafe) var next: LayoutItem?

    /// The constraints that a container has generated for its subviews, and the items of the guides that they require.
    var generated: [GeneratedList.SolverConstraint] = []
    var internalGuides: [LayoutItem] = []
    var isWaitingForArrangement = false
    /// The margins that the engine used last, for a view that preserves its superview's margins.
    private(set) var margins: UIEdgeInsets?

    struct ContentConstraints {
        var huggingHorizontal: ConstraintSolver.ConstraintID?
        var compressionHorizontal: ConstraintSolver.ConstraintID?
        var huggingVertical: ConstraintSolver.ConstraintID?
        var compressionVertical: ConstraintSolver.ConstraintID?
        var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        /// The size of text without wrapping; nil until it is measured.
        var sizeBeforeWrapping: CGSize?
        /// The width at which the height of text was measured.
        var measuredWidth: CGFloat?
        /// The last measured width of text and the height at that width, even if they don't apply at present.
        var lastWrapped: CGSize?
        /// A Boolean value that indicates whether the height depends on the width, and whether the view is in the
        /// engine's list of such views.
        var isText = false
        var isListedAsText = false
        /// A Boolean value that indicates whether the size has to be measured again.
        var isPending = false
    }

    init(system: ConstraintSystem, order: Int) {
        engineReference = system.engineReference
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

    /// Returns whether the item belongs to a system; the most frequent query.
    func belongs(to system: ConstraintSystem) -> Bool { engineReference === system.engineReference }

    /// Links an item that isn't linked yet after a neighbor.
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

    /// Updates the reading direction from a view and its parent's item, without a search through the view's ancestors.
    func readDirection(of view: UIView, parent: LayoutItem?) {
        if let parent, !view.changesTraits {
            traitsReadRightToLeft = parent.traitsReadRightToLeft
        } else {
            traitsReadRightToLeft = view.traitCollection.layoutDirection == .rightToLeft
        }
        isRightToLeft =
            view.semanticContentAttribute == .unspecified ? traitsReadRightToLeft : view.isRightToLeft
    }

    /// Updates the item after code set the view's frame or bounds.
    func viewGeometryDidChange(_ view: UIView) { engine?.rows.placementDidChange(of: view, item: self) }

    /// Updates the item after the view's margins or safe area changed.
    func insetsDidChange(_ view: UIView) {
        margins = view.storedMargins.preservesSuperview ? view.layoutMargins : nil
        if view.arrangement?.isLayoutMarginsRelativeArrangement == true {
            view.storedSuperview?.arrangement?.highestViewMayHaveChanged()
        }
        engine?.rows.insetsDidChange(of: view)
    }
}
