import Foundation

/// A section of a compositional layout with the frames of all elements, in the content's coordinates.
@MainActor
struct SolvedSection {
    struct Element {
        var element: CollectionElement
        var frame: CGRect
        var fixedAxes: UIAxis = .both
        var zIndex = 0
        /// The range along the scroll direction in which a pinned view stays.
        var pinnedIn: (low: CGFloat, high: CGFloat)?
        var isAtStart = true
        /// Indicates whether a supplementary view is placed at an item, whose index path it has.
        var belongsToItem = false
    }

    var items = SolvedItems()
    /// The look of a section that is a list.
    var list: UICollectionLayoutListConfiguration?
    /// Headers, footers, badges and backgrounds.
    var others: [Element] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
    /// The scrolling across; nil for a section that doesn't.
    var scrolling: OrthogonalScrolling?
    var visibleItemsHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

extension UICollectionViewCompositionalLayout {
    func solveIfNeeded() {
        guard !isSolved else { return }
        isSolved = true
        solvedSections = []
        globalElements = []
        hasPinnedElements = false
        contentLength = 0
        guard let collectionView else { return }
        solvedBounds = CGRect(origin: .zero, size: solvedSize(collectionView.bounds))
        let environment = CompositionalEnvironment(
            size: solvedBounds.size, insets: .zero, traits: collectionView.traitCollection)
        var position = addGlobalElements(atStart: true, at: 0)
        let measured = measuredItems()
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { position += configuration.interSectionSpacing }
            guard let section = collectionView.usingPresentation(false, { provider(index, environment) }) else {
                solvedSections.append(SolvedSection(start: position, end: position))
                continue
            }
            let solved = solve(
                section, index, measured: measured[index, default: []], in: collectionView, start: position)
            position = solved.end
            solvedSections.append(solved)
        }
        contentLength = position + addGlobalElements(atStart: false, at: position)
    }

    /// Returns the measured items of each section, in order.
    private func measuredItems() -> [Int: [Int]] {
        var items: [Int: [Int]] = [:]
        for element in fittedSizes.keys where element.category == .cell {
            items[element.indexPath.section, default: []].append(element.indexPath.item)
        }
        return items.mapValues { $0.sorted() }
    }

    // MARK: Sections

    private func solve(
        _ section: NSCollectionLayoutSection, _ index: Int, measured: [Int], in view: UICollectionView, start: CGFloat
    ) -> SolvedSection {
        let axis = axis
        let insets = contentInsets(of: section, in: view)
        let count = view.presentedCount(ofSection: index)
        let room = solvedBounds.size.without(insets)
        let (before, after) = axis.isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        let across = axis.isVertical ? insets.leading : insets.top
        let headers = boundaryItems(of: section, index, room: room, insets, isStart: true)
        let footers = boundaryItems(of: section, index, room: room, insets, isStart: false)
        let padding = section.list?.topPadding ?? 0
        let headerLength = padding + (headers.filter(\.item.extendsBoundary).map { axis.size($0.size).main }.max() ?? 0)
        let footerLength = footers.filter(\.item.extendsBoundary).map { axis.size($0.size).main }.max() ?? 0
        var result = SolvedSection()
        result.start = start
        result.list = section.list
        if index == 0, let color = section.list?.backgroundColor, view.backgroundColor != color {
            view.backgroundColor = color
        }
        let groupsStart = start + headerLength + before
        let length = addGroups(
            of: section, index, count: count, measured: measured, room: room, main: groupsStart, across, &result)
        scroll(&result)
        result.visibleItemsHandler = section.visibleItemsInvalidationHandler
        let groupsEnd = groupsStart + length + after
        result.end = groupsEnd + footerLength + (section.list?.gapAfterFooter ?? 0)
        for header in headers {
            let extended = start + headerLength - axis.size(header.size).main
            let main = header.item.extendsBoundary ? extended : groupsStart
            result.others.append(place(header, index, main: main, isStart: true, result))
        }
        for footer in footers {
            let overlapping = groupsEnd - after - axis.size(footer.size).main
            let main = footer.item.extendsBoundary ? groupsEnd : overlapping
            result.others.append(place(footer, index, main: main, isStart: false, result))
        }
        addDecorations(of: section, index, &result)
        return result
    }

