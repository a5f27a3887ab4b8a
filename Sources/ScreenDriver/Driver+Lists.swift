import BuilderUIKit
import Foundation

extension Driver {
    /// Taps a row of a table or a collection, which is scrolled there first, or turns a picker's wheel to it.
    ///
    /// - Parameters:
    ///   - row: the number of the row or item, from 0.
    ///   - section: the number of the section, or of the picker's component, from 0.
    ///   - query: the view; nil for the only table, collection or picker on the screen.
    /// - Throws: `DriverError`.
    public func select(row: Int, section: Int = 0, in query: ViewQuery? = nil) async throws {
        try await act("select(row: \(row), section: \(section))") {
            let list = try query.map { try find($0) } ?? onlyList()
            switch list {
            case let table as UITableView:
                try check(row, section, table, sections: { table.numberOfSections }) {
                    table.numberOfRows(inSection: $0)
                }
                let path = IndexPath(row: row, section: section)
                try await scroll(table) { table.rectForRow(at: path) }
                guard let cell = screen.step({ table.cellForRow(at: path) }) else {
                    throw DriverError.cannotScroll(view: "row \(row) of \(ViewName.of(table))")
                }
                try tap(at: reach(cell))
            case let collection as UICollectionView:
                try check(row, section, collection, sections: { collection.numberOfSections }) {
                    collection.numberOfItems(inSection: $0)
                }
                let path = IndexPath(item: row, section: section)
                try await scroll(collection) { collection.layoutAttributesForItem(at: path)?.frame }
                guard let cell = screen.step({ collection.cellForItem(at: path) }) else {
                    throw DriverError.cannotScroll(view: "item \(row) of \(ViewName.of(collection))")
                }
                try tap(at: reach(cell))
            case let picker as UIPickerView:
                try check(row, section, picker, sections: { picker.numberOfComponents }) {
                    picker.numberOfRows(inComponent: $0)
                }
                _ = try reach(picker)
                screen.step { picker.simulateSelection(ofRow: row, inComponent: section) }
            default:
                throw DriverError.wrongView(
                    view: ViewName.of(list), action: "select", needs: "a table, a collection or a picker")
            }
        }
    }

    private func onlyList() throws -> UIView {
        let lists = findAll(.type(UIView.self)).filter {
            ($0 is UITableView || $0 is UICollectionView || $0 is UIPickerView) && Reach.isVisible($0)
        }
        guard let list = lists.first else {
            throw DriverError.noView(query: "a table, a collection or a picker", near: [])
        }
        guard lists.count == 1 else {
            throw DriverError.severalViews(
                query: "a table, a collection or a picker", views: lists.map(ViewName.of))
        }
        return list
    }

    private func check(
        _ row: Int, _ section: Int, _ list: UIView, sections: () -> Int, rows: (Int) -> Int
    ) throws {
        let count = screen.step { (0..<max(0, sections())).contains(section) ? rows(section) : 0 }
        guard (0..<count).contains(row) else {
            throw DriverError.noRow(view: ViewName.of(list), row: row, section: section, count: count)
        }
    }

    // MARK: Scrolling

    /// Drags the scroll views around a view until it is on the screen.
    ///
    /// Rows that a list hasn't created yet are searched for by scrolling from the list's present position to its end,
    /// and then from its beginning.
    ///
    /// - Parameters:
    ///   - query: the view to show.
    ///   - container: the scroll view to search in; nil for the largest one on the screen.
    /// - Throws: `DriverError`.
    public func scroll(to query: ViewQuery, in container: ViewQuery? = nil) async throws {
        try await act("scroll(to: \(query))") {
            if findAll(query).isEmpty { try await search(query, in: container) }
            let view = try find(query)
            let scrollViews = sequence(first: view, next: { $0.superview }).dropFirst()
                .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
            // A scroll view that isn't on the screen itself can't be dragged.
            for (inner, outer) in zip(scrollViews, scrollViews.dropFirst()).reversed() where !isOnScreen(inner) {
                try await scroll(outer) { Self.rect(of: inner, in: outer) }
            }
            for scrollView in scrollViews { try await scroll(scrollView) { Self.rect(of: view, in: scrollView) } }
            guard isOnScreen(view) else { throw DriverError.cannotScroll(view: ViewName.of(view)) }
        }
    }

