import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// A view alone, at a width.
@MainActor
@Suite struct BareViewHostTests {
    /// Rows of fixed heights, higher together than any screen.
    private func tower() -> UIStackView {
        let rows = (0..<40).map { _ in
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 60).isActive = true
            return row
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        return stack
    }

    @Test func whatIsHigherThanTheScreenIsNeverLaidOutWithoutRoom() throws {
        let stack = tower()
        let stage = try BareViewHost(.view(stack), width: 300, height: nil, screenHeight: 844)
        #expect(stack.bounds.height == 2400)
        let work = try #require(stage.window.layoutRoot.engine?.system.solver.work)
        #expect(work.trials == 0)
    }

    /// The same where there is no room: so the count counts.
    @Test func withoutRoomItIsTriedWhatGivesWay() throws {
        let stage = try BareViewHost(.view(tower()), width: 300, height: 844, screenHeight: 844)
        let work = try #require(stage.window.layoutRoot.engine?.system.solver.work)
        #expect(work.trials > 0)
    }
}
