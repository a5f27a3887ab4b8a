import Foundation
import Testing

@testable import BuilderUIKit

/// Views of the first responder at the bottom of a window.
@MainActor
@Suite struct InputSetViewTests {
    private final class Composer: UIView {
        let field = UITextField()
        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            field.translatesAutoresizingMaskIntoConstraints = false
            addSubview(field)
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                field.heightAnchor.constraint(equalToConstant: 36),
                field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
            ])
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { .zero }
    }

    private final class Chat: UIViewController {
        let composer = Composer(frame: .zero)
        let badge = UIView()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { composer }
        override func viewDidLoad() {
            super.viewDidLoad()
            badge.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(badge)
            NSLayoutConstraint.activate([
                badge.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                badge.heightAnchor.constraint(equalToConstant: 10),
                badge.widthAnchor.constraint(equalToConstant: 10),
                badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }
    }

    private func makeWindow(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func aControllersAccessoryIsAtTheBottom() {
        let chat = Chat()
        let window = makeWindow(UINavigationController(rootViewController: chat))
        // 8 + 36 + 6 and the safe area.
        #expect(chat.composer.convert(chat.composer.bounds, to: nil) == CGRect(x: 0, y: 760, width: 390, height: 84))
        #expect(chat.composer.field.frame == CGRect(x: 8, y: 8, width: 374, height: 36))
        #expect(chat.badge.convert(chat.badge.bounds, to: nil).maxY == 760)
        #expect(window.subviews.last is InputSetView)
        #expect(chat.composer.field.next?.next?.next === chat)
        // It stays while the field inside is edited, and leaves with its controller.
        chat.composer.field.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(chat.composer.window === window)
        chat.composer.field.resignFirstResponder()
        chat.navigationController?.setViewControllers([UIViewController()], animated: false)
        window.layoutIfNeeded()
        #expect(chat.composer.window == nil && window.inputHeight == 0)
    }

    @Test func aFieldsToolbarAndPickerAreShownWhileItIsEdited() {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        field.inputAccessoryView = toolbar
        field.inputView = picker
        page.view.addSubview(field)
        let window = makeWindow(page)
        #expect(toolbar.window == nil)
        var frames: [CGRect] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            if let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
                #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
                #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
                MainActor.assumeIsolated { frames.append(value.cgRectValue) }
            }
        }
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        NotificationCenter.default.removeObserver(token)
        #expect(frames == [CGRect(x: 0, y: 844 - 34 - 216 - 44, width: 390, height: 294)])
        #expect(toolbar.convert(toolbar.bounds, to: nil) == CGRect(x: 0, y: 550, width: 390, height: 44))
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 216))
        field.resignFirstResponder()
        window.layoutIfNeeded()
        #expect(toolbar.window == nil && picker.window == nil)
    }

    @Test func aGrowingAccessoryPushesTheGuideUp() throws {
        let chat = Chat()
        let window = makeWindow(chat)
        let height = try #require(chat.composer.field.constraints.first { $0.firstAttribute == .height })
        height.constant = 66
        chat.composer.invalidateIntrinsicContentSize()
        window.layoutIfNeeded()
        #expect(chat.composer.bounds.height == 114)
        #expect(abs(chat.badge.convert(chat.badge.bounds, to: nil).maxY - (844 - 114)) < 0.001)
    }

    /// An accessory with a frame of its own keeps its height in further layouts, and may get another one.
    @Test func heightsDontDependOnTheNumberOfLayouts() {
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let bar = Composer(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        bar.translatesAutoresizingMaskIntoConstraints = false
        field.inputAccessoryView = bar
        page.view.addSubview(field)
        let window = makeWindow(page)
        field.becomeFirstResponder()
        for _ in 0..<3 {
            window.setNeedsLayout()
            window.layoutIfNeeded()
            #expect(bar.bounds.height == 84)
        }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        field.inputAccessoryView = toolbar
        field.reloadInputViews()
        window.layoutIfNeeded()
        #expect(bar.window == nil && toolbar.bounds.height == 44)
        toolbar.frame.size.height = 88
        field.reloadInputViews()
        window.layoutIfNeeded()
        #expect(toolbar.bounds.height == 88 && window.inputHeight == 88)
    }

    @Test func aPresentedControllerHidesThem() {
        let chat = Chat()
        let window = makeWindow(chat)
        #expect(chat.composer.window === window)
        chat.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
        window.layoutIfNeeded()
        #expect(chat.composer.window == nil)
    }
}