    /// Adds the groups along the scroll direction, or across it if the section scrolls across.
    ///
    /// Returns the length along the scroll direction that they take.
    private func addGroups(
        of section: NSCollectionLayoutSection, _ index: Int, count: Int, measured: [Int], room: CGSize, main: CGFloat,
        _ across: CGFloat, _ result: inout SolvedSection
    ) -> CGFloat {
        let isAcross = section.orthogonalScrollingBehavior != .none
        let axis = axis
        let solver = CompositionalSolver(
            fittedSize: { [fittedSizes] in
                fittedSizes[CollectionElement(indexPath: IndexPath(item: $0, section: index))]
            },
            environment: { [traits = collectionView?.traitCollection ?? .current] in
                CompositionalEnvironment(size: $0, insets: .zero, traits: traits)
            })
        var first = 0
        var along: CGFloat = 0
        var thickness: CGFloat = 0
        var groups: [(start: CGFloat, length: CGFloat)] = []
        let series = isAcross || count < 2 ? nil : seriesOfGroups(in: section, measured, room: room, count: count)
        while first < count {
            if let series, let number = series.repetitions(at: first, of: count) {
                let starts = series.starts(number, isFirst: first == 0, spacing: section.interGroupSpacing, &along)
                result.items.append(
                    SolvedItems.Series(
                        leaves: series.group.leaves, first: first, starts: starts.map { main + $0 }, section: index,
                        across: across, axis: axis, scale: collectionView?.layoutScale ?? 1))
                first += number * series.group.leaves.count
                continue
            }
            let group = solver.solve(section.group, in: room, first: first, limit: count - first)
            guard !group.leaves.isEmpty else { break }
            let size = axis.size(group.size)
            if first > 0 { along += section.interGroupSpacing }
            if first == 0, section.orthogonalScrollingBehavior == .groupPagingCentered {
                along = (axis.size(room).cross - size.cross) / 2
            }
            groups.append((along, size.cross))
            let corner = axis.point(main: isAcross ? main : main + along, cross: isAcross ? across + along : across)
            for (offset, leaf) in group.leaves.enumerated() {
                add(leaf, IndexPath(item: first + offset, section: index), corner, &result)
            }
            for anchored in group.anchored {
                let path = IndexPath(item: first + anchored.first, section: index)
                let frame = snapped(anchored.frame.offsetBy(dx: corner.x, dy: corner.y))
                add(anchored.supplementaryItems, at: frame, path, &result)
            }
            along += isAcross ? size.cross : size.main
            thickness = max(thickness, size.main)
            first += group.leaves.count
        }
        guard isAcross else { return along }
        let width = axis.size(room).cross
        let start = groups.first?.start ?? 0
        var scrolling = OrthogonalScrolling(behavior: section.orthogonalScrollingBehavior, room: width)
        scrolling.band = (main, main + thickness)
        scrolling.groups = groups.map { $0.start - start }
        // A centered last group leaves as much room at the end as the first one at the start.
        let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
        scrolling.maximum = max(isCentered ? scrolling.groups.last ?? 0 : 0, along - width, 0)
        scrolling.offset = min(max(0, orthogonalOffsets[index] ?? 0), scrolling.maximum)
        result.scrolling = scrolling
        return thickness
    }

    /// Returns the group that is repeated where no cell was measured; nil if groups may differ, or have views that are
    /// anchored to them.
    private func seriesOfGroups(
        in section: NSCollectionLayoutSection, _ measured: [Int], room: CGSize, count: Int
    ) -> GroupSeries? {
        guard section.group.isAlikeInRepetitions else { return nil }
        var lookahead = 0
        let solver = CompositionalSolver(
            fittedSize: {
                lookahead = max(lookahead, $0 + 1)
                return nil
            },
            environment: { [traits = collectionView?.traitCollection ?? .current] in
                CompositionalEnvironment(size: $0, insets: .zero, traits: traits)
            })
        let group = solver.solve(section.group, in: room, first: 0, limit: count)
        let length = axis.size(group.size).main
        guard !group.leaves.isEmpty, group.anchored.isEmpty, length > 0, length + section.interGroupSpacing > 0,
            length.isFinite, section.interGroupSpacing.isFinite,
            group.leaves.allSatisfy(\.supplementaryItems.isEmpty)
        else { return nil }
        return GroupSeries(
            group: group, length: length, lookahead: max(lookahead, group.leaves.count), measured: measured)
    }

    private func add(_ leaf: SolvedGroup.Leaf, _ path: IndexPath, _ corner: CGPoint, _ result: inout SolvedSection) {
        let frame = snapped(leaf.frame.offsetBy(dx: corner.x, dy: corner.y))
        result.items.append(
            SolvedSection.Element(
                element: CollectionElement(indexPath: path), frame: frame, fixedAxes: leaf.fixedAxes,
                zIndex: leaf.zIndex))
        add(leaf.supplementaryItems, at: frame, path, &result)
    }

