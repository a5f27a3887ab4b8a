import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct LayoutRegionTests {
    @Test func regionsHaveTheGuidesAndInsetsOfTheView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == .zero)
        view.semanticContentAttribute = .forceRightToLeft
        let insets = view.directionalEdgeInsets(for: .margins())
        #expect(insets.leading == 4)
        #expect(insets.trailing == 2)
    }
}
