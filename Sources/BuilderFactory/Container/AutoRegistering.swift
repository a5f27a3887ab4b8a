/// What ``Container`` conforms to where an app registers dependencies before the first of them is resolved.
///
/// ```swift
/// extension Container: AutoRegistering {
///     public static func registerAllServices() {
///         userService.register { UserService(base: "https://api.example.com") }
///     }
/// }
/// ```
public protocol AutoRegistering {
    /// Called once, before the first dependency is resolved or registered, on the thread that does so. Resetting what is
    /// registered undoes it.
    static func registerAllServices()
}
