import Foundation

/// A dictionary whose keys and objects it may hold weakly.
///
/// Entries whose key or object was released are removed when the table is next used. Searching takes linear time.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        var key: HeldObject<KeyType>
        var object: HeldObject<ObjectType>
        var isComplete: Bool { key.object != nil && object.object != nil }
    }

    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [Entry] = []

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
        super.init()
    }

    /// Creates a table that holds its keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Creates a table that holds its objects.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }

    /// Creates a table that holds its keys.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }

    /// Creates a table that holds neither keys nor objects.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The number of entries that still exist.
    open var count: Int {
        prune()
        return entries.count
    }

    /// Returns the object for a key.
    open func object(forKey aKey: KeyType?) -> ObjectType? { index(of: aKey).flatMap { entries[$0].object.object } }

    /// Sets the object for a key; nil removes it.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let anObject, let aKey else { return }
        entries.append(Entry(key: HeldObject(aKey, keyOptions), object: HeldObject(anObject, valueOptions)))
    }

    /// Removes the object for a key.
    open func removeObject(forKey aKey: KeyType?) {
        prune()
        if let index = index(of: aKey) { entries.remove(at: index) }
    }

    /// Removes all entries.
    open func removeAllObjects() { entries = [] }

    /// Returns the keys, one after the other.
    open func keyEnumerator() -> NSEnumerator {
        prune()
        return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
    }

    /// Returns the objects, one after the other.
    open func objectEnumerator() -> NSEnumerator? {
        prune()
        return NSArray(array: entries.compactMap(\.object.object)).objectEnumerator()
    }

    /// Returns the entries as a dictionary.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        prune()
        let pairs = entries.compactMap { entry -> (AnyHashable, ObjectType)? in
            guard let key = entry.key.object as? AnyHashable, let object = entry.object.object else { return nil }
            return (key, object)
        }
        return Dictionary(pairs) { _, last in last }
    }

    private func prune() { entries.removeAll { !$0.isComplete } }

    private func index(of key: KeyType?) -> Int? {
        guard let key else { return nil }
        return entries.firstIndex { $0.key.isEqual(key, keyOptions) }
    }
}

/// A list of addresses or of objects that it may hold weakly.
open class NSPointerArray: NSObject {
    private let options: NSPointerFunctions.Options
    private var elements: [HeldObject<AnyObject>?] = []

    /// Creates an empty list.
    public init(options: NSPointerFunctions.Options = []) { self.options = options }

    /// Creates a list that doesn't hold its objects.
    open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// Creates a list that holds its objects.
    open class func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// The number of elements, released ones included.
    open var count: Int { elements.count }

    /// The objects that still exist.
    open var allObjects: [Any] { elements.compactMap { $0?.object } }

    /// Returns an object's address; nil for one that was released.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        guard elements.indices.contains(index) else { return nil }
        return elements[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Appends an object by its address.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { insertPointer(pointer, at: count) }

    /// Inserts an object by its address.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        let object = item.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        elements.insert(object.map { HeldObject($0, options) }, at: min(max(0, index), count))
    }

    /// Removes an element.
    open func removePointer(at index: Int) {
        if elements.indices.contains(index) { elements.remove(at: index) }
    }

    /// Removes the elements that were released.
    open func compact() { elements.removeAll { $0?.object == nil } }
}
