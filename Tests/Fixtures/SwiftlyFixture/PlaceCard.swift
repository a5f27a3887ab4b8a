#if canImport(UIKit)
import SwiftlyUI
import UIKit

struct Place {
    var name: String
    var text: String
    var tags: [String] = []
}

/// A picture, a name and tags. A tap unfolds the text, two taps like the place, a swipe to the left puts it away, and a
/// long press lifts the card.
final class PlaceCard: UIView {
    private(set) var isExpanded = false
    private(set) var likes = 0
    private(set) var isDismissed = false
    private(set) var presses: [UIGestureRecognizer.State] = []

    let picture = ImageView()
        .gradientImage(
            colors: [.hex("#34c759"), .hex("0A84FF")], direction: .leftToRight, size: CGSize(width: 60, height: 30)
        )
        .height(120)
    let nameLabel = UILabel()
        .font(.bold(20))
        .numberOfLines(2)
    let textLabel = UILabel()
        .font(.regular(15))
        .foregroundColor(.secondaryLabel)
        .numberOfLines(0)
        .hidden()
    let likeLabel = Label()
        .font(.semibold(13))
        .foregroundColor(.white)
        .backgroundColor(UIColor.black.opacity(0.5))
        .padding(.all, 4)
        .layerCornerRadius(6)

    init(_ place: Place) {
        super.init(frame: .zero)
        nameLabel.text(place.name)
        textLabel.text(place.text).lineSpacing(4)
        likeLabel.text("0")
        backgroundColor(.secondarySystemBackground)
        border(.separator, 1)
        cornerRadius(16)
        shadow()
        addContents {
            VStackView(spacing: 8) {
                picture
                nameLabel
                textLabel
                if !place.tags.isEmpty {
                    HStackView(spacing: 6) {
                        for tag in place.tags {
                            Label()
                                .text(tag)
                                .font(.medium(12))
                                .backgroundColor(.tertiarySystemFill)
                                .padding(UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8))
                        }
                        UIView()
                    }
                }
            }
            .alignment(.fill)
            .padding(12)
            .fillToSuper()
        }
        overlay {
            likeLabel
                .topToSuper(offset: 20)
                .trailingToSuper(offset: 20)
        }
        onGesture(.tap) { [weak self] in self?.toggle() }
        onGesture(.doubleTap, target: self) { (card: PlaceCard) in card.like() }
        onGesture(.swipe(direction: .left)) { [weak self] in self?.isDismissed = true }
        onGesture(.longPress(minimumDuration: 0.4), when: [.began, .ended]) { [weak self] recognizer in
            self?.lift(recognizer.state)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func toggle() {
        isExpanded.toggle()
        withAnimation(.easeInOut(duration: 0.2)) {
            self.textLabel.hidden(!self.isExpanded)
            self.superview?.layoutIfNeeded()
        }
    }

    private func like() {
        likes += 1
        likeLabel.text("\(likes)")
    }

    private func lift(_ state: UIGestureRecognizer.State) {
        presses.append(state)
        scaleEffect(state == .began ? 1.1 : 1, anchor: .center)
    }
}
#endif
