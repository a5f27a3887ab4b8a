import BuilderUIKit
import Settling

/// A pass with data that only the device's chip reads.
open class PKSecureElementPass: PKPass, @unchecked Sendable {
    /// The states of a card on the device.
    public enum PassActivationState: Int, Sendable {
        case activated, requiresActivation, activating, suspended, deactivated
    }
    /// The identifier of the card.
    open var primaryAccountIdentifier: String { "" }
    /// The last digits of the card.
    open var primaryAccountNumberSuffix: String { "" }
    /// The identifier of the card on the device.
    open var deviceAccountIdentifier: String { "" }
    /// The last digits of the card on the device.
    open var deviceAccountNumberSuffix: String { "" }
    /// The state on the device.
    open var passActivationState: PassActivationState { .deactivated }
}

/// A card for payments.
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {
    /// The state on the device, by its old name.
    public typealias ActivationState = PassActivationState
    /// The state on the device.
    open var activationState: PassActivationState { passActivationState }
}

/// The kinds of passes.
public typealias PKPassType = PKPass.PassType
/// The states of a card on the device.
public typealias PKPaymentPassActivationState = PKSecureElementPass.PassActivationState

extension PKPass {
    /// The kinds of passes.
    public enum PassType: UInt, Sendable {
        case barcode, secureElement
        case any = 18_446_744_073_709_551_615
        /// A card, by its old name.
        public static var payment: PassType { .secureElement }
    }
    /// The pass as one of the device's chip; nil otherwise.
    public var secureElementPass: PKSecureElementPass? { self as? PKSecureElementPass }
    /// The pass as a card; nil otherwise.
    public var paymentPass: PKPaymentPass? { self as? PKPaymentPass }
    /// The kind.
    public var passType: PassType { self is PKSecureElementPass ? .secureElement : .barcode }
}

/// A way to encrypt a card's data.
public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ECC_V2 = PKEncryptionScheme(rawValue: "EV_ECC_v2")
    public static let RSA_V2 = PKEncryptionScheme(rawValue: "EV_RSA_v2")
}

/// The design of the screen that adds a card.
public enum PKAddPaymentPassStyle: UInt, Sendable { case payment, access }

/// The data of a card to add.
open class PKAddPaymentPassRequestConfiguration: NSObject, @unchecked Sendable {
    /// The way to encrypt the data.
    public let encryptionScheme: PKEncryptionScheme
    /// The design of the screen.
    open var style = PKAddPaymentPassStyle.payment
    /// The name on the card.
    open var cardholderName: String?
    /// The last digits of the card.
    open var primaryAccountSuffix: String?
    /// A description of the card.
    open var localizedDescription: String?
    /// The identifier of the card.
    open var primaryAccountIdentifier: String?
    /// The network of the card.
    open var paymentNetwork: PKPaymentNetwork?
    /// The identifiers of products.
    open var productIdentifiers: Set<String> = []

    /// Creates a configuration.
    public init?(encryptionScheme: PKEncryptionScheme) { self.encryptionScheme = encryptionScheme }
}

/// The encrypted data of a card.
open class PKAddPaymentPassRequest: NSObject, @unchecked Sendable {
    /// The encrypted pass.
    open var encryptedPassData: Data?
    /// The key that makes the card active.
    open var activationData: Data?
    /// The public key of elliptic curves.
    open var ephemeralPublicKey: Data?
    /// The wrapped key of RSA.
    open var wrappedKey: Data?
    /// Creates a request without data.
    public override init() {}
}

/// A card that the user adds: a placeholder. No card can be added.
@preconcurrency @MainActor
open class PKAddPaymentPassViewController: UIViewController {
    /// The object that makes the card's data.
    open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?
    private let detail: String?

    /// Creates a controller for a card.
    public init?(
        requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
        delegate: (any PKAddPaymentPassViewControllerDelegate)?
    ) {
        detail = configuration.localizedDescription ?? configuration.primaryAccountSuffix
        self.delegate = delegate
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        detail = nil
        super.init(coder: coder)
    }

    /// Returns false: no card can be added.
    open class func canAddPaymentPass() -> Bool { false }
    open override func loadView() { loadPlaceholder(name: "PKAddPaymentPassViewController", detail: detail) }
}

/// The methods with which a card's data is made. Nothing calls them.
@preconcurrency @MainActor
public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    /// Makes the card's data.
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data],
        nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
    /// Reports the end.
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
}

/// Words about payments by parts: a placeholder.
@preconcurrency @MainActor
open class PKPayLaterView: UIView {
    /// The places at which the words are shown.
    public enum DisplayStyle: Int, Sendable { case standard, badge, checkout, price }
    /// The action of the words.
    public enum Action: Int, Sendable { case learnMore, calculator }
    /// The amount.
    open var amount: NSDecimalNumber
    /// The currency.
    open var currencyCode: String
    /// The place at which the words are shown.
    open var displayStyle = DisplayStyle.standard
    /// The action of the words.
    open var action = Action.learnMore

    /// Creates a view for an amount.
    public init(amount: NSDecimalNumber, currency currencyCode: String) {
        (self.amount, self.currencyCode) = (amount, currencyCode)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        (amount, currencyCode) = (.zero, "")
        super.init(coder: coder)
    }
}