    private func add(
        _ items: [NSCollectionLayoutSupplementaryItem], at frame: CGRect, _ path: IndexPath,
        _ result: inout SolvedSection
    ) {
        for item in items {
            result.others.append(
                SolvedSection.Element(
                    element: .supplementary(item.elementKind, path), frame: item.frame(at: frame), zIndex: item.zIndex,
                    belongsToItem: true))
        }
    }

    /// Rounds edges to whole pixels, so that neighbors neither overlap nor leave gaps.
    private func snapped(_ frame: CGRect) -> CGRect {
        frame.snapped(toPixelsOf: collectionView?.layoutScale ?? 1)
    }

    private func contentInsets(
        of section: NSCollectionLayoutSection, in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        var reference = section.contentInsetsReference
        if reference == .automatic { reference = configuration.contentInsetsReference }
        let around: UIEdgeInsets
        switch reference {
        case .none: return insets
        case .automatic, .safeArea: around = view.safeAreaInsets
        case .layoutMargins: around = view.layoutMargins
        case .readableContent:
            let frame = view.readableContentGuide.layoutFrame
            around = UIEdgeInsets(
                top: 0, left: frame.minX - view.bounds.minX, bottom: 0, right: view.bounds.maxX - frame.maxX)
        }
        let taken = view.systemContentInset
        if axis.isVertical {
            insets.leading += max(0, around.left - taken.left)
            insets.trailing += max(0, around.right - taken.right)
        } else {
            insets.top += max(0, around.top - taken.top)
            insets.bottom += max(0, around.bottom - taken.bottom)
        }
        return insets
    }

    // MARK: Headers and footers

    private typealias BoundaryItem = (
        item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, room: CGSize, origin: CGPoint
    )

    private func boundaryItems(
        of section: NSCollectionLayoutSection, _ index: Int, room: CGSize, _ insets: NSDirectionalEdgeInsets,
        isStart: Bool
    ) -> [BoundaryItem] {
        let follows = section.supplementariesFollowContentInsets
        let area = follows ? room : solvedBounds.size
        let origin = follows ? CGPoint(x: insets.leading, y: insets.top) : .zero
        return section.boundarySupplementaryItems.filter { isAtStart($0) == isStart }.map { item in
            (item, size(of: item, in: area, IndexPath(item: 0, section: index)), area, origin)
        }
    }

    private func size(
        of item: NSCollectionLayoutBoundarySupplementaryItem, in area: CGSize, _ path: IndexPath
    ) -> CGSize {
        var size = item.layoutSize.size(in: area)
        if let fitted = fittedSizes[.supplementary(item.elementKind, path)] {
            if item.layoutSize.widthDimension.isEstimated { size.width = fitted.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = fitted.height }
        }
        return size
    }

    private func isAtStart(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        let edges = item.alignment.edges
        return axis.isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
    }

