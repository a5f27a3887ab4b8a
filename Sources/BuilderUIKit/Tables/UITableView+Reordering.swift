import Foundation

/// A row that a finger moves by its reorder control.
struct RowMovement {
    let origin: IndexPath
    /// The place to which the row would move now.
    var target: IndexPath
    /// The top of the row in the content, in points.
    var top: CGFloat
    /// The distance of the finger from the row's top.
    let grip: CGFloat
    let height: CGFloat
}

extension UITableView {
    func beginMovement(of path: IndexPath, at point: CGPoint) -> Bool {
        guard rowMovement == nil, let cell = cellForRow(at: path) else { return false }
        let frame = rowFrame(at: path)
        rowMovement = RowMovement(
            origin: path, target: path, top: frame.minY, grip: point.y - frame.minY, height: frame.height)
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 8
        setNeedsLayout()
        return true
    }

    /// Moves the row with the finger; the rows between its place and the one below the finger make room.
    func updateMovement(to point: CGPoint) {
        guard var movement = rowMovement else { return }
        movement.top = point.y - movement.grip
        if let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: point.y)), proposed != movement.target {
            let target = destination(ofMoveFrom: movement.origin, to: proposed)
            if contains(target) { movement.target = target }
        }
        rowMovement = movement
        setNeedsLayout()
    }

    func finishMovement(isCanceled: Bool) {
        guard let movement = rowMovement else { return }
        rowMovement = nil
        cellForRow(at: movement.origin)?.layer.shadowOpacity = 0
        setNeedsLayout()
        // The data may have changed meanwhile.
        if !isCanceled, movement.target != movement.origin, contains(movement.origin), contains(movement.target) {
            moveRowInData(from: movement.origin, to: movement.target)
        }
    }

    /// Returns the place to which the delegate lets a row move.
    func destination(ofMoveFrom origin: IndexPath, to proposed: IndexPath) -> IndexPath {
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed) ?? proposed
    }

    /// Moves a row in the data source and in the table.
    func moveRowInData(from origin: IndexPath, to target: IndexPath) {
        guard target != origin, let dataSource else { return }
        guard !(dataSource is any SelfUpdatingDataSource) else {
            return dataSource.tableView(self, moveRowAt: origin, to: target)
        }
        performBatchUpdates {
            dataSource.tableView(self, moveRowAt: origin, to: target)
            if !needsReload { moveRow(at: origin, to: target) }
        }
    }

    /// Returns the top of a row while another one, or the row itself, is moved.
    func topInMovement(_ path: IndexPath, top: CGFloat) -> CGFloat {
        guard let movement = rowMovement else { return top }
        if path == movement.origin { return movement.top }
        if path > movement.origin, path <= movement.target { return top - movement.height }
        if path < movement.origin, path >= movement.target { return top + movement.height }
        return top
    }
}

extension UITableViewDiffableDataSource: SelfUpdatingDataSource {}
