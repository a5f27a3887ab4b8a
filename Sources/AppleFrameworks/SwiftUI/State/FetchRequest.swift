import BuilderCoreData
import BuilderUIKit

/// The condition and the order of a fetch request, which the results of one property share.
public final class _FetchSettings: @unchecked Sendable {
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

/// A collection of fetched objects or sections; here it is empty.
public protocol _EmptyResults: RandomAccessCollection where Index == Int {}

extension _EmptyResults {
    /// The position of the first element.
    public var startIndex: Int { 0 }
    /// The position after the last element.
    public var endIndex: Int { 0 }
    /// The element at a position, of which there are none.
    public subscript(position: Int) -> Element { preconditionFailure("The results are empty.") }
}

/// The results of a fetch request, whose condition and order can be changed.
public protocol _FetchedResults: _EmptyResults {
    /// The type of the fetched objects.
    associatedtype _Object: NSFetchRequestResult
    /// The condition and the order, which all results of the property share.
    var _settings: _FetchSettings { get }
}

extension _FetchedResults {
    /// The condition.
    public var nsPredicate: NSPredicate? {
        get { _settings.predicate }
        nonmutating set { _settings.predicate = newValue }
    }
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { _settings.descriptors }
        nonmutating set { _settings.descriptors = newValue }
    }
}

extension _FetchedResults where _Object: NSManagedObject {
    /// The order.
    public var sortDescriptors: [SortDescriptor<_Object>] {
        get { _settings.typedDescriptors as? [SortDescriptor<_Object>] ?? [] }
        nonmutating set { _settings.typedDescriptors = newValue }
    }
}

/// The objects that a fetch request finds; here there are none.
public struct FetchedResults<Result: NSFetchRequestResult>: _FetchedResults {
    public typealias _Object = Result
    public typealias Element = Result
    public let _settings: _FetchSettings
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

    private let settings: _FetchSettings

    /// Creates a request of an entity; nil for that of the result.
    public nonisolated init(
        entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) { settings = _FetchSettings(predicate, sortDescriptors) }
    /// Creates a property of a request, whose results change with an animation.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        settings = _FetchSettings(fetchRequest.predicate, fetchRequest.sortDescriptors ?? [])
    }
    /// Creates a property of a request, whose results change with a transaction.
    public nonisolated init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
    /// The results.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(_settings: settings) }
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
    /// Creates a request of the result's entity.
    @_disfavoredOverload
    public nonisolated init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = _FetchSettings(predicate, [], typed: sortDescriptors) }
}

/// The objects that a fetch request finds, in sections; here there are none.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: _FetchedResults {
    /// The objects of one section.
    public struct Section: _EmptyResults, Identifiable, Equatable, Hashable {
        public typealias Element = Result
        /// The section's identifier.
        public let id: SectionIdentifier
    }

    public typealias _Object = Result
    public typealias Element = Section
    public let _settings: _FetchSettings

    /// The key path of the sections' identifiers.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get {
            guard let path = _settings.sectionIdentifier as? KeyPath<Result, SectionIdentifier> else {
                preconditionFailure("The request has no sections.")
            }
            return path
        }
        nonmutating set { _settings.sectionIdentifier = newValue }
    }
}

/// The objects that a fetch request finds, in sections; here there are none.
@preconcurrency @MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private let settings: _FetchSettings

    /// Creates a request of an entity, in sections; nil for that of the result.
    public nonisolated init(
        entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = _FetchSettings(predicate, sortDescriptors, section: sectionIdentifier) }
    /// Creates a property of a request, in sections.
    public nonisolated init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        settings = _FetchSettings(
            fetchRequest.predicate, fetchRequest.sortDescriptors ?? [], section: sectionIdentifier)
    }
    /// The results.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(_settings: settings)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates a request of the result's entity, in sections.
    @_disfavoredOverload
    public nonisolated init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) { settings = _FetchSettings(predicate, [], typed: sortDescriptors, section: sectionIdentifier) }
}
