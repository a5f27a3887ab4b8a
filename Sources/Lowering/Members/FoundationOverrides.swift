/// The methods that subclasses of Foundation's classes override on Apple's systems, and that aren't to be overridden
/// on Linux: see `KeyValueMethods`.
enum FoundationOverrides {
    private static let methods: Set = [
        "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
        "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
        "setNilValueForKey(_:)",
    ]

    private static let classes: Set = [
        "NSObject", "Operation", "BlockOperation", "OperationQueue", "Thread", "URLProtocol", "URLCache", "Formatter",
        "UndoManager", "Progress", "Bundle", "XMLParser",
    ]

    /// Returns a Boolean value that indicates whether a class doesn't inherit a method on Linux that it overrides.
    ///
    /// - Parameters:
    ///   - method: The method's full name.
    ///   - inherited: The names of the class's inherited types, as written; the superclass is the first of them.
    static func lacks(_ method: String, inherited: [String]) -> Bool {
        guard methods.contains(method), let superclass = inherited.first else { return false }
        return classes.contains(superclass) || superclass == "Foundation.NSObject"
    }
}