    private func place(
        _ boundary: BoundaryItem, _ index: Int, main: CGFloat, isStart: Bool, _ section: SolvedSection
    ) -> SolvedSection.Element {
        let point = boundary.item.alignment.edges
        let inner = point.point(in: boundary.size)
        let outer = point.point(in: boundary.room)
        let cross = axis.isVertical ? boundary.origin.x + outer.x - inner.x : boundary.origin.y + outer.y - inner.y
        var frame = axis.rect(FlowSize(main: main, cross: cross), axis.size(boundary.size))
        frame.origin.x += boundary.item.offset.x
        frame.origin.y += boundary.item.offset.y
        let insets = boundary.item.effectiveInsets
        frame = CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: frame.width - insets.leading - insets.trailing,
            height: frame.height - insets.top - insets.bottom)
        var element = SolvedSection.Element(
            element: .supplementary(boundary.item.elementKind, IndexPath(item: 0, section: index)),
            frame: snapped(frame), fixedAxes: boundary.item.layoutSize.fixedAxes, zIndex: boundary.item.zIndex,
            isAtStart: isStart)
        if boundary.item.pinToVisibleBounds {
            hasPinnedElements = true
            element.pinnedIn = (section.start, section.end)
            element.zIndex = max(element.zIndex, 2)
        }
        return element
    }

    private func addDecorations(of section: NSCollectionLayoutSection, _ index: Int, _ result: inout SolvedSection) {
        for item in section.decorationItems {
            let area = axis.rect(
                FlowSize(main: result.start, cross: 0),
                FlowSize(main: result.end - result.start, cross: axis.size(solvedBounds.size).cross))
            let insets = item.contentInsets
            let frame = CGRect(
                origin: CGPoint(x: area.minX + insets.leading, y: area.minY + insets.top),
                size: area.size.without(insets))
            result.others.append(
                SolvedSection.Element(
                    element: CollectionElement(
                        category: .decorationView, kind: item.elementKind,
                        indexPath: IndexPath(item: 0, section: index)), frame: snapped(frame), zIndex: item.zIndex))
        }
    }

    /// Adds the headers or footers of the whole content and returns their length.
    ///
    /// Their index paths have one index.
    private func addGlobalElements(atStart: Bool, at position: CGFloat) -> CGFloat {
        var length: CGFloat = 0
        for (number, item) in configuration.boundarySupplementaryItems.enumerated() where isAtStart(item) == atStart {
            let path = IndexPath(index: number)
            let size = size(of: item, in: solvedBounds.size, path)
            let edges = item.alignment.edges
            let cross = axis.size(
                CGSize(
                    width: edges.point(in: solvedBounds.size).x - edges.point(in: size).x,
                    height: edges.point(in: solvedBounds.size).y - edges.point(in: size).y)
            ).cross
            let frame = axis.rect(FlowSize(main: position, cross: cross), axis.size(size))
                .offsetBy(dx: item.offset.x, dy: item.offset.y)
            globalElements.append(
                SolvedSection.Element(
                    element: .supplementary(item.elementKind, path), frame: snapped(frame),
                    fixedAxes: item.layoutSize.fixedAxes, zIndex: item.zIndex))
            if item.extendsBoundary { length = max(length, axis.size(size).main) }
        }
        return length
    }

    // MARK: Attributes

    func attributes(of solved: SolvedSection.Element) -> UICollectionViewLayoutAttributes {
        var frame = solved.frame
        if let stretch = solved.pinnedIn, let view = collectionView {
            let shown = axis.stretch(view.mirrored(view.bounds.inset(by: view.adjustedContentInset)))
            let (low, high) = axis.stretch(frame)
            let length = high - low
            let start =
                solved.isAtStart
                ? min(max(low, shown.low), max(low, stretch.high - length))
                : max(min(low, shown.high - length), min(low, stretch.low))
            if axis.isVertical { frame.origin.y = start } else { frame.origin.x = start }
        }
        let attributes = makeAttributes(for: solved.element, frame: frame)
        attributes.zIndex = solved.zIndex
        attributes.fixedAxes = solved.fixedAxes
        attributes.belongsToItem = solved.belongsToItem
        visibleChanges[solved.element]?.change(attributes)
        return attributes
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = axis.stretch(rect)
        var result = globalElements.map { attributes(of: $0) }.filter { $0.frame.overlaps(rect) }
        for section in solvedSections where section.start < high && section.end > low {
            for other in section.others {
                let attributes = attributes(of: other)
                if attributes.frame.overlaps(rect) { result.append(attributes) }
            }
            result += section.items.overlapping(rect).map { attributes(of: $0) }
        }
        return result
    }
}

/// A group as it is repeated where none of its cells was measured.
@MainActor
private struct GroupSeries {
    let group: SolvedGroup
    /// The length of the group along the scroll direction.
    let length: CGFloat
    /// The number of items from the group's first one on whose sizes the group depends, with those that didn't fit.
    let lookahead: Int
    /// The measured items of the section, in order.
    let measured: [Int]

    /// Returns the number of whole groups from an item on that depend on no measured one; nil for none.
    func repetitions(at first: Int, of count: Int) -> Int? {
        let next = measured.indices.partitioningIndex { measured[$0] >= first }
        let end = next < measured.count ? min(count, measured[next]) : count
        let spare = end - first - lookahead
        return spare >= 0 ? spare / group.leaves.count + 1 : nil
    }

    /// Returns the starts of groups, and moves `along` behind the last of them.
    ///
    /// Lengths are added one by one, as those of other groups are, so that rounding errors are the same.
    func starts(_ number: Int, isFirst: Bool, spacing: CGFloat, _ along: inout CGFloat) -> [CGFloat] {
        var starts: [CGFloat] = []
        starts.reserveCapacity(number)
        for index in 0..<number {
            if index > 0 || !isFirst { along += spacing }
            starts.append(along)
            along += length
        }
        return starts
    }
}

extension NSCollectionLayoutGroup {
    /// A Boolean value that indicates whether repetitions of the group differ only by measured cells: no provider is
    /// called for each of them.
    fileprivate var isAlikeInRepetitions: Bool {
        if case .custom = kind { return false }
        return subitems.allSatisfy { ($0 as? NSCollectionLayoutGroup)?.isAlikeInRepetitions ?? true }
    }
}
