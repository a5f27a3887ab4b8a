// Lowered files call these functions: without Objective-C, objects can't be asked for the methods that they implement.

/// Returns an object if it implements an optional method of a delegate; otherwise nil.
///
/// - Parameter implements: A function that returns whether an object is of a class that implements the method.
public func _implementer<Object>(_ object: Object?, _ implements: (Any) -> Bool) -> Object? {
    object.flatMap { implements($0) ? $0 : nil }
}

/// Returns a Boolean value that indicates whether an object implements an optional method of a delegate; nil for nil.
///
/// - Parameter implements: A function that returns whether an object is of a class that implements the method.
public func _implements<Object>(_ object: Object?, _ implements: (Any) -> Bool) -> Bool? {
    object.map { implements($0) }
}
