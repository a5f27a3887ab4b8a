/// What ``Container`` conforms to where an app registers dependencies before the first of them is resolved.
///
/// ```swift
/// extension Container: AutoRegistering {
///     static func registerAllServices() {
///         userService.register { UserService(base: "https://api.example.com") }
///     }
/// }
/// ```
public protocol AutoRegistering {
    /// Called once, by the first factory that is resolved, on its thread.
    static func registerAllServices()
}
