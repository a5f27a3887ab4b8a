import BuilderUIKit

/// Traits that change after a view was made.
extension FactProbes {
    static let traits: [String: Probe] = [
        "text-size-reaches-texts": {
            let (label, field, textView) = (UILabel(), UITextField(), UITextView())
            label.font = .preferredFont(forTextStyle: .body)
            field.font = .preferredFont(forTextStyle: .body)
            textView.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            field.adjustsFontForContentSizeCategory = true
            textView.adjustsFontForContentSizeCategory = true
            let fixed = UILabel()
            fixed.font = .preferredFont(forTextStyle: .body)
            let window = show(UIViewController())
            for view in [label, field, textView, fixed] { window.addSubview(view) }
            window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
            window.layoutIfNeeded()
            return .numbers(
                label.font.pointSize, field.font?.pointSize ?? 0, textView.font?.pointSize ?? 0, fixed.font.pointSize)
        },
        "trait-callbacks": {
            let log = Log()
            let controller = LoggingController(log)
            let window = show(controller)
            let registration = controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: UIView, _: UITraitCollection) in
                log.lines.append("registration \(view.traitCollection.userInterfaceStyle.rawValue)")
            }
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            controller.view.unregisterForTraitChanges(registration)
            return log.lines.map { .text($0) }
        },
        "size-transition": {
            let log = Log()
            let window = show(LoggingController(log), width: 320, height: 480)
            window.frame.size = CGSize(width: 480, height: 320)
            return log.lines.map { .text($0) }
        },
    ]
}

private final class Log {
    var lines: [String] = []
}

private final class LoggingView: UIView {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.lines.append("view \(previous?.userInterfaceStyle.rawValue ?? -1)")
    }
}

private final class LoggingController: UIViewController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = LoggingView(log) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.lines.append("controller \(previous?.userInterfaceStyle.rawValue ?? -1)")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { log.lines.append("size \(Int(size.width)) × \(Int(size.height))") }
}
