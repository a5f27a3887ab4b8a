import Foundation

extension UICollectionViewFlowLayout {
    /// Returns the space across the scroll direction, without the content's insets, in points.
    func room(in bounds: CGRect) -> CGFloat {
        let insets = collectionView?.adjustedContentInset ?? .zero
        return max(0, axis.size(bounds.size).cross - axis.acrossStart(insets) - axis.acrossEnd(insets))
    }

    /// Requests sizes and distances from the delegate and creates the lines, if they were invalidated.
    func measureIfNeeded() {
        guard !metricsAreValid else { return }
        metricsAreValid = true
        guard let collectionView else {
            sections = []
            return
        }
        measuredRoom = room(in: collectionView.bounds)
        delegateHasNoSizes = !(collectionView.delegate is any UICollectionViewDelegateFlowLayout)
        let fittedSections = Set(fittedSizes.keys.map(\.section))
        var start: CGFloat = 0
        sections = (0..<collectionView.numberOfSections).map { index in
            // The delegate counts as the data do; only the lines count the places of a drop.
            let section = collectionView.usingPresentation(false) {
                makeSection(index, in: collectionView, start: start, isFitted: fittedSections.contains(index))
            }
            start = section.end
            return section
        }
    }

    private func makeSection(_ index: Int, in view: UICollectionView, start: CGFloat, isFitted: Bool) -> FlowSection {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let axis = axis
        var insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
        addReference(to: &insets, view)
        let room = measuredRoom - axis.acrossStart(insets) - axis.acrossEnd(insets)
        let rules = FlowLines.Rules(
            room: room,
            lineSpacing: usable(
                delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
                    ?? minimumLineSpacing),
            itemSpacing: usable(
                delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
                    ?? minimumInteritemSpacing), scale: view.layoutScale)
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
        return FlowSection(
            lines: makeLines(of: index, in: view, rules, isFitted: isFitted), start: start,
            header: max(0, usable(axis.size(header).main)),
            footer: max(0, usable(axis.size(footer).main)), insetBefore: axis.before(insets),
            insetAfter: axis.after(insets), insetAcross: axis.acrossStart(insets))
    }

    private func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    /// Adds the insets of the reference to a section's insets, as far as they exceed the content's insets.
    private func addReference(to insets: inout UIEdgeInsets, _ view: UICollectionView) {
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let taken = view.systemContentInset
        if axis.isVertical {
            insets.left += max(0, reference.left - taken.left)
            insets.right += max(0, reference.right - taken.right)
        } else {
            insets.top += max(0, reference.top - taken.top)
            insets.bottom += max(0, reference.bottom - taken.bottom)
        }
    }

    // MARK: Sizes of items

    /// Creates the lines of a section.
    ///
    /// - Parameter isFitted: Indicates whether cells of the section have preferred sizes.
    private func makeLines(
        of section: Int, in view: UICollectionView, _ rules: FlowLines.Rules, isFitted: Bool
    ) -> FlowLines {
        let count = view.presentedCount(ofSection: section)
        guard count > 0 else { return FlowLines(count: 0, size: FlowSize(main: 0, cross: 0), rules: rules) }
        let first = size(of: IndexPath(item: 0, section: section), view)
        if delegateHasNoSizes, !isFitted {
            return FlowLines(count: count, size: checked(first, rules, view), rules: rules)
        }
        var sizes = [checked(first, rules, view)]
        sizes.reserveCapacity(count)
        for item in 1..<max(1, count) {
            sizes.append(checked(size(of: IndexPath(item: item, section: section), view), rules, view))
        }
        return FlowLines(sizes: sizes, rules: rules)
    }

    private func size(of path: IndexPath, _ view: UICollectionView) -> CGSize {
        if requestsPreferredSizes, let fitted = fittedSizes[path] { return fitted }
        if !delegateHasNoSizes, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout,
            let item = view.dataPath(ofPresented: path)
        {
            let size = view.usingPresentation(false) {
                delegate.collectionView(view, layout: self, sizeForItemAt: item)
            }
            if !delegateHasNoSizes, size != Self.automaticSize { return size }
        }
        if requestsPreferredSizes, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    /// Returns the size that is used for an item; a size that can't be laid out is reported in UIKit's words.
    private func checked(_ size: CGSize, _ rules: FlowLines.Rules, _ view: UICollectionView) -> FlowSize {
        var size = axis.size(size)
        if !(size.main >= 0 && size.cross >= 0) || !size.main.isFinite || !size.cross.isFinite {
            report(.negativeSize, view)
            size.main = size.main >= 0 && size.main.isFinite ? size.main : 0
            size.cross = size.cross >= 0 && size.cross.isFinite ? size.cross : 0
        } else if size.cross > rules.room + 0.001 {
            report(axis.isVertical ? .tooWide : .tooHigh, view)
        }
        return size
    }

    private func report(_ fault: FlowLayoutError, _ view: UICollectionView) {
        // A view without a size has no space for any item.
        guard view.bounds.width > 0, view.bounds.height > 0 else { return }
        LayoutDiagnostics.report(
            .undefinedFlow(layout: "\(type(of: self))", collection: view.describeBriefly(), fault: fault))
    }

    // MARK: Attributes

    func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let section = sections[path.section]
        var (start, size) = section.lines.frame(of: path.item)
        start.main += section.linesStart
        start.cross += section.insetAcross
        return makeAttributes(for: CollectionElement(indexPath: path), frame: axis.rect(start, size))
    }

    func headerAttributes(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        var start = section.start
        if sectionHeadersPinToVisibleBounds, let view = visibleStretch {
            start = min(max(start, view.low), max(start, section.footerStart - section.header))
        }
        return attributes(.header(index), start: start, length: section.header, sectionHeadersPinToVisibleBounds)
    }

    func footerAttributes(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        var start = section.footerStart
        if sectionFootersPinToVisibleBounds, let view = visibleStretch {
            start = max(min(start, view.high - section.footer), min(start, section.start + section.header))
        }
        return attributes(.footer(index), start: start, length: section.footer, sectionFootersPinToVisibleBounds)
    }

    private func attributes(
        _ element: CollectionElement, start: CGFloat, length: CGFloat, _ isPinned: Bool
    ) -> UICollectionViewLayoutAttributes? {
        guard length > 0 else { return nil }
        let frame = axis.rect(FlowSize(main: start, cross: 0), FlowSize(main: length, cross: measuredRoom))
        let attributes = makeAttributes(for: element, frame: frame)
        // In front of the items that scroll behind it.
        if isPinned { attributes.zIndex = 1024 }
        return attributes
    }

    /// The visible range of the content, without insets.
    private var visibleStretch: (low: CGFloat, high: CGFloat)? {
        guard let view = collectionView else { return nil }
        return axis.stretch(view.mirrored(view.bounds.inset(by: view.adjustedContentInset)))
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = axis.stretch(rect)
        var result: [UICollectionViewLayoutAttributes] = []
        var index = sections.indices.partitioningIndex { sections[$0].end >= low }
        while index < sections.count, sections[index].start <= high {
            let section = sections[index]
            if let header = headerAttributes(of: index), header.frame.overlaps(rect) { result.append(header) }
            for item in section.lines.items(from: low - section.linesStart, to: high - section.linesStart) {
                let attributes = itemAttributes(at: IndexPath(item: item, section: index))
                if attributes.frame.overlaps(rect) { result.append(attributes) }
            }
            if let footer = footerAttributes(of: index), footer.frame.overlaps(rect) { result.append(footer) }
            index += 1
        }
        return result
    }
}
