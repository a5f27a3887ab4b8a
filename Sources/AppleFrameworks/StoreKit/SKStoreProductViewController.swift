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
        /// A Boolean value that indicates whether the user can close the overlay.
        open var userDismissible = true
        /// The campaign's name.
        open var campaignToken: String?
        /// The provider's name.
        open var providerToken: String?
    }

    /// The animation of an overlay.
    @preconcurrency @MainActor
    open class TransitionContext: NSObject {
        nonisolated override init() { super.init() }
        /// Performs an animation beside the overlay's; nothing is shown.
        open func addAnimation(_ block: @escaping () -> Void) {}
    }

    /// The object that is notified.
    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}

/// The methods with which an overlay reports changes.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishPresentation(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayWillStartDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
    public func storeOverlayDidFinishDismissal(
        _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
    ) {}
}
