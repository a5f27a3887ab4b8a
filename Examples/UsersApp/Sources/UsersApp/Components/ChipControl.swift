import UIKit

/// A toggle that reacts to touches and horizontal swipes.
class ChipControl: UIControl {

    let label = UILabel()
    private let outline = CALayer()

    convenience init(_ title: String) {
        self.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        layer.cornerRadius = 10
        layer.borderWidth = 1
        add(label, insets: NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        addSwipe(.right, turnsOn: true)
        addSwipe(.left, turnsOn: false)
        update()
    }

    override var isSelected: Bool { didSet { update() } }
    override var isHighlighted: Bool { didSet { update() } }
    override var isEnabled: Bool { didSet { update() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        choose(!isSelected)
    }

    private func choose(_ isOn: Bool) {
        guard isEnabled, isOn != isSelected else { return }
        isSelected = isOn
        sendActions(for: .valueChanged)
    }

    private func addSwipe(_ direction: UISwipeGestureRecognizer.Direction, turnsOn: Bool) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        addGestureRecognizer(swipe)
        swipe.onRecognized { [weak self] in self?.choose(turnsOn) }
    }

    private func update() {
        backgroundColor = isSelected ? tintColor : .background(for: traitCollection.userInterfaceStyle)
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? .white : .label
        layer.borderColor = (isSelected ? UIColor.clear : .separator).resolvedColor(with: traitCollection).cgColor
        alpha = isHighlighted ? 0.6 : 1
    }

}
