/// A container that registers dependencies before the first of them is resolved. ``Container`` conforms to it in apps.
///
/// ```swift
/// extension Container: AutoRegistering {
///     public func autoRegister() {
///         session.register { Session(base: "https://api.example.com") }
///     }
/// }
/// ```
///
/// It has one of the two methods: Factory 2 knows ``autoRegister()``, Factory 1 ``registerAllServices()``. The method
/// is called once, before the first dependency is resolved or registered, on the thread that does so. Resetting what is
/// registered undoes it.
public protocol AutoRegistering {
    /// Registers dependencies of the container's properties.
    func autoRegister()
    /// Registers dependencies of the container's static members.
    static func registerAllServices()
}

extension AutoRegistering {
    /// Registers nothing.
    public func autoRegister() {}
    /// Registers nothing.
    public static func registerAllServices() {}
}
