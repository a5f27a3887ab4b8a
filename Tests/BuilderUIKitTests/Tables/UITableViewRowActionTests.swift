import BuilderUIKit
import Testing

@Suite @MainActor struct UITableViewRowActionTests {
    @Test func anActionIsRedUnlessItIsNormalOrHasAColor() {
        func color(_ style: UITableViewRowAction.Style) -> UIColor? {
            UITableViewRowAction(style: style, title: nil) { _, _ in }.backgroundColor
        }
        #expect(color(.destructive) == .systemRed)
        #expect(color(.default) == .systemRed)
        #expect(color(.normal) == .systemGray)
        let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        action.backgroundColor = .systemBlue
        #expect(action.backgroundColor == .systemBlue)
        #expect(action.title == "More")
    }
}
