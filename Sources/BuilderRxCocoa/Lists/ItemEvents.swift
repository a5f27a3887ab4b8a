import BuilderUIKit

/// A row that was moved: from where, and to where.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// A row's cell that comes into view.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A row's cell that has left the view.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
