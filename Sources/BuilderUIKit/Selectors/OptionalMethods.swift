// Lowered files call these functions: without Objective-C, objects can't be asked for the methods that they implement.

/// Returns an object if it implements an optional method of a delegate; otherwise nil.
///
/// Objects of other modules than the caller's and the package's are assumed to implement it. A proxy implements it if
/// it passes calls on to an object that does.
///
/// - Parameters:
///   - implements: A function that returns whether an object is of a class of the caller's module that implements the
///     method.
///   - file: The caller's file, which begins with the name of its module.
public func _implementer<Object>(
    _ object: Object?, _ implements: (Any) -> Bool, file: StaticString = #fileID
) -> Object? {
    object.flatMap { isImplemented(by: $0, implements, file) ? $0 : nil }
}

/// Returns a Boolean value that indicates whether an object implements an optional method of a delegate; nil for nil.
///
/// Objects of other modules than the caller's and the package's are assumed to implement it. A proxy implements it if
/// it passes calls on to an object that does.
///
/// - Parameters:
///   - implements: A function that returns whether an object is of a class of the caller's module that implements the
///     method.
///   - file: The caller's file, which begins with the name of its module.
public func _implements<Object>(
    _ object: Object?, _ implements: (Any) -> Bool, file: StaticString = #fileID
) -> Bool? {
    object.map { isImplemented(by: $0, implements, file) }
}

private func isImplemented(by object: Any, _ implements: (Any) -> Bool, _ file: StaticString) -> Bool {
    if implements(object) || isOfOtherModule(object, than: file) { return true }
    let next = (object as? _ForwardingDelegate)?._nextDelegate()
    return next.map { isImplemented(by: $0, implements, file) } ?? false
}

private func isOfOtherModule(_ object: Any, than file: StaticString) -> Bool {
    let module = String(reflecting: type(of: object)).prefix { $0 != "." }
    return module != file.description.prefix { $0 != "/" } && !["BuilderUIKit", "BuilderRxCocoa"].contains(module)
}
