/// What containers have in common: ``Registrations``, ``Scope`` and ``Decorator``, which are the same for
/// all of them.
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
