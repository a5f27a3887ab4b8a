import BuilderUIKit
import Foundation

// Drags, rows and dates that a person points at.

extension Driver {
    /// Returns a drag onto the view at its end or, if that takes no touches, by its way.
    func drag(_ pointed: PointedAction, in windows: ScreenWindows) throws -> RecordedAction {
        guard let x = pointed.x, let y = pointed.y else { throw RecordingError.noView }
        let end = CGPoint(x: pointed.toX ?? x, y: pointed.toY ?? y)
        let view = try Self.pointed(at: CGPoint(x: x, y: y), in: windows)
        var action = RecordedAction(.drag, try Self.name(of: view, in: windows))
        let target = windows.hitTest(end).flatMap { Self.touchTarget(around: $0) }
        if let target, !target.isDescendant(of: view), !view.isDescendant(of: target) {
            action.target = try Self.name(of: target, in: windows)
        } else {
            action.way = CGPoint(x: end.x - CGFloat(x), y: end.y - CGFloat(y))
        }
        return action
    }

    /// Returns the selection of the row that a person means.
    func row(_ pointed: PointedAction, in windows: ScreenWindows) throws -> RecordedAction {
        let point = CGPoint(x: pointed.x ?? 0, y: pointed.y ?? 0)
        let view: UIView? =
            try pointed.view.map { try ViewSearch(in: windows).one($0.query) } ?? windows.hitTest(point)
        let views = Array(sequence(first: view, next: { $0?.superview }).compactMap(\.self))
        for list in views {
            let found: (row: Int, section: Int)? =
                switch list {
                case let table as UITableView:
                    views.lazy.compactMap { ($0 as? UITableViewCell).flatMap(table.indexPath) }.first
                        .map { ($0.row, $0.section) }
                case let collection as UICollectionView:
                    views.lazy.compactMap { ($0 as? UICollectionViewCell).flatMap(collection.indexPath) }.first
                        .map { ($0.item, $0.section) }
                case let picker as UIPickerView:
                    Self.row(at: picker.convert(point, from: windows.main), of: picker)
                default: nil
                }
            guard let found else { continue }
            var action = RecordedAction(.row, try Self.name(of: list, in: windows))
            (action.index, action.section) = (found.row, found.section)
            return action
        }
        throw RecordingError.noRow
    }

    private static func row(at point: CGPoint, of picker: UIPickerView) -> (row: Int, section: Int)? {
        for component in 0..<picker.numberOfComponents {
            for row in 0..<picker.numberOfRows(inComponent: component) {
                guard let view = picker.view(forRow: row, forComponent: component), view.isDescendant(of: picker) else {
                    continue
                }
                if picker.convert(view.bounds, from: view).contains(point) { return (row, component) }
            }
        }
        return nil
    }

    /// Returns the choice of a date in the picker that was chosen, or in the only one.
    func pick(_ pointed: PointedAction, in windows: ScreenWindows) throws -> RecordedAction {
        let query = pointed.view?.query ?? .type(UIDatePicker.self)
        let picker: UIDatePicker = try only(
            in: ViewSearch(in: windows).one(query), for: "pick", needs: "a UIDatePicker")
        let text = pointed.text ?? ""
        guard let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/) else {
            throw RecordingError.noDate(text)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = picker.timeZone ?? (picker.calendar ?? .current).timeZone
        let parts = DateComponents(
            year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5))
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else {
            throw RecordingError.noDate(text)
        }
        var action = RecordedAction(.pick, try Self.name(of: picker, in: windows))
        action.date = date
        return action
    }
}
