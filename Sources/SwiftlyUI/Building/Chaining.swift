import BuilderUIKit

/// A class with fluent members, which change an object and return it so that calls chain.
protocol Chaining: AnyObject {}

extension Chaining {
    /// Changes the object and returns it.
    func setting(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension _MainActorObject: Chaining {}
