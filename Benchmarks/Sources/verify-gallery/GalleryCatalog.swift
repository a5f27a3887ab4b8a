import Builder
import BuilderSnapshots

extension Catalog {
    /// Returns a catalog of screens with a title, ten rows with unique texts, and a button. The standard device is an
    /// iPhone 12, with 1170 × 2532 pixels.
    static func gallery(of count: Int, on device: Device = .standard, isChanged: Bool = false) -> Catalog {
        return Catalog(
            (0..<count).map { number in
                Screen(
                    "orders-\(number)",
                    configurations: [SnapshotConfiguration(device: device, appearance: .light)]
                ) { _ in OrdersScreen(number: number, isChanged: isChanged) }
            })
    }

    /// Returns a catalog of such screens over a gradient and a photo.
    static func photos(of count: Int) -> Catalog {
        Catalog(
            (0..<count).map { number in
                Screen(
                    "orders-\(number)",
                    configurations: [SnapshotConfiguration(device: .standard, appearance: .light)]
                ) { _ in PhotoOrdersController(number: number) }
            })
    }

    /// Returns a catalog of single labels, 80 points wide.
    static func labels(_ count: Int, areChanged: Bool) -> Catalog {
        Catalog(
            (0..<count).map { number in
                Screen(
                    "label-\(number)",
                    configurations: [SnapshotConfiguration(device: .standard, appearance: .light, width: 80)]
                ) { _ in LabelView(areChanged ? "No. \(number)" : "\(number)") }
            })
    }
}

/// An order with its items.
struct OrdersScreen: ViewBuilder {
    let number: Int
    /// A Boolean value that indicates whether the screen differs from its baseline.
    var isChanged = false

    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal]
    private static let items = ["Apples", "Bread", "Coffee", "Dates", "Eggs", "Flour", "Grapes"]

    var body: View {
        VStackView {
            LabelView(isChanged ? "No. \(number)" : "Order \(number)")
                .font(.largeTitle)
            for row in 0..<10 {
                HStackView {
                    ImageView(systemName: "star.fill")
                        .tintColor(Self.colors[(number + row) % Self.colors.count])
                        .frame(height: 32, width: 32)
                    VStackView {
                        LabelView("\(Self.items[(number &* 7 &+ row) % Self.items.count]) no. \(number &* 31 &+ row)")
                            .font(.headline)
                        LabelView("\(row + 1) of \(number % 90 + 10)")
                            .font(.subheadline)
                            .color(.secondaryLabel)
                    }
                    SpacerView()
                    LabelView("\((number &* 13 &+ row &* 29) % 100),\(row)0")
                        .alignment(.right)
                }
                .spacing(12)
                .alignment(.center)
            }
            ButtonView("Pay \(number % 1000)")
        }
        .spacing(14)
        .position(.top)
        .padding(16)
        .safeArea(true)
    }
}
