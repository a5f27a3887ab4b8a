import BuilderUIKit

/// The service of Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service of Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service of Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The service of Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
/// The service of LinkedIn.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// The end of a post.
public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// A closure that a post calls at its end.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// A post that the user writes for a service: a placeholder with the text. There is no account for a service, as since
/// iOS 11.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
    /// The service.
    open private(set) var serviceType: String!
    /// The closure that is called at the end.
    open var completionHandler: SLComposeViewControllerCompletionHandler!
    private var text: String?

    /// Returns false: there is no account.
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

    /// Creates a post for a service.
    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the text, and returns whether the post isn't shown yet.
    @discardableResult
    open func setInitialText(_ text: String!) -> Bool {
        guard !isViewLoaded else { return false }
        self.text = text
        return true
    }
    /// Returns whether the post isn't shown yet; the image isn't drawn.
    @discardableResult
    open func add(_ image: UIImage!) -> Bool { !isViewLoaded }
    /// Returns whether the post isn't shown yet; the link isn't drawn.
    @discardableResult
    open func add(_ url: URL!) -> Bool { !isViewLoaded }
    /// Returns whether the post isn't shown yet.
    @discardableResult
    open func removeAllImages() -> Bool { !isViewLoaded }
    /// Returns whether the post isn't shown yet.
    @discardableResult
    open func removeAllURLs() -> Bool { !isViewLoaded }

    open override func loadView() { loadPlaceholder(name: "SLComposeViewController", detail: text) }
}
