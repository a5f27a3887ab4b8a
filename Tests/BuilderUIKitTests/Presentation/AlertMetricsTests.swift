import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct AlertMetricsTests {
    private func metrics(
        _ style: AlertCard.Style, _ category: UIContentSizeCategory, _ design: InterfaceDesign
    ) -> AlertMetrics {
        let traits = UITraitCollection { traits in
            traits.preferredContentSizeCategory = category
            traits[InterfaceDesignTrait.self] = design
        }
        return AlertMetrics(style, traits)
    }

    @Test(arguments: InterfaceDesign.allCases)
    func textsAndActionsGrowWithTheTextSize(design: InterfaceDesign) {
        let large = metrics(.alert, .large, design)
        let larger = metrics(.alert, .accessibilityLarge, design)
        #expect(large.titleFont.pointSize == 17 && large.action.fontSize == 17)
        #expect(large.messageFont.pointSize == (design == .ios26 ? 15 : 13))
        #expect(large.action.height == (design == .ios26 ? 48 : 44))
        #expect(larger.titleFont.pointSize == 33 && larger.action.fontSize == 33)
        #expect(larger.messageFont.pointSize > large.messageFont.pointSize)
        #expect(larger.action.height == large.action.height + 19)
        #expect(larger.width == large.width)
        #expect(metrics(.alert, .extraSmall, design).action.height == large.action.height, "no lower than at Large")
    }
}
