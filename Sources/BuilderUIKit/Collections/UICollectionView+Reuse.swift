import Foundation

extension UICollectionView {
    func dequeue(_ key: CollectionReuseKey, at path: IndexPath) -> UICollectionReusableView? {
        if let view = reusableViews[key]?.popLast() {
            view.dequeuer = self
            view.message("prepareForReuse") { view.prepareForReuse() }
            if let attributes = attributes(of: key, at: path) { view.place(by: attributes) }
            return view
        }
        guard let type = viewClasses[key] else { return nil }
        return make(type, key, at: path)
    }

    private func make(
        _ type: UICollectionReusableView.Type, _ key: CollectionReuseKey, at path: IndexPath
    ) -> UICollectionReusableView {
        let attributes = attributes(of: key, at: path)
        let view = _UICollectionReusableViewFactory.make(type, frame: attributes?.frame ?? .zero)
        view.reuseIdentifier = key.identifier
        view.dequeuer = self
        // As in UIKit, before the data source fills the view.
        if let attributes { view.place(by: attributes) }
        return view
    }

    /// Returns the attributes of the element for which the data source makes a view; nil for another one.
    private func attributes(
        of key: CollectionReuseKey, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let presentAttributes, presentAttributes.indexPath == path, presentAttributes.element.kind == key.kind
        else { return nil }
        return presentAttributes
    }

    // MARK: By class, for libraries that find views by the names of their classes

    /// Indicates whether a view for an identifier can be dequeued.
    ///
    /// True if a class is registered, or if such a view is in the reuse pool.
    ///
    /// The kind is nil for cells.
    package func canDequeue(ofKind kind: String?, withIdentifier identifier: String) -> Bool {
        let key = CollectionReuseKey(kind: kind, identifier: identifier)
        return viewClasses[key] != nil || reusableViews[key]?.isEmpty == false
            || (kind == nil && reconfiguredCell?.reuseIdentifier == identifier)
    }

    /// Creates a view of a class, registered or not.
    package func makeView<View: UICollectionReusableView>(
        _ type: View.Type, ofKind kind: String?, withIdentifier identifier: String, for indexPath: IndexPath
    ) -> View {
        let key = CollectionReuseKey(kind: kind, identifier: identifier)
        return unsafeDowncast(make(type, key, at: indexPath), to: View.self)
    }

    func presentFrame(of path: IndexPath) -> CGRect {
        guard let attributes = presentAttributes, attributes.indexPath == path else { return .zero }
        return attributes.frame
    }

    func warnOfMissingClass(_ kind: String, _ identifier: String) {
        WarningLog.add(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a class for "
                + "the identifier; an empty view is shown")
    }

    /// Returns the view of a supplementary element if the data source lacks the method (UIKit stops the app).
    func missingSupplementaryView(ofKind kind: String) -> UICollectionReusableView {
        WarningLog.add(
            "the layout has views of kind \(kind), but the data source doesn't implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: Registrations

    /// The configuration of cells of one class for items of one type.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let identifier = UUID.unrepeated.uuidString
        /// The interface file of the cells; nil for none.
        let nib: UINib?

        /// Creates a registration with a handler that configures cells.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Creates a registration with an interface file, which isn't read (see `UINib`), and a handler that configures
        /// cells.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// The configuration of supplementary views of one class.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a supplementary view.
        public typealias Handler =
            @MainActor (
                _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
            ) -> Void

        let handler: Handler
        let elementKind: String
        let identifier = UUID.unrepeated.uuidString
        /// The interface file of the views; nil for none.
        let nib: UINib?

        /// Creates a registration with an element kind and a handler that configures views.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Creates a registration with an interface file, which isn't read (see `UINib`), an element kind, and a
        /// handler that configures views.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// Returns a cell of the registration's class, configured by its handler.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let key = CollectionReuseKey(kind: nil, identifier: registration.identifier)
        if viewClasses[key] == nil { viewClasses[key] = registration.nib?.listClass(Cell.self) ?? Cell.self }
        let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        // The identifier belongs to the registration, so that only its class is created for it.
        guard let cell = view as? Cell else {
            return unsafeDowncast(make(Cell.self, key, at: indexPath), to: Cell.self)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of the registration's class, configured by its handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = CollectionReuseKey(kind: registration.elementKind, identifier: registration.identifier)
        if viewClasses[key] == nil {
            viewClasses[key] = registration.nib?.listClass(Supplementary.self) ?? Supplementary.self
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
        let view =
            dequeued as? Supplementary
            ?? unsafeDowncast(make(Supplementary.self, key, at: indexPath), to: Supplementary.self)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
