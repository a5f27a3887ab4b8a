import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIDynamicAnimatorTests {
    @Test func attachmentsHaveAKindAndARange() {
        let views = [UIView(), UIView()]
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: views[0], attachmentAnchor: CGPoint(x: 1, y: 2), axisOfTranslation: CGVector(dx: 1, dy: 0))
        #expect(slide.attachedBehaviorType == .anchor && slide.anchorPoint == CGPoint(x: 1, y: 2))
        #expect(slide.attachmentRange.isInfinite && !UIFloatRange(minimum: 0, maximum: 1).isInfinite)
        let pin = UIAttachmentBehavior.pinAttachment(
            with: views[0], attachedTo: views[1], attachmentAnchor: .zero)
        #expect(pin.attachedBehaviorType == .items && pin.items.count == 2)
    }
}
