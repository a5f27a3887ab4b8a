import BuilderUIKit

/// A small mistake in a screen's code, and how it is undone.
@MainActor
struct Mutation {
    enum Kind: String, CaseIterable, Sendable {
        case constraint, spacing, string, color, font
    }

    let kind: Kind
    /// What is changed: a property, or a constraint in words.
    let what: String
    /// The views of which at least one must be named when the picture differs: that whose property it is, or those that
    /// the constraint references.
    let views: [UIView]
    /// For a constraint.
    var constraint: NSLayoutConstraint?
    /// Makes the mistake, and returns what takes it back.
    let make: @MainActor () -> @MainActor () -> Void

    init(
        _ kind: Kind, _ what: String, of views: [UIView], constraint: NSLayoutConstraint? = nil,
        make: @escaping @MainActor () -> @MainActor () -> Void
    ) {
        self.kind = kind
        self.what = what
        self.views = views
        self.constraint = constraint
        self.make = make
    }

    /// Sets a property to another value and back.
    init<Owner: UIView, Value>(
        _ kind: Kind, _ property: ReferenceWritableKeyPath<Owner, Value>, _ what: String, of owner: Owner,
        to value: Value, named views: [UIView]? = nil
    ) {
        self.init(kind, what, of: views ?? [owner]) {
            let old = owner[keyPath: property]
            owner[keyPath: property] = value
            return { owner[keyPath: property] = old }
        }
    }
}
