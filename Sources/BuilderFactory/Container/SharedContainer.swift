/// The base of containers: ``Registrations``, ``Scope`` and ``Decorator``, which all containers share.
///
/// A part of an app can have a container of its own, for the sake of its name:
///
/// ```swift
/// final class PaymentsContainer: SharedContainer {
///     static let api = Factory<PaymentsAPIType>(scope: .singleton) { PaymentsAPI() }
/// }
/// ```
open class SharedContainer {
    /// Makes a container. What is registered is the same for all, so that there is hardly a need for one of its own.
    public init() {}
}
