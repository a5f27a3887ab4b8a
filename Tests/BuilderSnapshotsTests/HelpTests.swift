import ArgumentParser
import Testing

@testable import BuilderSnapshots

/// The help texts, whole.
@MainActor
@Suite struct HelpTests {
}
