import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITableView {
    /// The row that people select. The delegate hears of it first, as of all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The row that people deselect.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The row that a finger is put on.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The row that a finger leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// The row whose detail button is tapped.
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { delegateEvents(.accessoryButtonTapped) }

    /// A cell comes into view.
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> { delegateEvents(.willDisplayRow) }

    /// A cell has left the view.
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> { delegateEvents(.didEndDisplayingRow) }
}
