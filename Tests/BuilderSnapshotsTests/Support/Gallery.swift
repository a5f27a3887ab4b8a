import BuilderSnapshots
import BuilderUIKit

/// Screens of plain views.
enum Gallery {
    /// An error that a screen ends with.
    struct Fault: StatusError, CustomStringConvertible {
        var commandStatus: CommandStatus
        var description: String
    }

    static let catalog = Catalog([box, greeting, form, table, broken])

    /// A red square with a blue corner: no text, few pixels.
    static let box = Screen("box", title: "A box", configurations: configurations) { _ in makeBox(.red) }

    static let greeting = Screen("greeting", title: "Words of welcome") { _ in
        let label = UILabel()
        label.text = "Hello, world"
        return label
    }

    /// As high as what it is given to show.
    static let form = Screen("sign-up-form", title: "A form", takesData: true) { input in
        let text: String = try input.shared { try Gallery.text(of: input) }
        let view = UIView()
        view.backgroundColor = .systemBackground
        prefer(view, height: CGFloat(text.count))
        return view
    }

    /// Longer than any screen.
    static let table = Screen("long-list", title: "A long list") { _ in
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInsetAdjustmentBehavior = .never
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 2000))
        content.backgroundColor = .green
        scrollView.addSubview(content)
        scrollView.contentSize = CGSize(width: 100, height: 2000)
        controller.view.addSubview(scrollView)
        return controller
    }

    static let broken = Screen("broken", title: "Never works") { _ in
        throw Fault(commandStatus: .renderFailed, description: "the view model is missing")
    }

    /// A small device's scale, so that pictures of whole screens stay small.
    static let configurations = SnapshotConfiguration.all(devices: ["iPhone SE (1st)"].compactMap { Device.named($0) })

    @MainActor
    static func makeBox(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = color
        let corner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        corner.backgroundColor = .blue
        view.addSubview(corner)
        prefer(view, height: 20)
        return view
    }

    /// A height that gives way to a screen's.
    @MainActor
    private static func prefer(_ view: UIView, height: CGFloat) {
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = .defaultHigh
        constraint.isActive = true
    }

    private static func text(of input: ScreenInput) throws -> String {
        guard let file = input.dataFile else { return "sample" }
        guard let data = try? Data(contentsOf: file) else {
            throw Fault(commandStatus: .noInput, description: "can't read \(file.path)")
        }
        guard data.first == UInt8(ascii: "{") else {
            throw Fault(commandStatus: .badData, description: "\(file.path): not JSON")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
