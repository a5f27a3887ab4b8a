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
                try await tapElement("row \(row)", of: table, at: path, in: { table.rectForRow(at: path) }) {
                    table.cellForRow(at: path)
                }
            case let collection as UICollectionView:
                try check(row, section, collection, sections: { collection.numberOfSections }) {
                    collection.numberOfItems(inSection: $0)
                }
                let path = IndexPath(item: row, section: section)
                let frame = { collection.layoutAttributesForItem(at: path)?.frame }
                try await tapElement("item \(row)", of: collection, at: path, in: frame) {
                    collection.cellForItem(at: path)
                }
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

    /// Scrolls a list to a cell, and taps it.
    private func tapElement(
        _ name: String, of list: UIScrollView, at path: IndexPath, in frame: () -> CGRect?, cell: () -> UIView?
    ) async throws {
        try checkIsShown(list)
        if !isOnScreen(list) { try await reveal(list) }
        if list.isScrollEnabled { try await scroll(list, to: frame) }
        if let collection = list as? UICollectionView {
            try await scrollAcross(collection, section: path.section, to: frame)
        }
        guard let view = screen.step(cell) else {
            throw DriverError.cannotScroll(view: "\(name) of \(ViewName.of(list))")
        }
        if !isOnScreen(view) || isCovered(view) { try await reveal(view) }
        try tap(at: reach(screen.step(cell) ?? view))
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
        let sections = screen.step { max(0, sections()) }
        guard (0..<sections).contains(section) else {
            throw DriverError.outOfRange(
                view: ViewName.of(list), value: "section \(section)",
                range: sections > 0 ? "sections 0 to \(sections - 1)" : "no sections")
        }
        let count = screen.step { rows(section) }
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
            try checkIsShown(view)
            try await reveal(view)
        }
    }

    /// Drags the scroll views around a view until it is on the screen.
    private func reveal(_ view: UIView) async throws {
        let scrollViews = sequence(first: view, next: { $0.superview }).dropFirst()
            .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
        // A scroll view that isn't on the screen itself can't be dragged.
        for (inner, outer) in zip(scrollViews, scrollViews.dropFirst()).reversed() where !isOnScreen(inner) {
            try await scroll(outer) { Self.rect(of: inner, in: outer) }
        }
        for scrollView in scrollViews {
            try await scroll(scrollView) { Self.rect(of: view, in: scrollView) }
            if let collection = scrollView as? UICollectionView { try await scrollAcross(collection, toShow: view) }
        }
        guard isOnScreen(view) else { throw DriverError.cannotScroll(view: ViewName.of(view)) }
        // At an edge, a header that sticks or a floating button may cover it.
        for scrollView in scrollViews where isCovered(view) {
            try await scroll(scrollView, centers: true) { Self.rect(of: view, in: scrollView) }
        }
    }

    private func isCovered(_ view: UIView) -> Bool {
        guard let window = screen.window else { return false }
        return screen.step {
            do {
                _ = try Reach(of: view, in: window).point()
                return false
            } catch DriverError.unreachable(_, .covered) {
                return true
            } catch {
                return false
            }
        }
    }

    private func checkIsShown(_ view: UIView) throws {
        let window = try window
        try screen.step { try Reach(of: view, in: window).checkIsShown() }
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
        if try await searchAcross(query, in: scrollView) { return }
        for sign in [1, -1] as [CGFloat] {
            for _ in 0..<Self.pageLimit {
                let before = scrollView.contentOffset
                let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
                let limits = screen.step { scrollView.offsetLimits }
                let isHorizontal = limits.greatest.y <= limits.least.y && limits.greatest.x > limits.least.x
                let page = CGVector(dx: isHorizontal ? room.width : 0, dy: isHorizontal ? 0 : room.height)
                try dragContent(of: scrollView, by: CGVector(dx: sign * page.dx * 0.7, dy: sign * page.dy * 0.7))
                try await settle()
                if !findAll(query).isEmpty { return }
                guard scrollView.contentOffset != before else { break }
                if try await searchAcross(query, in: scrollView) { return }
            }
        }
        throw missing ?? .noView(query: "\(query)", near: [])
    }

    /// The number of drags after which a view isn't searched for any further.
    static let pageLimit = 500

    private func mainScrollView() throws -> UIScrollView? {
        let all = findAll(.type(UIScrollView.self)).compactMap { $0 as? UIScrollView }
        return all.filter { $0.isScrollEnabled && Reach.isVisible($0) && !($0 is UITextView) }
            .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
    }

    /// Drags a scroll view until a rectangle of its content is visible.
    ///
    /// - Parameters:
    ///   - centers: A Boolean value that indicates whether the rectangle moves to the middle, from top to bottom.
    ///   - target: returns the rectangle in the scroll view's coordinates; nil if it has gone.
    private func scroll(
        _ scrollView: UIScrollView, centers: Bool = false, to target: () -> CGRect?
    ) async throws {
        for _ in 0..<Self.pageLimit {
            guard var rect = screen.step(target) else { return }
            let room = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            if centers, !scrollView.isPagingEnabled {
                rect = rect.insetBy(dx: 0, dy: min(0, (rect.height - room.height) / 2))
            }
            var way = CGVector(
                dx: Self.distance(rect.minX, rect.maxX, room.minX, room.maxX),
                dy: Self.distance(rect.minY, rect.maxY, room.minY, room.maxY))
            if scrollView.isPagingEnabled {
                // Less than half a page springs back.
                let page = scrollView.bounds
                if way.dx != 0 { way.dx = Self.pageDistance(rect.midX, page.minX, page.width) }
                if way.dy != 0 { way.dy = Self.pageDistance(rect.midY, page.minY, page.height) }
            }
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
    static func distance(
        _ start: CGFloat, _ end: CGFloat, _ visibleStart: CGFloat, _ visibleEnd: CGFloat
    ) -> CGFloat {
        if start < visibleStart || end - start > visibleEnd - visibleStart { return start - visibleStart }
        return end > visibleEnd ? end - visibleEnd : 0
    }

    /// Returns how far content must move so that the page with a place becomes visible.
    private static func pageDistance(_ place: CGFloat, _ offset: CGFloat, _ page: CGFloat) -> CGFloat {
        page > 0 ? (place / page).rounded(.down) * page - offset : 0
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
            let free = places.filter { (try? Reach(of: scrollView, in: window).check($0.start)) != nil }
            return free.first { !isDragged(inside: scrollView, at: $0.start, isVertical: isVertical) } ?? free.first
        }
        guard let (start, distance) = usable else {
            return try screen.step {
                try Reach(of: scrollView, in: window).check(CGPoint(x: room.midX, y: room.midY))
                throw DriverError.cannotScroll(view: "the content of \(ViewName.of(scrollView))")
            }
        }
        try drag(from: start, by: distance, isVertical: isVertical)
    }

    /// Moves a finger against the way that content is to move, up to an exact distance in points.
    func drag(from start: CGPoint, by distance: CGFloat, isVertical: Bool) throws {
        func place(after distance: CGFloat) -> CGPoint {
            CGPoint(x: start.x - (isVertical ? 0 : distance), y: start.y - (isVertical ? distance : 0))
        }
        // Quick enough that content takes no touches meanwhile, and at rest in the end. A pan begins after 10 points,
        // so that shorter ways go farther first, and back.
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

    /// Indicates whether a scroll view inside another one takes a drag from a point, such as a text view in a form.
    func isDragged(inside outer: UIScrollView, at point: CGPoint, isVertical: Bool) -> Bool {
        guard let window = screen.window, let hit = ScreenWindows(window).hitTest(point) else { return false }
        let direction = CGPoint(x: isVertical ? 0 : 1, y: isVertical ? 1 : 0)
        return sequence(first: hit, next: { $0.superview }).prefix { $0 !== outer }.contains { view in
            guard let inner = view as? UIScrollView else { return false }
            return inner.isScrollEnabled && inner.canDrag(by: direction)
        }
    }

    /// Returns places from which a finger can move by a distance inside a rectangle: around its middle first, then at
    /// both ends.
    static func starts(in room: CGRect, isVertical: Bool, distance: CGFloat) -> [CGPoint] {
        let slack = max(0, (isVertical ? room.height : room.width) - abs(distance))
        return [0, 0.45, -0.45].flatMap { shift in
            [0.5, 0.3, 0.7, 0.1, 0.9].map { part in
                let along = distance / 2 + shift * slack
                return isVertical
                    ? CGPoint(x: room.minX + part * room.width, y: room.midY + along)
                    : CGPoint(x: room.midX + along, y: room.minY + part * room.height)
            }
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
            guard scrollView.isScrollEnabled else {
                throw DriverError.cannotScroll(view: "the content of \(ViewName.of(scrollView))")
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
