import Builder
import Foundation

/// Orders over a gradient and one of ten photos, each in a part that no other screen shows.
final class PhotoOrdersController: UIViewController {
    private let number: Int
    private let gradient = CAGradientLayer()
    private let photo = UIImageView()

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        gradient.endPoint = CGPoint(x: 1, y: 1)
        view.layer.addSublayer(gradient)
        photo.image = Self.photos.isEmpty ? nil : Self.photos[number % Self.photos.count]
        photo.contentMode = .scaleAspectFill
        photo.clipsToBounds = true
        photo.alpha = 0.8
        view.addSubview(photo)
        view.embed(OrdersScreen(number: number))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
        photo.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: CGFloat(240 + number % 97))
    }

    /// The first photos of the demo.
    private static let photos: [UIImage] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/Screens/Resources/portraits").standardized.path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".jpg") && !$0.hasSuffix("-thumb.jpg") }.sorted().prefix(10).compactMap {
            UIImage(contentsOfFile: "\(folder)/\($0)")
        }
    }()
}
