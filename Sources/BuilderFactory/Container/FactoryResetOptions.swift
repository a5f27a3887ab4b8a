/// The parts of a container that a reset affects.
public enum FactoryResetOptions: Sendable {
    /// The registrations and the kept objects.
    case all
    /// Nothing.
    case none
    /// The registrations: dependencies are made by their factories' own closures again.
    case registration
    /// The kept objects: dependencies are made anew.
    case scope

    var resetsRegistrations: Bool { self == .all || self == .registration }
    var resetsScopes: Bool { self == .all || self == .scope }
}
