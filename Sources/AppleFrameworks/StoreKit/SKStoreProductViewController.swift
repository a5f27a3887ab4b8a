import BuilderUIKit
import Settling

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "pid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// A product of the store: a placeholder with its number.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private var detail: String?

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {
        detail = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" }
        viewIfLoaded?.layer.placeholder = Placeholder("SKStoreProductViewController", detail: detail)
        answerLater { block?(false, SKError(.storeProductNotAvailable)) }
    }

    open override func loadView() { loadPlaceholder(name: "SKStoreProductViewController", detail: detail) }
}

/// The method with which a product's view reports its end.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A request for a review, which isn't shown.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// A recommendation of an app, which isn't shown.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
    /// The edge of an overlay.
    public enum Position: Int, Sendable { case bottom, bottomRaised }

    /// The properties of an overlay.
    @preconcurrency @MainActor
    open class Configuration: NSObject {}

    /// The app of an overlay.
    @preconcurrency @MainActor
    open class AppConfiguration: Configuration {
        public let appIdentifier: String
        public let position: Position
        public init(appIdentifier: String, position: Position) {
            self.appIdentifier = appIdentifier
            self.position = position
            super.init()
        }
    }

    public let configuration: Configuration
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}