    private static func rect(of view: UIView, in scrollView: UIScrollView) -> CGRect? {
        view.isDescendant(of: scrollView) ? scrollView.convert(view.bounds, from: view) : nil
    }

    private func isOnScreen(_ view: UIView) -> Bool {
        guard let window = screen.window else { return false }
        return screen.step { (try? Reach(of: view, in: window).visibleRect()) != nil }
    }

    /// Scrolls through a list until a view exists.
    private func search(_ query: ViewQuery, in container: ViewQuery?) async throws {
        let missing: DriverError? = {
            do {
                try find(query)
                return nil
            } catch { return error as? DriverError }
        }()
        let named: UIScrollView? = try container.map {
            try only(in: find($0), for: "scroll", needs: "a UIScrollView")
        }
        guard let scrollView = try named ?? mainScrollView() else {
            throw missing ?? .noView(query: "\(query)", near: [])
        }
        for sign in [1, -1] as [CGFloat] {
            for _ in 0..<Self.pageLimit {
                let before = scrollView.contentOffset
                let page = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height * 0.7
                try dragContent(of: scrollView, by: CGVector(dx: 0, dy: sign * page))
                try await settle()
                if !findAll(query).isEmpty { return }
                guard scrollView.contentOffset != before else { break }
            }
        }
        throw missing ?? .noView(query: "\(query)", near: [])
    }

    /// The number of drags after which a view isn't searched for any further.
    private static let pageLimit = 500

    private func mainScrollView() throws -> UIScrollView? {
        let all = findAll(.type(UIScrollView.self)).compactMap { $0 as? UIScrollView }
        return all.filter { $0.isScrollEnabled && Reach.isVisible($0) && !($0 is UITextView) }
            .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    }

    /// Drags a scroll view until a rectangle of its content is visible.
    ///
    /// - Parameter target: returns the rectangle in the scroll view's coordinates; nil if it has gone.
    private func scroll(_ scrollView: UIScrollView, to target: () -> CGRect?) async throws {
        for _ in 0..<Self.pageLimit {
            guard let rect = screen.step(target) else { return }
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            var way = CGVector(
                dx: Self.distance(rect.minX, rect.maxX, room.minX, room.maxX),
                dy: Self.distance(rect.minY, rect.maxY, room.minY, room.maxY))
            let limits = screen.step { scrollView.offsetLimits }
            let offset = scrollView.contentOffset
            way.dx = min(max(way.dx, limits.least.x - offset.x), limits.greatest.x - offset.x)
            way.dy = min(max(way.dy, limits.least.y - offset.y), limits.greatest.y - offset.y)
            guard abs(way.dx) > 0.5 || abs(way.dy) > 0.5 else { return }
            try dragContent(of: scrollView, by: way)
            try await settle()
            guard scrollView.contentOffset != offset else {
                throw DriverError.cannotScroll(view: "the content of \(ViewName.of(scrollView))")
            }
        }
    }

    /// Returns how far content must move so that an interval lies in the visible one; its start, if it is longer.
    private static func distance(
        _ start: CGFloat, _ end: CGFloat, _ visibleStart: CGFloat, _ visibleEnd: CGFloat
    ) -> CGFloat {
        if start < visibleStart || end - start > visibleEnd - visibleStart { return start - visibleStart }
        return end > visibleEnd ? end - visibleEnd : 0
    }

