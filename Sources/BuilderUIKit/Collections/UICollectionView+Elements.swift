import Foundation

extension UICollectionView {
    /// Creates, places and measures the visible elements, and removes the others.
    func showElements() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        var shown: Set<CollectionElement> = []
        let presented = shownAttributes().filter { !$0.isHidden }
        let attributes = presented.compactMap { dataAttributes($0) }.filter { isPresent($0) }
        let elements = Set(attributes.map(\.element))
        // Views are removed first, so that they can be reused for new elements.
        // The order is fixed, so that reuse and the delegate's calls are the same in every run.
        let gone = views.filter { !elements.contains($0.key) }
        for (element, view) in gone.sorted(by: { $0.key < $1.key }) { drop(view, of: element) }
        for attributes in attributes where shown.insert(attributes.element).inserted { show(attributes) }
        showPlaceholders(among: presented)
        hideDroppedItem()
    }

    private func showPlaceholders(among presented: [UICollectionViewLayoutAttributes]) {
        guard let presentation, drops?.placeholders.isEmpty == false else { return }
        var places: [Int: UICollectionViewLayoutAttributes] = [:]
        for attributes in presented where attributes.representedElementCategory == .cell {
            if let number = presentation.placeholder(at: attributes.indexPath) { places[number] = attributes }
        }
        placePlaceholders(by: places)
    }

    private func isPresent(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let element = attributes.element
        if element.category != .cell || contains(element.indexPath) { return true }
        WarningLog.add(
            "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                + "\(element.indexPath). Collection view: \(describeBriefly()). Nothing is shown for it.")
        return false
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        let isNew = views[element] == nil
        guard let view = views[element] ?? makeView(for: attributes) else { return }
        let path = attributes.isOfItem ? presentation?.presented(attributes.indexPath) : nil
        requestPreferredSize(
            view, attributes, shownAt: path ?? attributes.indexPath, known: requestedSizes[element]
        ) { requestedSizes[element] = $0 }
        view.place(by: attributesInMovement(attributes))
        if isNew { notifyWillDisplay(view, element) }
    }

    /// Requests the size of a view, which the layout has at a presented path, once for each size that it assigns.
    func requestPreferredSize(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, shownAt path: IndexPath,
        known: (assigned: CGSize, preferred: CGSize)?,
        remember: ((assigned: CGSize, preferred: CGSize)) -> Void
    ) {
        guard storedLayout.requestsPreferredSizes, attributes.representedElementCategory != .decorationView else {
            return
        }
        if let known, known.assigned == attributes.size || known.preferred == attributes.size { return }
        guard let original = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
        if view.bounds.size != original.size { view.bounds.size = original.size }
        let fitted = view.preferredLayoutAttributesFitting(original)
        remember((attributes.size, fitted.size))
        let (preferred, assigned) = (fitted.at(path), attributes.at(path))
        guard
            storedLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: assigned)
        else { return }
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: assigned))
    }

    // MARK: Making

    private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        presentAttributes = attributes
        defer { presentAttributes = nil }
        let element = attributes.element
        let view: UICollectionReusableView?
        switch element.category {
        case .cell:
            view = requestCell(at: element.indexPath) {
                dataSource?.collectionView(self, cellForItemAt: element.indexPath)
            }
        case .supplementaryView:
            view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.indexPath)
        case .decorationView:
            view = decorationView(ofKind: element.kind ?? "", attributes)
        }
        if let view { adopt(view, as: attributes) }
        return view
    }

    private func decorationView(
        ofKind kind: String, _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let key = CollectionReuseKey(kind: kind, identifier: kind)
        if let view = reusableViews[key]?.popLast() {
            view.message("prepareForReuse") { view.prepareForReuse() }
            return view
        }
        guard let type = storedLayout.decorationClasses[kind] else { return nil }
        let view = _UICollectionReusableViewFactory.make(type, frame: attributes.frame)
        view.reuseIdentifier = kind
        return view
    }

    func adopt(_ view: UICollectionReusableView, as attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        if let other = self.element(of: view), other != element {
            warnOfSharedView(other, element)
            views[other] = nil
        }
        views[element] = view
        view.presentElement = element
        requestedSizes[element] = nil
        view.collection = self
        view.layoutFlags.insert(.isEngineBoundary)
        view.translatesAutoresizingMaskIntoConstraints = true
        // Discards the measurement for another item.
        ((view as? UICollectionViewCell)?.contentView as? EncapsulatedContentView)?.exactFit = nil
        view.place(by: attributes)
        insert(view, element)
        guard let cell = view as? UICollectionViewCell else { return }
        cell.canBeEdited = nil
        // The accessories were set before the collection was known.
        if (cell as? UICollectionViewListCell)?.accessories.contains(where: { $0.accessoryType == .reorder }) ?? false {
            installReordering()
        }
        let isSelected = selectedPaths.contains(element.indexPath)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    private func warnOfSharedView(_ first: CollectionElement, _ second: CollectionElement) {
        WarningLog.add(
            "the data source of \(describeBriefly()) returned the same view for \(first.indexPath) and "
                + "\(second.indexPath): the first one stays empty; dequeue a view for each index path")
    }

    /// Inserts a view: decorations are behind cells, and cells behind supplementary views.
    func insert(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard view.superview !== self else { return }
        switch element.category {
        case .supplementaryView:
            addSubview(view)
        case .cell:
            if let next = lowestSupplementaryView { insertSubview(view, belowSubview: next) } else { addSubview(view) }
        case .decorationView:
            if let next = subviews.first(where: { $0 is UICollectionReusableView }) {
                insertSubview(view, belowSubview: next)
            } else {
                addSubview(view)
            }
        }
    }

    /// The rearmost supplementary view.
    ///
    /// Searches from the front: only cells that the app brought to the front are above it.
    private var lowestSupplementaryView: UICollectionReusableView? {
        var lowest: UICollectionReusableView?
        for case let view as UICollectionReusableView in storedSubviews.reversed() {
            if view.presentElement?.category == .supplementaryView {
                lowest = view
            } else if lowest != nil {
                break
            }
        }
        return lowest
    }

    /// Returns the element that a view of this collection represents at present.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        guard let element = view.presentElement, views[element] === view else { return nil }
        return element
    }

    // MARK: Dropping

    func drop(_ view: UICollectionReusableView, of element: CollectionElement) {
        // During an update, another view may have been assigned to this element before.
        if views[element] === view {
            views[element] = nil
            requestedSizes[element] = nil
        }
        retire(view, element.kind)
        notifyDidEndDisplaying(view, element)
    }

    /// Removes a view from the collection and adds it to the reuse pool.
    func retire(_ view: UICollectionReusableView, _ kind: String?) {
        view.removeFromSuperview()
        view.layoutFlags.remove(.isEngineBoundary)
        view.collection = nil
        view.appliedAttributes = nil
        view.presentElement = nil
        if let identifier = view.reuseIdentifier {
            reusableViews[CollectionReuseKey(kind: kind, identifier: identifier), default: []].append(view)
        }
    }

    func retireEverything() {
        viewsAreStale = false
        for (element, view) in views.sorted(by: { $0.key < $1.key }) { drop(view, of: element) }
    }

    /// Requests the size of a view again after its content changed.
    func resize(_ view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !isLayingOutItems else { return }
        if let element = element(of: view) {
            requestedSizes[element] = nil
        } else if let placeholder = drops?.placeholders.first(where: { $0.cell === view }) {
            placeholder.requestedSize = nil
        } else {
            return
        }
        setNeedsLayout()
    }

    // MARK: Notifying

    private func notifyWillDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
            send(.willDisplayItem, (cell, element.indexPath))
        } else if let kind = element.kind {
            delegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
            send(.willDisplaySupplementaryView, (view, kind, element.indexPath))
        }
    }

    private func notifyDidEndDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
            send(.didEndDisplayingItem, (cell, element.indexPath))
        } else if let kind = element.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
            send(.didEndDisplayingSupplementaryView, (view, kind, element.indexPath))
        }
    }
}
