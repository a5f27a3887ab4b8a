import BuilderUIKit
import Foundation

/// Cards above a basket: one has been dropped there, and another is held over it. Cards and button have pointers of
/// their own, which a finger doesn't show.
final class DraggingController: UIViewController {
    private let cards = ["Tea", "Rice", "Figs"].map { makeCard(String(system: .init($0))) }
    private let basket = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(system: "Shelf")
        view.backgroundColor = .systemBackground
        for card in cards {
            let drag = UIDragInteraction(delegate: self)
            drag.isEnabled = true
            card.addInteraction(drag)
            card.addInteraction(UIPointerInteraction(delegate: self))
        }
        let shelf = UIStackView(arrangedSubviews: cards)
        shelf.distribution = .fillEqually
        shelf.spacing = 12
        addBasket()
        let stack = UIStackView(arrangedSubviews: [shelf, basket, makeButton()])
        stack.axis = .vertical
        stack.spacing = 32
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            shelf.heightAnchor.constraint(equalToConstant: 90),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let window = view.window else { return }
        let touch = TouchSimulator(window: window)
        for card in cards.prefix(2) {
            touch.down(at: card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: window))
            touch.wait(1)
            let goal = CGPoint(x: basket.bounds.midX + 30, y: basket.bounds.midY + 30)
            touch.move(to: basket.convert(goal, to: window), duration: 0.3)
            if card === cards.first { touch.up() }
        }
    }

    private static func makeCard(_ name: String) -> UILabel {
        let card = UILabel()
        card.text = name
        card.font = .preferredFont(forTextStyle: .headline)
        card.adjustsFontForContentSizeCategory = true
        card.textAlignment = .center
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        card.isUserInteractionEnabled = true
        return card
    }

    private func addBasket() {
        basket.axis = .vertical
        basket.alignment = .center
        basket.spacing = 12
        basket.isLayoutMarginsRelativeArrangement = true
        basket.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        basket.backgroundColor = .tertiarySystemBackground
        basket.layer.cornerRadius = 14
        basket.layer.borderWidth = 1
        basket.layer.borderColor = UIColor.systemBlue.cgColor
        basket.addInteraction(UIDropInteraction(delegate: self))
        // Takes what room the texts leave.
        basket.addArrangedSubview(UIView())
        put(String(system: "Basket"))
    }

    /// Adds a text above the basket's empty room.
    private func put(_ text: String) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        basket.insertArrangedSubview(label, at: basket.arrangedSubviews.count - 1)
    }

    private func makeButton() -> UIButton {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = String(system: "Buy")
        button.configuration?.buttonSize = .large
        button.isPointerInteractionEnabled = true
        button.pointerStyleProvider = { _, effect, shape in UIPointerStyle(effect: effect, shape: shape) }
        return button
    }
}

extension DraggingController: UIDragInteractionDelegate, UIPointerInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let name = (interaction.view as? UILabel)?.text else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
        item.localObject = name
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        interaction.view.map { UIPointerStyle(effect: .lift(UITargetedPreview(view: $0))) }
    }
}

extension DraggingController: UIDropInteractionDelegate {
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        basket.layer.borderWidth = 4
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        basket.layer.borderWidth = 1
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        basket.layer.borderWidth = 1
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            if let name = item.localObject as? String { put(name) }
        }
    }
}
