import Foundation

extension DelegateEvent where Value == IndexPath {
    /// Sent after the user selected a row or item.
    package static var didSelect: Self { Self("didSelect") }
    /// Sent after the user deselected a row or item.
    package static var didDeselect: Self { Self("didDeselect") }
    /// Sent after a touch highlighted a row or item.
    package static var didHighlight: Self { Self("didHighlight") }
    /// Sent after the highlighting of a row or item ended.
    package static var didUnhighlight: Self { Self("didUnhighlight") }
    /// Sent after a tap on a row's detail button.
    package static var accessoryButtonTapped: Self { Self("accessoryButtonTapped") }
    /// Sent after the deletion of a row was committed.
    package static var didDeleteRow: Self { Self("didDeleteRow") }
    /// Sent after the insertion of a row was committed.
    package static var didInsertRow: Self { Self("didInsertRow") }
}

extension DelegateEvent where Value == (sourceIndex: IndexPath, destinationIndex: IndexPath) {
    /// Sent after a row was moved.
    package static var didMoveRow: Self { Self("didMoveRow") }
}

extension DelegateEvent where Value == [IndexPath] {
    /// Sent after the prefetching data source was notified of elements that are needed soon.
    package static var prefetch: Self { Self("prefetch") }
    /// Sent after the prefetching data source was notified of elements that aren't needed soon any more.
    package static var cancelPrefetching: Self { Self("cancelPrefetching") }
}
