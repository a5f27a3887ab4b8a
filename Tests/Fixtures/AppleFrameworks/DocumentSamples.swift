import AVFAudio
import Accessibility
import CFNetwork
import CoreServices
import EventKit
import EventKitUI
import GameKit
import Intents
import IntentsUI
import JavaScriptCore
import PDFKit
import PencilKit
import QuickLookThumbnailing
import Speech
import Symbols
import UIKit
import Vision
import VisionKit
import WatchConnectivity

public final class DocumentController: UIViewController, VNDocumentCameraViewControllerDelegate, PKCanvasViewDelegate {
    public let pdfView = PDFView()
    public let canvas = PKCanvasView()
    public private(set) var texts: [String]?
    public private(set) var changes = 0

    public override func viewDidLoad() {
        super.viewDidLoad()
        pdfView.autoScales = true
        pdfView.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        pdfView.document = PDFDocument(url: URL(fileURLWithPath: "/manual.pdf"))
        view.addSubview(pdfView)
        canvas.delegate = self
        canvas.tool = PKInkingTool(.marker, color: .systemYellow, width: 12)
        canvas.drawing = PKDrawing()
    }

    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }

    public func scan() {
        guard VNDocumentCameraViewController.isSupported else { return }
        let camera = VNDocumentCameraViewController()
        camera.delegate = self
        present(camera, animated: true)
    }

    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {
        for page in 0..<scan.pageCount { recognize(scan.imageOfPage(at: page)) }
        controller.dismiss(animated: true)
    }

    public func recognize(_ image: UIImage) {
        guard let cgImage = image.cgImage else { return }
        let request = VNRecognizeTextRequest { [weak self] request, _ in
            let observations = request.results as? [VNRecognizedTextObservation] ?? []
            self?.texts = observations.compactMap { $0.topCandidates(1).first?.string }
        }
        request.recognitionLevel = .accurate
        try? VNImageRequestHandler(cgImage: cgImage, options: [:]).perform([request])
    }
}

public final class ChartView: UIView, AXChart, AXCustomContentProvider {
    public var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Average", value: "12")]
    public var accessibilityChartDescriptor: AXChartDescriptor?

    public func announce() { AccessibilityNotification.Announcement("Updated").post() }
}

public final class EventEditor: NSObject, EKEventEditViewDelegate {
    public let store = EKEventStore()

    public func makeEditor(title: String) -> UIViewController {
        let event = EKEvent(eventStore: store)
        event.title = title
        let editor = EKEventEditViewController()
        editor.event = event
        editor.eventStore = store
        editor.editViewDelegate = self
        return editor
    }

    public func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { controller.dismiss(animated: true) }
}

public final class WatchLink: NSObject, WCSessionDelegate {
    public private(set) var failure: Error?

    public func send(_ message: [String: Any]) {
        guard WCSession.isSupported() else {
            WCSession.default.sendMessage(message, replyHandler: nil) { self.failure = $0 }
            return
        }
        WCSession.default.delegate = self
        WCSession.default.activate()
    }

    public func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?
    ) {}
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
}

public final class Dictation: @unchecked Sendable {
    public private(set) var status = SFSpeechRecognizerAuthorizationStatus.notDetermined
    private let engine = AVAudioEngine()
    private let request = SFSpeechAudioBufferRecognitionRequest()

    public init() {}

    public func start() throws {
        SFSpeechRecognizer.requestAuthorization { status in
            DispatchQueue.main.async { self.status = status }
        }
        let format = engine.inputNode.outputFormat(forBus: 0)
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { [request] buffer, _ in
            request.append(buffer)
        }
        engine.prepare()
        try engine.start()
    }
}

public func makeGameCenter(for delegate: GKGameCenterControllerDelegate) -> UIViewController? {
    guard GKLocalPlayer.local.isAuthenticated else { return nil }
    let controller = GKGameCenterViewController(state: .leaderboards)
    controller.gameCenterDelegate = delegate
    return controller
}

public func makeShortcut(_ activity: NSUserActivity) -> UIViewController {
    INUIAddVoiceShortcutViewController(shortcut: INShortcut(userActivity: activity))
}

public func title(of script: String) -> String? { JSContext()?.evaluateScript(script)?.toString() }

public func thumbnail(of url: URL, done: @escaping (UIImage?) -> Void) {
    let request = QLThumbnailGenerator.Request(
        fileAt: url, size: CGSize(width: 60, height: 80), scale: 2, representationTypes: .thumbnail)
    QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { representation, _ in
        done(representation?.uiImage)
    }
}