    /// Moves a finger over a scroll view so that its content offset changes by a distance, or by a part of it.
    private func dragContent(of scrollView: UIScrollView, by way: CGVector) throws {
        let window = try window
        let area = try screen.step {
            window.layoutIfNeeded()
            let visible = try Reach(of: scrollView, in: window).visibleRect()
            // Bars cover what the insets leave out.
            let free = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            let uncovered = visible.intersection(window.convert(free, from: scrollView))
            return uncovered.isNull || uncovered.width < 1 || uncovered.height < 1 ? visible : uncovered
        }
        // Not from the edges, where a swipe means something else.
        let room = area.insetBy(dx: min(30, area.width * 0.15), dy: min(30, area.height * 0.15))
        // One axis at a time, as a scroll view locks to a direction.
        let isVertical = abs(way.dy) >= abs(way.dx)
        let limit = isVertical ? room.height : room.width
        let whole = min(max(isVertical ? way.dy : way.dx, -limit), limit)
        let places = [whole, whole * 0.6, whole * 0.3].lazy.flatMap { distance in
            Self.starts(in: room, isVertical: isVertical, distance: distance).map { (start: $0, distance: distance) }
        }
        let usable = screen.step {
            places.first { (try? Reach(of: scrollView, in: window).check($0.start)) != nil }
        }
        guard let (start, distance) = usable else {
            return try screen.step {
                try Reach(of: scrollView, in: window).check(CGPoint(x: room.midX, y: room.midY))
                throw DriverError.cannotScroll(view: "the content of \(ViewName.of(scrollView))")
            }
        }
        func place(after distance: CGFloat) -> CGPoint {
            CGPoint(x: start.x - (isVertical ? 0 : distance), y: start.y - (isVertical ? distance : 0))
        }
        // Quick enough that content takes no touches meanwhile, and at rest in the end. A pan begins after 10 points, so
        // that shorter ways go farther first, and back.
        try down(at: start)
        var last = start
        if abs(distance) < Self.hysteresis {
            last = place(after: distance + (distance < 0 ? -Self.hysteresis : Self.hysteresis))
            try move(from: start, to: last, duration: 0.1)
        }
        try move(from: last, to: place(after: distance), duration: 0.12)
        try pass(0.1)
        try up()
    }

    /// Returns places from which a finger can move by a distance inside a rectangle: in its middle, and beside that.
    private static func starts(in room: CGRect, isVertical: Bool, distance: CGFloat) -> [CGPoint] {
        [0.5, 0.3, 0.7, 0.1, 0.9].map { part in
            isVertical
                ? CGPoint(x: room.minX + part * room.width, y: room.midY + distance / 2)
                : CGPoint(x: room.midX + distance / 2, y: room.minY + part * room.height)
        }
    }

    /// The way of a finger after which a scroll view moves, in points, with a reserve.
    private static let hysteresis: CGFloat = 15

    /// Pulls a list down beyond its top, which triggers its refresh control.
    ///
    /// - Parameter query: the scroll view; nil for the only one with a refresh control.
    /// - Throws: `DriverError`.
    public func pullToRefresh(_ query: ViewQuery? = nil) async throws {
        try await act("pullToRefresh(" + (query.map { "\($0)" } ?? "") + ")") {
            let named: UIScrollView? = try query.map {
                try only(in: find($0), for: "pullToRefresh", needs: "a UIScrollView")
            }
            let scrollView = try named ?? refreshableScrollView()
            guard let control = scrollView.refreshControl else {
                throw DriverError.wrongView(
                    view: ViewName.of(scrollView), action: "pullToRefresh", needs: "a view with a refreshControl")
            }
            guard control.isEnabled else {
                throw DriverError.unreachable(view: "the refresh control of \(ViewName.of(scrollView))", .disabled(nil))
            }
            try await scroll(scrollView) {
                CGRect(
                    x: scrollView.bounds.minX,
                    y: scrollView.offsetLimits.least.y + scrollView.adjustedContentInset.top, width: 1, height: 1)
            }
            let window = try window
            let area = try screen.step { try Reach(of: scrollView, in: window).visibleRect() }
            let start = CGPoint(x: area.midX, y: area.minY + area.height * 0.25)
            try screen.step { try Reach(of: scrollView, in: window).check(start) }
            // A refresh begins 100 points beyond the top. A finger that leaves the view goes on.
            try drag(from: start, to: CGPoint(x: start.x, y: start.y + 180), duration: 0.2)
        }
    }

    private func refreshableScrollView() throws -> UIScrollView {
        let all = findAll(.type(UIScrollView.self)).compactMap { $0 as? UIScrollView }
            .filter { $0.refreshControl != nil && Reach.isVisible($0) }
        guard let found = all.first else { throw DriverError.noView(query: "a list with a refreshControl", near: []) }
        guard all.count == 1 else {
            throw DriverError.severalViews(query: "a list with a refreshControl", views: all.map(ViewName.of))
        }
        return found
    }
}
