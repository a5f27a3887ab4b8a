import BuilderUIKit

/// Counts of work, for tests and benchmarks that hold the module to what it promises.
package enum FluentStatistics {
    /// Returns the number of times a view's constraints were searched for those that can be made or activated.
    @MainActor
    package static func passes(of view: UIView) -> Int { FluentState.existing(view)?.constraints.passes ?? 0 }
}
