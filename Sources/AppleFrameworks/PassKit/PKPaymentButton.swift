import BuilderUIKit
import Settling

/// The text of a payment button.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support
    case contribute, tip, `continue`

    fileprivate var title: String {
        switch self {
        case .plain, .inStore: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colors of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A button to pay, with words in place of Apple's logo. Its numbers aren't measured.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    public convenience init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle)
    {
        self.init(frame: .zero)
        let automatic = (UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, UIColor.systemBackground)
        let (background, text): (UIColor, UIColor) =
            switch style {
            case .black: (.black, .white)
            case .white, .whiteOutline: (.white, .black)
            case .automatic: automatic
            }
        backgroundColor = background
        setTitle(type.title, for: .normal)
        setTitleColor(text, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
        titleLabel?.adjustsFontSizeToFitWidth = true
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
    }

    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
}

/// The colors of a button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that adds a pass. Its numbers aren't measured.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle = .black
    public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
        self.init(frame: .zero)
        addPassButtonStyle = style
        backgroundColor = .black
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        layer.cornerRadius = 8
    }
}

/// A pass, which isn't read.
open class PKPass: NSObject, @unchecked Sendable {
    public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var organizationName: String { "" }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var passURL: URL? { nil }
}

/// The user's passes, which aren't available.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((Int) -> Void)? = nil) {
        answerLater { completion?(2) }
    }
    open func removePass(_ pass: PKPass) {}
    open func openPaymentSetup() {}
}

/// A pass that the user adds: a placeholder.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { super.init(nibName: nil, bundle: nil) }
    public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open class func canAddPasses() -> Bool { false }
    open override func loadView() { loadPlaceholder(name: "PKAddPassesViewController") }
}

/// The method with which the adding of a pass reports its end.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// An error of PassKit.
public struct PKPassKitError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = PKPassKitError
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError = 2
        case invalidSignature = 3
        case notEntitledError = 4
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PKPassKitErrorDomain" }
}
