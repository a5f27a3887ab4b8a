import BuilderSnapshots
import BuilderUIKit
import Render
import Testing

@testable import SnapshotCore
@testable import SnapshotDocs

/// A screen with views at fixed positions, drawn as pictures of documentation.
enum PictureGallery {
    static let catalog = Catalog([
        Screen("panel", configurations: [small]) { PanelController() },
        Screen("badge", configurations: [small]) { makeBadge() },
        Screen("broken", configurations: [small]) {
            throw Gallery.Fault(commandStatus: .renderFailed, description: "no")
        },
    ])

    /// 320 × 568 points.
    static let small = SnapshotConfiguration(device: Device.named("iPhone SE (1st)") ?? .standard, appearance: .light)

    static func picture(of screen: String = "panel", _ configuration: SnapshotConfiguration = small)
        -> DocumentationPicture
    {
        DocumentationPicture("picture", of: screen, in: configuration, alternativeText: "A panel")
    }

    @MainActor
    static func drawing(
        _ picture: DocumentationPicture, _ appearance: Appearance = .light
    ) async throws -> DocumentationDrawing {
        try await DocumentationDrawing(picture, in: catalog, appearance: appearance)
    }

    @MainActor
    static func bitmap(
        _ picture: DocumentationPicture, _ appearance: Appearance = .light, scale: Double = 1
    ) async throws -> Bitmap {
        var drawing = try await drawing(picture, appearance)
        drawing.display.scale = scale
        return try drawing.display.bitmap()
    }

    /// The screen as it is drawn without documentation.
    @MainActor
    static func screen(_ name: String = "panel", scale: Double = 1) async throws -> Bitmap {
        var display = try await catalog.find(name).display(for: small)
        display.scale = scale
        return try display.bitmap()
    }

    /// A view that fills nothing.
    @MainActor
    private static func makeBadge() -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = "badge"
        let dot = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
        dot.backgroundColor = .red
        view.addSubview(dot)
        view.heightAnchor.constraint(equalToConstant: 16).withPriority(.defaultHigh).isActive = true
        return view
    }

    /// Returns the error of a drawing that must fail.
    @MainActor
    static func reason(_ picture: DocumentationPicture) async -> DocumentationDrawingError? {
        await #expect(throws: DocumentationDrawingError.self) { try await drawing(picture) }
    }
}

extension NSLayoutConstraint {
    fileprivate func withPriority(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}

/// On a green ground a blue box with a shadow and a red box in it, two of the same name, one that is hidden, a list
/// that is scrolled, one that is turned.
final class PanelController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        let outer = add("outer", CGRect(x: 40, y: 50, width: 120, height: 80), .blue, to: view)
        outer.layer.shadowOpacity = 1
        outer.layer.shadowRadius = 3
        outer.layer.shadowOffset = .zero
        add("inner", CGRect(x: 20.4, y: 10.3, width: 40, height: 30), .red, to: outer)
        add("twin", CGRect(x: 200, y: 50, width: 20, height: 20), .black, to: view)
        add("twin", CGRect(x: 240, y: 50, width: 20, height: 20), .black, to: view)
        add("hidden", CGRect(x: 200, y: 90, width: 20, height: 20), .black, to: view).isHidden = true
        let turned = add("turned", CGRect(x: 200, y: 150, width: 60, height: 20), .white, to: view)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let list = UIScrollView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 200, height: 500)
        view.addSubview(list)
        add("row-1", CGRect(x: 0, y: 0, width: 200, height: 40), .yellow, to: list)
        add("row-2", CGRect(x: 0, y: 40, width: 200, height: 40), .orange, to: list)
        add("row-9", CGRect(x: 0, y: 400, width: 200, height: 40), .purple, to: list)
        list.contentOffset = CGPoint(x: 0, y: 60)
        add("below", CGRect(x: 40, y: 700, width: 200, height: 40), .purple, to: view)
    }

    @discardableResult
    private func add(_ name: String, _ frame: CGRect, _ color: UIColor, to parent: UIView) -> UIView {
        let child = UIView(frame: frame)
        child.backgroundColor = color
        child.accessibilityIdentifier = name
        parent.addSubview(child)
        return child
    }
}

extension Bitmap {
    /// The part with these pixels; what lies outside of the picture is clear.
    func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for row in 0..<height {
                for column in 0..<width
                where (0..<self.width).contains(x + column) && (0..<self.height).contains(y + row) {
                    pixels.storeBytes(
                        of: pixel(x: x + column, y: y + row), toByteOffset: row * bytesPerRow + column * 4,
                        as: UInt32.self)
                }
            }
        }
    }
}
