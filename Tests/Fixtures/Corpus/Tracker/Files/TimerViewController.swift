import CoreHaptics
import UIKit

@objc protocol TimerViewDelegate: AnyObject {
    func timerViewDidStart(_ view: TimerView)
    @objc optional func timerView(_ view: TimerView, didReach seconds: Int)
}

class TimerView: UIControl {
    weak var delegate: TimerViewDelegate?
    @objc dynamic private(set) var seconds = 0
    private let ring = CAShapeLayer()
    private let track = CAShapeLayer()
    private let label = UILabel()
    private weak var timer: Timer?
    private var displayLink: CADisplayLink?

    @IBInspectable var lineWidth: CGFloat = 12 {
        didSet { ring.lineWidth = lineWidth; track.lineWidth = lineWidth }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        for layer in [track, ring] {
            layer.fillColor = nil
            layer.lineWidth = lineWidth
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor.tertiarySystemFill.cgColor
        ring.strokeColor = tintColor.cgColor
        ring.strokeEnd = 0.35
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 44, weight: .light)
        label.textAlignment = .center
        label.text = "00:35"
        addSubview(label)
        addTarget(self, action: #selector(toggle), for: .touchUpInside)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handlePress(_:)))
        press.minimumPressDuration = 0.6
        addGestureRecognizer(press)
        let pan = UIPanGestureRecognizer(target: self, action: #selector(TimerView.handlePan(recognizer:)))
        pan.delegate = self
        addGestureRecognizer(pan)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        ring.path = path.cgPath
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        ring.strokeColor = tintColor.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        track.strokeColor = UIColor.tertiarySystemFill.cgColor
    }

    @objc func toggle() {
        if timer == nil {
            timer = Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            delegate?.timerViewDidStart(self)
        } else {
            timer?.invalidate()
        }
        displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
        displayLink?.add(to: .main, forMode: .common)
    }

    @objc private func tick() {
        seconds += 1
        delegate?.timerView?(self, didReach: seconds)
        NotificationCenter.default.post(name: .timerDidTick, object: self, userInfo: ["seconds": seconds])
    }

    @objc private func step(_ link: CADisplayLink) {
        ring.strokeEnd = CGFloat(link.timestamp.truncatingRemainder(dividingBy: 60) / 60)
    }
    @objc private func handlePress(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        becomeFirstResponder()
        UIMenuController.shared.showMenu(from: self, rect: bounds)
    }
    @objc private func handlePan(recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: self)
        transform = CGAffineTransform(translationX: translation.x, y: 0)
    }

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(copy(_:)) || action == #selector(reset)
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = label.text }
    @objc func reset() { seconds = 0 }
}

extension TimerView: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

extension Notification.Name {
    static let timerDidTick = Notification.Name("timerDidTick")
}

final class TimerViewController: UIViewController {
    private let timerView = TimerView()
    private let startButton = UIButton(type: .system)
    private let segmented = UISegmentedControl(items: ["Focus", "Break"])
    private let stepper = UIStepper()
    private let nameField = UITextField()
    private var observation: NSKeyValueObservation?
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timer"
        tabBarItem = UITabBarItem(title: "Timer", image: UIImage(systemName: "timer"), tag: 0)
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTimer(_:))),
            UIBarButtonItem(title: "Log", style: .plain, target: self, action: #selector(showLog)),
        ]
        timerView.delegate = self
        startButton.setTitle("Start", for: .normal)
        startButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        startButton.setTitleColor(.white, for: .normal)
        startButton.backgroundColor = view.tintColor
        startButton.layer.cornerRadius = 12
        startButton.contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
        startButton.addTarget(self, action: #selector(start(_:event:)), for: .touchUpInside)
        segmented.selectedSegmentIndex = 0
        segmented.addTarget(self, action: #selector(modeChanged), for: .valueChanged)
        stepper.addTarget(nil, action: #selector(stepperChanged(_:)), for: .valueChanged)
        nameField.placeholder = "What are you working on?"
        nameField.borderStyle = .roundedRect
        nameField.delegate = self
        nameField.returnKeyType = .done
        let stack = UIStackView(arrangedSubviews: [segmented, timerView, nameField, stepper, startButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            timerView.widthAnchor.constraint(equalToConstant: 240),
            timerView.heightAnchor.constraint(equalTo: timerView.widthAnchor),
            nameField.widthAnchor.constraint(equalTo: stack.widthAnchor),
        ])
        observation = timerView.observe(\.seconds, options: [.new]) { [weak self] view, change in
            self?.title = "\(change.newValue ?? 0)"
        }
        token = NotificationCenter.default.addObserver(forName: .timerDidTick, object: nil, queue: .main) { note in
            print(note.userInfo?["seconds"] as? Int ?? 0)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        NotificationCenter.default.addObserver(
            self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: "s", modifierFlags: .command, action: #selector(startFromKeyboard), discoverabilityTitle: "Start"
            )
        ]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timerView.isEnabled = !editing
    }

    @objc private func startFromKeyboard() { timerView.toggle() }
    @objc private func addTimer(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: "New timer", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "25 minutes", style: .default) { [unowned self] _ in self.timerView.reset() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true, completion: nil)
    }
    @objc func showLog() { performSegue(withIdentifier: "log", sender: nil) }
    @objc private func start(_ sender: UIButton, event: UIEvent) {
        timerView.perform(#selector(TimerView.toggle), with: nil, afterDelay: 0.3)
    }
    @objc private func modeChanged() { view.endEditing(true) }
    @objc func stepperChanged(_ sender: UIStepper) { timerView.lineWidth = CGFloat(sender.value) }
    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        additionalSafeAreaInsets.bottom = frame.cgRectValue.height
    }
    @objc private func didEnterBackground() {}
}

extension TimerViewController: TimerViewDelegate {
    func timerViewDidStart(_ view: TimerView) { startButton.setTitle("Pause", for: .normal) }
}

extension TimerViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
