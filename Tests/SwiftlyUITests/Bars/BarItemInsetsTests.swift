import SwiftlyUI
import Testing

@MainActor
@Suite struct BarItemInsetsTests {
    @Test func insetsThatAreNoNumbersAreRefusedByName() {
        let item = UIBarButtonItem().title("Gear")
        let issues = LayoutDiagnostics.collecting {
            item.imageInsets(UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
        }.issues
        #expect(item.imageInsets == .zero)
        #expect(issues.count == 1 && issues.allSatisfy { "\($0)".contains("Gear") })
    }
}
