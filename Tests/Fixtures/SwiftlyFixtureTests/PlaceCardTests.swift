import SwiftlyUI
import Testing
import UIKit

@testable import SwiftlyFixture

@MainActor
@Suite struct PlaceCardTests {
    private let stage = Stage()
    private let card = PlaceCard(
        Place(name: "Lighthouse", text: "Two hundred steps, and a view of three countries.", tags: ["sea", "walk"]))

    init() {
        stage.show(
            card
                .topToSuper(offset: 20)
                .leadingToSuper(offset: 10)
                .trailingToSuper(offset: 10))
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: card) }

    @Test func thePartsStandBelowEachOther() throws {
        #expect(card.frame.origin == CGPoint(x: 10, y: 20) && card.frame.width == 300)
        #expect(place(card.picture) == CGRect(x: 12, y: 12, width: 276, height: 120))
        #expect(place(card.nameLabel).origin == CGPoint(x: 12, y: 140))
        let tags = try #require(card.nameLabel.superview as? VStackView).arrangedSubviews[3]
        #expect(abs(place(tags).minY - place(card.nameLabel).maxY - 8) < 0.01)
        #expect(abs(card.bounds.height - place(tags).maxY - 12) < 0.01)
        let first = try #require(tags.subviews.first)
        let text = UILabel("sea").font(.medium(12)).intrinsicContentSize
        #expect(abs(first.frame.width - text.width - 16) <= 1 && abs(first.frame.height - text.height - 4) <= 1)
    }

    @Test func theLikeLabelIsAboveTheImage() {
        #expect(place(card.likeLabel).maxX == 280 && place(card.likeLabel).minY == 20)
        #expect(card.subviews.last === card.likeLabel)
        #expect(card.picture.image?.size == CGSize(width: 60, height: 30))
        #expect(card.layer.cornerRadius == 16 && card.layer.shadowRadius == 3)
    }

    @Test func aTapUnfoldsTheText() {
        let folded = card.bounds.height
        card.simulateTap(at: CGPoint(x: 150, y: 150))
        stage.layOut()
        #expect(card.isExpanded && card.likes == 0)
        #expect(card.textLabel.frame.height > 20)
        #expect(abs(card.bounds.height - folded - card.textLabel.frame.height - 8) < 0.01)
        card.simulateTap(at: CGPoint(x: 150, y: 150))
        stage.layOut()
        #expect(!card.isExpanded && card.bounds.height == folded)
    }

    @Test func twoTapsLikeThePlace() {
        card.simulateTap(at: CGPoint(x: 150, y: 60), taps: 2)
        #expect(card.likes == 1 && !card.isExpanded)
        #expect(card.likeLabel.text == "1")
    }

    @Test func onlyASwipeToTheLeftPutsItAway() {
        card.simulateSwipe(.right)
        #expect(!card.isDismissed)
        card.simulateSwipe(.left)
        #expect(card.isDismissed)
    }

    @Test func aLongPressLiftsTheCardUntilItEnds() {
        card.simulateLongPress(at: CGPoint(x: 150, y: 60), duration: 1)
        #expect(card.presses == [.began, .ended])
        #expect(card.transform == .identity)
        #expect(!card.isExpanded)
        #expect(card.getGesture(for: .longPress(minimumDuration: 0.4)) is UILongPressGestureRecognizer)
        #expect(card.getGesture(for: .pan) == nil)
    }
}
