import BuilderAVFoundation
import BuilderUIKit

/// A player of a video: a placeholder with the URL.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { updatePlaceholder() } }
    open var showsPlaybackControls = true
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    /// The view between the video and the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    open var allowsPictureInPicturePlayback = true
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var requiresLinearPlayback = false
    open var showsTimecodes = false
    open var allowsVideoFrameAnalysis = true
    /// The speeds of the menu.
    open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
    /// The chosen speed.
    open private(set) var selectedSpeed: AVPlaybackSpeed?
    /// The pixels of the video.
    open var pixelBufferAttributes: [String: Any]?
    /// Chooses a speed.
    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        selectedSpeed = speed
        player?.defaultRate = speed.rate
    }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    open override func loadView() {
        loadPlaceholder(name: "AVPlayerViewController")
        updatePlaceholder()
        if let contentOverlayView {
            contentOverlayView.frame = view.bounds
            contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(contentOverlayView)
        }
    }

    private func updatePlaceholder() {
        let url = player?.currentItem?.asset.sourceURL
        viewIfLoaded?.layer.placeholder = Placeholder("AVPlayerViewController", detail: url?.absoluteString)
    }
}

/// A speed of a player's menu.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
    /// The speed.
    public let rate: Float
    /// The name.
    public let localizedName: String
    /// The number in the app's language.
    open var localizedNumericName: String { "\(rate.formatted())×" }
    public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
    /// The system's speeds.
    open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
        [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0.formatted())×") }
    }
}

/// The methods with which a player reports changes of its presentation.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) {}
}

/// A button for devices that play sound, drawn as a symbol.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    open var activeTintColor: UIColor! = .systemBlue
    open var prioritizesVideoDevices = false
    private let imageView = UIImageView(image: UIImage(systemName: "airplayaudio"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.contentMode = .center
        addSubview(imageView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}

/// The methods with which a route picker reports its presentation.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// The controller of a call's pictures in a small window.
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// A video in a small window, which isn't supported.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
    public let playerLayer: AVPlayerLayer
    /// The source of the pictures; nil if the controller was created with a layer.
    open var contentSource: ContentSource?
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var requiresLinearPlayback = false

    public init?(playerLayer: AVPlayerLayer) {
        self.playerLayer = playerLayer
        super.init()
    }

    /// Creates a controller of a source.
    public init(contentSource: ContentSource) {
        playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
        self.contentSource = contentSource
        super.init()
    }

    /// The source of the pictures in a small window.
    @preconcurrency @MainActor
    open class ContentSource: NSObject {
        /// The layer of a player; nil for another source.
        public let playerLayer: AVPlayerLayer?
        /// The view of a call; nil for another source.
        open private(set) weak var activeVideoCallSourceView: UIView?
        /// The controller of a call's pictures; nil for another source.
        public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?

        /// Creates a source of a player's layer.
        public init(playerLayer: AVPlayerLayer) {
            self.playerLayer = playerLayer
            activeVideoCallContentViewController = nil
        }

        /// Creates a source of a call's pictures.
        public init(
            activeVideoCallSourceView sourceView: UIView,
            contentViewController: AVPictureInPictureVideoCallViewController
        ) {
            playerLayer = nil
            activeVideoCallContentViewController = contentViewController
            super.init()
            activeVideoCallSourceView = sourceView
        }
    }

    open class func isPictureInPictureSupported() -> Bool { false }
    /// A Boolean value that indicates whether the small window is hidden.
    open var isPictureInPictureSuspended: Bool { false }
    /// The symbol of a button that shows the small window.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The symbol of a button that closes the small window.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
    /// Returns the symbol of a button that shows the small window.
    open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStartImage
    }
    /// Returns the symbol of a button that closes the small window.
    open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
        pictureInPictureButtonStopImage
    }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}

/// The methods with which a small window reports changes.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}
