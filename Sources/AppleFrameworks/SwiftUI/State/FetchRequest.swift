import BuilderCoreData
import BuilderUIKit

/// The condition and the order of a fetch request, which the results of one property share.
private final class FetchSettings: @unchecked Sendable {
    var predicate: NSPredicate?
    var descriptors: [NSSortDescriptor]
    /// The order as `SortDescriptor`s.
    var typedDescriptors: Any?
    /// The key path of the sections' identifiers.
    var sectionIdentifier: AnyKeyPath?

    init(_ predicate: NSPredicate?, _ descriptors: [NSSortDescriptor], typed: Any? = nil, section: AnyKeyPath? = nil) {
        (self.predicate, self.descriptors) = (predicate, descriptors)
        (typedDescriptors, sectionIdentifier) = (typed, section)
    }
}

/// The objects that a fetch request finds; here there are none.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    fileprivate let settings: FetchSettings

    /// The condition.
    public var nsPredicate: NSPredicate? {
        get { settings.predicate }
        nonmutating set { settings.predicate = newValue }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { settings.descriptors }
        nonmutating set { settings.descriptors = newValue }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { preconditionFailure("The results are empty.") }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { settings.typedDescriptors as? [SortDescriptor<Result>] ?? [] }
        nonmutating set { settings.typedDescriptors = newValue }
    }
}

/// The objects that a fetch request finds; here there are none.
@preconcurrency @MainActor @propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The condition and the order of a request.
    public struct Configuration {
        /// The condition.
        public var nsPredicate: NSPredicate?
        /// The order.
        public var nsSortDescriptors: [NSSortDescriptor] = []
    }

    private let settings: FetchSettings

    public nonisolated init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { settings = FetchSettings(predicate, sortDescriptors) }
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        settings = FetchSettings(fetchRequest.predicate, fetchRequest.sortDescriptors ?? [])
    }
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
    public var wrappedValue: FetchedResults<Result> { FetchedResults(settings: settings) }
    /// A binding to the condition and the order.
    public var projectedValue: Binding<Configuration> {
        let settings = settings
        return Binding {
            Configuration(nsPredicate: settings.predicate, nsSortDescriptors: settings.descriptors)
        } set: {
            (settings.predicate, settings.descriptors) = ($0.nsPredicate, $0.nsSortDescriptors)
        }
    }
}

extension FetchRequest where Result: NSManagedObject {
    @_disfavoredOverload
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = FetchSettings(predicate, [], typed: sortDescriptors) }
}

/// The objects that a fetch request finds, in sections; here there are none.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects of one section.
    public struct Section: RandomAccessCollection, Identifiable, Equatable, Hashable {
        /// The section's identifier.
        public let id: SectionIdentifier
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(position: Int) -> Result { preconditionFailure("The section is empty.") }
    }

    fileprivate let settings: FetchSettings

    /// The condition.
    public var nsPredicate: NSPredicate? {
        get { settings.predicate }
        nonmutating set { settings.predicate = newValue }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { settings.descriptors }
        nonmutating set { settings.descriptors = newValue }
    }
    /// The key path of the sections' identifiers.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get {
            guard let path = settings.sectionIdentifier as? KeyPath<Result, SectionIdentifier> else {
                preconditionFailure("The request has no sections.")
            }
            return path
        }
        nonmutating set { settings.sectionIdentifier = newValue }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Section { preconditionFailure("The results are empty.") }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { settings.typedDescriptors as? [SortDescriptor<Result>] ?? [] }
        nonmutating set { settings.typedDescriptors = newValue }
    }
}

/// The objects that a fetch request finds, in sections; here there are none.
@preconcurrency @MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private let settings: FetchSettings

    public nonisolated init(
        entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = FetchSettings(predicate, sortDescriptors, section: sectionIdentifier) }
    public nonisolated init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        settings = FetchSettings(
            fetchRequest.predicate, fetchRequest.sortDescriptors ?? [], section: sectionIdentifier)
    }
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(settings: settings)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    @_disfavoredOverload
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = FetchSettings(predicate, [], typed: sortDescriptors, section: sectionIdentifier) }
}
