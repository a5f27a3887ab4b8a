import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// A small screen that is near to a seeded fault, but sound.
struct SoundScreen: Sendable, CustomTestStringConvertible {
    let name: String
    let build: @MainActor @Sendable (UIView) -> Void
    /// Builds the screen in its base configuration; nil if it is that itself.
    var base: (@MainActor @Sendable (UIView) -> Void)?

    var testDescription: String { name }

    static let all = names + targets + colors + texts + places + images

    // MARK: Names and targets

    static let names: [SoundScreen] = [
        SoundScreen(name: "named icon") {
            let button = $0.button(nil, at: SeededFault.square)
            button.setImage(UIImage(systemName: "folder"), for: .normal)
            button.accessibilityLabel = "Archive"
        },
        SoundScreen(name: "symbol with words of its own") {
            $0.button(nil, at: SeededFault.square).setImage(UIImage(systemName: "trash"), for: .normal)
        },
        SoundScreen(name: "image with a label") {
            let image = SeededFault.image()
            image.accessibilityLabel = "Archive"
            $0.button(nil, at: SeededFault.square).setImage(image, for: .normal)
        },
        SoundScreen(name: "field with a placeholder") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { $0.placeholder = "Name" }
        },
        SoundScreen(name: "search bar without a placeholder") {
            $0.view(UISearchBar(), at: CGRect(x: 0, y: 20, width: 320, height: 56))
        },
        SoundScreen(name: "decorative image") {
            $0.view(UIImageView(image: SeededFault.image()), at: SeededFault.square)
        },
        SoundScreen(name: "tile with its name in it") {
            $0.view(Tile(), at: CGRect(x: 20, y: 20, width: 100, height: 100)) { tile in
                tile.addGestureRecognizer(UITapGestureRecognizer())
                tile.label("Inbox", at: CGRect(x: 8, y: 60, width: 80, height: 30))
            }
        },
        SoundScreen(name: "switch of a cell") {
            $0.view(
                UITableViewCell(style: .default, reuseIdentifier: nil), at: CGRect(x: 0, y: 20, width: 320, height: 44)
            ) { cell in
                cell.textLabel?.text = "Wi-Fi"
                cell.accessoryView = UISwitch()
            }
        },
        SoundScreen(name: "item of the system in a toolbar") {
            $0.view(UIToolbar(), at: CGRect(x: 0, y: 400, width: 320, height: 44)) {
                $0.items = [UIBarButtonItem(systemItem: .add)]
            }
        },
    ]

    private final class Tile: UIView {}

    static let targets: [SoundScreen] = [
        SoundScreen(name: "just large enough") { $0.button("A", at: SeededFault.square) },
        SoundScreen(name: "small text that isn't touched") {
            $0.label("A", at: CGRect(x: 20, y: 20, width: 20, height: 20))
        },
        SoundScreen(name: "rounded field of the system's height") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 34)) { field in
                field.borderStyle = .roundedRect
                field.placeholder = "Name"
            }
        },
        SoundScreen(name: "detail button of the system") {
            $0.view(UIButton(type: .detailDisclosure), at: CGRect(x: 20, y: 20, width: 24, height: 24))
        },
        SoundScreen(name: "small button that is disabled") {
            $0.button("A", at: CGRect(x: 20, y: 20, width: 20, height: 20)).isEnabled = false
        },
        SoundScreen(name: "button scaled up") {
            $0.button("OK", at: CGRect(x: 60, y: 60, width: 30, height: 30)).transform = CGAffineTransform(
                scaleX: 1.5, y: 1.5)
        },
    ]

    // MARK: Colors

    static let colors: [SoundScreen] = [
        SoundScreen(name: "gray of 4.54") { $0.label("Total", SeededFault.gray(0x76)) },
        SoundScreen(name: "large gray of 3.03") { $0.label("Total", SeededFault.gray(0x94), size: 24) },
        SoundScreen(name: "placeholder") {
            $0.view(UITextField(), at: CGRect(x: 20, y: 20, width: 200, height: 44)) { $0.placeholder = "Name" }
        },
        SoundScreen(name: "disabled button") { $0.button("Send", SeededFault.gray(0xAA)).isEnabled = false },
        SoundScreen(name: "transparent text") { $0.label("Total", SeededFault.gray(0xEE)).alpha = 0 },
        SoundScreen(name: "white on a dark photo") {
            let photo = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 100)).image { context in
                for x in 0..<320 {
                    SeededFault.gray(0x20 + x % 40).setFill()
                    context.fill(CGRect(x: x, y: 0, width: 1, height: 100))
                }
            }
            $0.view(UIImageView(image: photo), at: CGRect(x: 0, y: 0, width: 320, height: 100))
            $0.label("Lisbon", .white)
        },
        SoundScreen(name: "white below which a light bar ends") {
            let page = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 200)) {
                $0.backgroundColor = .black
            }
            page.label("Lisbon", .white, at: CGRect(x: 20, y: 30, width: 200, height: 30))
            page.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 40)) { $0.backgroundColor = .white }
        },
    ]

    // MARK: Texts

    private static let long = "A text that is much too long for its label"

    static let texts: [SoundScreen] = [
        SoundScreen(
            name: "text that wraps",
            build: { $0.label(long, at: CGRect(x: 20, y: 20, width: 150, height: 120)).numberOfLines = 0 },
            base: { $0.label("Hi", at: CGRect(x: 20, y: 20, width: 150, height: 120)).numberOfLines = 0 }),
        SoundScreen(
            name: "label that grows with its font",
            build: { $0.label("Balance", size: 40, at: CGRect(x: 20, y: 20, width: 280, height: 48)) },
            base: { $0.label("Balance", size: 17, at: CGRect(x: 20, y: 20, width: 280, height: 21)) }),
        SoundScreen(
            name: "text half scrolled away",
            build: { view in scrolled(view, by: 30) }, base: { view in scrolled(view, by: 0) }),
        SoundScreen(
            name: "text without room everywhere",
            build: { $0.label("5 km", at: CGRect(x: 300, y: 20, width: 0, height: 30)) },
            base: { $0.label("5 km", at: CGRect(x: 300, y: 20, width: 0, height: 30)) }),
        SoundScreen(
            name: "text that the base doesn't show",
            build: { view in
                view.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 100))
                    .label("Another text that is cut", at: CGRect(x: 20, y: 20, width: 80, height: 30))
            }, base: { $0.label("Settings of the account") }),
        SoundScreen(name: "text that a bar covers in part") {
            $0.label(
                "Lisbon is built on seven hills beside the Tagus, and trams still climb them every day.",
                at: CGRect(x: 20, y: 10, width: 280, height: 80)
            ).numberOfLines = 0
            let bar = $0.view(UIView(), at: CGRect(x: 0, y: 0, width: 320, height: 44)) { $0.backgroundColor = .white }
            bar.label("Places", at: CGRect(x: 20, y: 7, width: 200, height: 30))
        },
        SoundScreen(name: "text behind a material") {
            $0.label("Lisbon")
            let bar = $0.view(
                UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)),
                at: CGRect(x: 0, y: 0, width: 320, height: 64))
            bar.contentView.label("Places")
        },
        SoundScreen(name: "text behind an opaque image") {
            $0.label("Lisbon")
            let image = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 64)).image { context in
                UIColor.white.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 320, height: 64))
            }
            $0.view(UIImageView(image: image), at: CGRect(x: 0, y: 0, width: 320, height: 64))
            $0.label("Places")
        },
        SoundScreen(name: "labels that touch") {
            $0.label("Name", at: CGRect(x: 20, y: 20, width: 60, height: 20))
            $0.label("City", at: CGRect(x: 20, y: 37, width: 60, height: 20))
        },
    ]

    /// A collection of three cells, each with a text.
    private final class Shelf: UICollectionView, UICollectionViewDataSource {
        func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 3 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.contentView.label("Number \(path.item)", at: CGRect(x: 100, y: 20, width: 95, height: 30))
            return cell
        }
    }

    @MainActor
    private static func scrolled(_ view: UIView, by distance: CGFloat) {
        let page = view.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
            $0.contentSize = CGSize(width: 320, height: 1000)
        }
        page.label("A row", at: CGRect(x: 20, y: 20, width: 280, height: 20))
        page.contentOffset = CGPoint(x: 0, y: distance)
    }

    // MARK: Places

    static let places: [SoundScreen] = [
        SoundScreen(name: "row that scrolls sideways") {
            let row = $0.view(UIScrollView(), at: CGRect(x: 0, y: 20, width: 320, height: 60)) {
                $0.contentSize = CGSize(width: 900, height: 60)
            }
            row.button("Next", at: CGRect(x: 280, y: 8, width: 100, height: 44))
            row.label("Last", at: CGRect(x: 800, y: 8, width: 90, height: 44))
        },
        SoundScreen(name: "sideways in a page") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 2000)
            }
            let row = page.view(UIScrollView(), at: CGRect(x: 0, y: 1200, width: 320, height: 60)) {
                $0.contentSize = CGSize(width: 900, height: 60)
            }
            row.button("Next", at: CGRect(x: 700, y: 8, width: 100, height: 44))
        },
        SoundScreen(name: "page scrolled to its end") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 1000)
            }
            page.label("Title", at: CGRect(x: 20, y: 20, width: 200, height: 30))
            page.button("Send", at: CGRect(x: 20, y: 940, width: 200, height: 44))
            page.contentOffset = CGPoint(x: 0, y: 520)
        },
        SoundScreen(name: "content in an inset") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 480)
                $0.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 60, right: 0)
            }
            page.label("Above", at: CGRect(x: 20, y: -40, width: 200, height: 30))
            page.button("Below", at: CGRect(x: 20, y: 490, width: 200, height: 44))
        },
        SoundScreen(name: "refresh control above a page") {
            let page = $0.view(UIScrollView(), at: CGRect(x: 0, y: 0, width: 320, height: 480)) {
                $0.contentSize = CGSize(width: 320, height: 1000)
            }
            page.refreshControl = UIRefreshControl()
        },
        SoundScreen(name: "section that scrolls across its layout") {
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(80)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                return section
            }
            $0.view(
                Shelf(frame: .zero, collectionViewLayout: layout), at: CGRect(x: 0, y: 0, width: 320, height: 200)
            ) { $0.dataSource = $0 }
        },
        SoundScreen(name: "label whose letters end at the edge") {
            $0.label("Title", at: CGRect(x: 280, y: 20, width: 100, height: 30))
        },
    ]

    // MARK: Images

    static let images: [SoundScreen] = [
        SoundScreen(name: "gradient") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        for x in 0..<200 {
                            SeededFault.gray(x).setFill()
                            context.fill(CGRect(x: x, y: 0, width: 1, height: 60))
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "row of dots") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.black.setFill()
                        for index in 0..<9 {
                            context.cgContext.fillEllipse(in: CGRect(x: 8 + index * 20, y: 24, width: 12, height: 12))
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "bars of a chart") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.blue.setFill()
                        for (index, height) in [20, 34, 28, 48, 40, 22, 36, 44].enumerated() {
                            context.fill(CGRect(x: 8 + index * 22, y: 56 - height, width: 14, height: height))
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "line of a chart") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        let path = UIBezierPath()
                        path.move(to: CGPoint(x: 0, y: 40))
                        for (index, y) in [30, 44, 12, 26, 8, 50, 20].enumerated() {
                            path.addLine(to: CGPoint(x: 28 + index * 28, y: y))
                        }
                        UIColor.red.setStroke()
                        path.stroke()
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "checkerboard") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.black.setFill()
                        for index in 0..<300 where (index / 30 + index % 30) % 2 == 0 {
                            context.fill(CGRect(x: index % 30 * 6, y: index / 30 * 6, width: 6, height: 6))
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "code to scan") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.black.setFill()
                        var state: UInt32 = 7
                        for index in 0..<400 {
                            state = state &* 1_664_525 &+ 1_013_904_223
                            if state >> 31 == 1 {
                                context.fill(CGRect(x: index % 20 * 3, y: index / 20 * 3, width: 3, height: 3))
                            }
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "stars of a rating") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.orange.setFill()
                        for index in 0..<5 {
                            let star = UIBezierPath()
                            for point in 0..<10 {
                                let radius: CGFloat = point % 2 == 0 ? 14 : 6
                                let angle = CGFloat(point) * .pi / 5 - .pi / 2
                                let place = CGPoint(
                                    x: 24 + CGFloat(index) * 34 + radius * cos(angle), y: 30 + radius * sin(angle))
                                if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
                            }
                            star.close()
                            star.fill()
                        }
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
        },
        SoundScreen(name: "symbol of letters") {
            $0.view(UIImageView(image: UIImage(systemName: "textformat")), at: SeededFault.square)
        },
        SoundScreen(name: "label over a plain image") {
            $0.view(
                UIImageView(
                    image: drawing { context in
                        UIColor.yellow.setFill()
                        context.fill(CGRect(x: 0, y: 0, width: 200, height: 60))
                    }), at: CGRect(x: 20, y: 20, width: 200, height: 60))
            $0.label("Summer sale", at: CGRect(x: 40, y: 35, width: 160, height: 30))
        },
    ]

    @MainActor
    private static func drawing(_ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { context in draw(context) }
    }
}
