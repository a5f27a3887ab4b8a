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
    public init() {}
}
