import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIBackgroundExtensionViewTests {
    @Test func extensionsPlaceTheirContent() {
        let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let content = UIView()
        view.contentView = content
        view.layoutIfNeeded()
        #expect(content.superview === view && content.frame == view.bounds)
        view.automaticallyPlacesContentView = false
        content.frame = .zero
        view.layoutIfNeeded()
        #expect(content.frame == .zero)
        view.contentView = nil
        #expect(content.superview == nil)
    }
}
