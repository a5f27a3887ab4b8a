import Foundation

/// The service that requests a PDF for screenshots of a scene; it requests none, because no screenshots are taken.
@preconcurrency @MainActor
public final class UIScreenshotService: _MainActorObject {
    /// The object that provides the PDF.
    public weak var delegate: (any UIScreenshotServiceDelegate)?
    /// The scene.
    public private(set) weak var windowScene: UIWindowScene?

    fileprivate init(_ scene: UIWindowScene) {
        windowScene = scene
        super.init(_responder: ())
    }
}

/// The methods with which an app provides the PDF of a screenshot.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    /// Calls a closure with a PDF, the index of the visible page, and the visible rectangle of that page in points.
    func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
    private var proxied: ForwardedCalls<any UIScreenshotServiceDelegate>? { ForwardedCalls(self) }

    public func screenshotService(
        _ screenshotService: UIScreenshotService,
        generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) {
        guard let proxied, proxied.handles() else { return completionHandler(nil, 0, .zero) }
        proxied.send([screenshotService, completionHandler]) {
            $0.screenshotService(screenshotService, generatePDFRepresentationWithCompletion: completionHandler)
        }
    }
}

extension UIWindowScene {
    /// The service that requests a PDF for screenshots.
    public var screenshotService: UIScreenshotService? {
        let key = ObjectIdentifier(UIScreenshotService.self)
        if let known = attachments[key] as? UIScreenshotService { return known }
        let service = UIScreenshotService(self)
        attachments[key] = service
        return service
    }
}
