import BuilderUIKit

/// Counters of work, for tests and benchmarks that verify the module's performance guarantees.
package enum FluentStatistics {
    /// Returns the number of searches of a view's constraints for those that can be created or activated.
    @MainActor
    package static func passes(of view: UIView) -> Int { FluentState.existing(view)?.constraints.passes ?? 0 }
}
