import AVFoundation
import AVKit
import Photos
import PhotosUI
import UIKit
import UniformTypeIdentifiers

public final class PlayerView: UIView {
    public override class var layerClass: AnyClass { AVPlayerLayer.self }
    private var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
    public var player: AVPlayer? {
        get { playerLayer?.player }
        set {
            playerLayer?.player = newValue
            playerLayer?.videoGravity = .resizeAspectFill
        }
    }
}

public final class VideoViewController: UIViewController {
    private let playerView = PlayerView()
    private var observer: Any?
    private var player: AVPlayer?

    public override func viewDidLoad() {
        super.viewDidLoad()
        playerView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        view.addSubview(playerView)
        try? AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        guard let url = URL(string: "https://example.com/a.mp4") else { return }
        let item = AVPlayerItem(url: url)
        let player = AVPlayer(playerItem: item)
        self.player = player
        playerView.player = player
        _ = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: .main
        ) { _ in player.seek(to: .zero) }
        let interval = CMTime(seconds: 0.5, preferredTimescale: CMTimeScale(NSEC_PER_SEC))
        observer = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in
            print(CMTimeGetSeconds(time), time.seconds)
        }
        player.isMuted = true
        player.play()
    }

    deinit { if let observer = observer { player?.removeTimeObserver(observer) } }

    func showFullScreen() {
        let controller = AVPlayerViewController()
        controller.player = player
        present(controller, animated: true) { controller.player?.play() }
    }
}

public final class ScannerViewController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    private let session = AVCaptureSession()
    private lazy var previewLayer = AVCaptureVideoPreviewLayer(session: session)
    public private(set) var isDenied = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        previewLayer.frame = view.layer.bounds
        previewLayer.videoGravity = .resizeAspectFill
        view.layer.addSublayer(previewLayer)
        AVCaptureDevice.requestAccess(for: .video) { granted in
            DispatchQueue.main.async { self.isDenied = !granted }
        }
        guard let device = AVCaptureDevice.default(for: .video),
            let input = try? AVCaptureDeviceInput(device: device)
        else { return }
        if session.canAddInput(input) { session.addInput(input) }
        let output = AVCaptureMetadataOutput()
        session.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
        output.metadataObjectTypes = [.qr, .ean13]
    }

    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else { return }
        print(code.stringValue ?? "")
    }
}

public final class PhotoGridViewController: UIViewController, PHPickerViewControllerDelegate {
    private var assets = PHFetchResult<PHAsset>()
    private let imageManager = PHCachingImageManager()
    public private(set) var status: PHAuthorizationStatus?

    public override func viewDidLoad() {
        super.viewDidLoad()
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { [weak self] status in
            DispatchQueue.main.async { self?.status = status }
        }
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        assets = PHAsset.fetchAssets(with: .image, options: options)
        assets.enumerateObjects { asset, index, stop in
            self.imageManager.requestImage(
                for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFill, options: nil
            ) { image, info in print(image as Any, info?[PHImageResultIsDegradedKey] as Any) }
            stop.pointee = true
        }
    }

    func pick() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .livePhotos])
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    public func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                guard let image = object as? UIImage else { return }
                DispatchQueue.main.async { print(image.size) }
            }
        }
    }

    func isMovie(_ url: URL) -> Bool {
        guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
        return type.conforms(to: .movie) || type == .gif
    }
}
