import Foundation

/// The options of `NSHashTable`, `NSMapTable` and `NSPointerArray`.
public struct NSPointerFunctions {
    /// The treatment of objects: whether they are held, and how they are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are held.
        public static let strongMemory: Options = []
        /// Objects aren't held, and are gone once they are released.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are compared by `isEqual(_:)`.
        public static let objectPersonality: Options = []
        /// Objects are compared by their identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        /// Objects are copied when they are added; on Linux they are held as they are.
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
    }
}

/// An object that a collection holds, strongly or weakly.
struct HeldObject<ObjectType> {
    private var strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: ObjectType, _ options: NSPointerFunctions.Options) {
        let object = object as AnyObject
        if options.isWeak { weak = object } else { strong = object }
    }

    var object: ObjectType? {
        // A cast of nil to AnyObject would give an object.
        guard let object = strong ?? weak else { return nil }
        return object as? ObjectType
    }

    func isEqual(_ other: ObjectType, _ options: NSPointerFunctions.Options) -> Bool {
        guard let mine = strong ?? weak else { return false }
        let other = other as AnyObject
        if mine === other { return true }
        guard !options.contains(.objectPointerPersonality), let mine = mine as? NSObject else { return false }
        return mine.isEqual(other)
    }
}

/// A set of objects that it may hold weakly.
///
/// Members that were released are removed when the table is next used. Searching takes linear time.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var members: [HeldObject<ObjectType>] = []

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    /// Creates a table that doesn't hold its members.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The members that still exist, in the order in which they were added.
    open var allObjects: [ObjectType] {
        members.removeAll { $0.object == nil }
        return members.compactMap(\.object)
    }

    /// The members that still exist, as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// The number of members that still exist.
    open var count: Int { allObjects.count }

    /// One of the members.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds an object that isn't a member yet.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        members.append(HeldObject(object, options))
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        members.removeAll { $0.object == nil || $0.isEqual(object, options) }
    }

    /// Removes all objects.
    open func removeAllObjects() { members = [] }

    /// Returns a Boolean value that indicates whether an object is a member.
    open func contains(_ anObject: ObjectType?) -> Bool {
        guard let anObject else { return false }
        return members.contains { $0.isEqual(anObject, options) }
    }

    /// Returns the member that equals an object.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return members.first { $0.isEqual(object, options) }?.object
    }

    /// Returns the members, one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

extension NSHashTable: Sequence {
    /// Returns an iterator over the members that still exist.
    public func makeIterator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
}

/// The options of a hash table.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// The options of a map table.
public typealias NSMapTableOptions = NSPointerFunctions.Options
/// Objects aren't held.
public let NSHashTableWeakMemory = NSPointerFunctions.Options.weakMemory
/// Objects are held.
public let NSHashTableStrongMemory = NSPointerFunctions.Options.strongMemory
/// Objects are compared by their identity.
public let NSHashTableObjectPointerPersonality = NSPointerFunctions.Options.objectPointerPersonality
