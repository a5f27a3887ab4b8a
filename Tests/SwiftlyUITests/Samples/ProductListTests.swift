import Foundation
import SwiftlyUI
import Testing

/// A screen as an app has it, with rows of its own, gestures and a list that folds.
@MainActor
@Suite struct ProductListTests {
    @Test func theScreenIsLaidOutWithoutAReport() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = ProductsController()
        window.rootViewController = controller
        window.isHidden = false
        let (_, issues) = LayoutDiagnostics.collecting { window.layoutIfNeeded() }
        #expect(issues.isEmpty, "\(issues)")
        let scroll = try #require(controller.view.subviews.compactMap { $0 as? VScrollView }.first)
        #expect(scroll.frame == CGRect(x: 0, y: 2, width: 320, height: 478))
        #expect(scroll.contentSize.width == 320 && scroll.contentSize.height > 60)
    }
}

private struct Product {
    var name: String
    var price: Double
    var note: String?
    var tags: [String]
    var isNew: Bool
}

private struct Badge: SwiftlyUIViewBuildingProtocol {
    let text: String

    @SwiftlyUIBuilder var swiftlyUIViews: [UIView] {
        Label(text).font(.semibold(11)).padding(.horizontal, 6)
        UIView().frame(width: 1, height: 12)
    }
}

private final class ProductRow: UIView {
    private lazy var price = UILabel().font(.bold(17)).alignment(.right)
    var onSelect: (() -> Void)?

    init(_ product: Product, @SwiftlyUIBuilder accessory: () -> [UIView]) {
        super.init(frame: .zero)
        let extra = accessory()
        addContents {
            HStackView(spacing: 8) {
                VStackView(spacing: 2) {
                    UILabel(product.name).numberOfLines(0)
                    if let note = product.note { UILabel(note).font(.footnote).textColor(.secondaryLabel) }
                    if !product.tags.isEmpty {
                        HStackView(spacing: 4) {
                            ForEach(product.tags) { Badge(text: $0) }
                        }
                    } else {
                        UISpacer(.vertical).maxHeight(4)
                    }
                }
                .alignment(.leading)
                UISpacer(.horizontal).minWidth(8)
                switch product.price {
                case 0: UILabel("free")
                case ..<10: price.text("\(product.price)")
                default:
                    price.text("\(product.price)")
                    UIView().width(4)
                }
                extra
            }
            .padding(.vertical, 6).padding(.horizontal)
            .fillToSuper()
        }
        .onGesture(.tap) { [weak self] in self?.onSelect?() }
        .onGesture(.longPress(), when: [.began, .cancelled]) { press in print(press.state) }
        .onGesture(.swipe(direction: .left), target: self) { row in row.price.hidden() }
        .onGesture(.pan, target: self) { (row, pan: UIPanGestureRecognizer) in
            row.transform = CGAffineTransform(translationX: pan.translation(in: row).x, y: 0)
        }
    }

    required init?(coder: NSCoder) { nil }
}

private final class ProductsController: UIViewController {
    let products = [
        Product(name: "Tea", price: 4, note: nil, tags: ["green"], isNew: true),
        Product(name: "Cup", price: 12, note: "Blue", tags: [], isNew: false),
    ]
    private lazy var list = VStackView {
        for product in products { ProductRow(product) { if product.isNew { UILabel("new") } } }
        ForEach(Array(products.enumerated())) { index, product in
            UILabel("\(index): \(product.name)")
        }
    }
    .alignment(.fill)
    .separator(color: .separator, size: CGSize(width: 100, height: 1))
    .fillToSuper()
    .widthToSuper()
    private var isFolded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIView().backgroundColor(.systemBlue)
        view.addContents {
            VScrollView { list }
                .leftToSuper().rightToSuper()
                .topTo(bar.bottomAnchor)
                .bottomTo(view.safeAreaLayoutGuide.bottomAnchor)
            bar.height(2).leading.trailing.equalToSuper().topTo(view.safeAreaLayoutGuide.topAnchor)
        }
        view.padding(20).layoutMargins(.top, 4)
        bar.shadow(color: .black, radius: 8, opacity: 0.2, offset: CGSize(width: 0, height: 4))
            .radius(6, corners: [.bottomLeft, .bottomRight])
            .scaleEffect(1.1, anchor: .topLeading)
            .overlay { UIView().fillToSuper(edge: .init(top: 1, left: 1, bottom: 1, right: 1)) }
            .backgroundView { UIView().backgroundColor(.red) }
            .border(.separator)
    }

    func fold() {
        isFolded.toggle()
        list.constraint(.height)?.constant = isFolded ? 0 : 100
        list.removeConstraint(.height).frame(maxHeight: isFolded ? 0 : .greatestFiniteMagnitude)
        withAnimation(.easeInOut) { self.view.layoutIfNeeded() }
    }
}
