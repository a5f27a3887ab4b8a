/// What a reset concerns.
public enum FactoryResetOptions: Sendable {
    /// What is registered, and what stays in scopes.
    case all
    /// Nothing.
    case none
    /// What is registered: dependencies are made in their factories' own way again.
    case registration
    /// What stays in scopes: dependencies are made anew.
    case scope

    var resetsRegistrations: Bool { self == .all || self == .registration }
    var resetsScopes: Bool { self == .all || self == .scope }
}
