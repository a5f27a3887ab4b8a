import ActivityKit
import AdSupport
import AppTrackingTransparency
import AudioToolbox
import BackgroundTasks
import CommonCrypto
import CoreBluetooth
import CoreHaptics
import CoreImage
import CoreMotion
import CoreSpotlight
import CoreTelephony
import CryptoKit
import Darwin
import EventKit
import GameplayKit
import ImageIO
import Intents
import MobileCoreServices
import NaturalLanguage
import Network
import Security
import SystemConfiguration
import UIKit
import WidgetKit

public enum Keychain {
    public static func password(for account: String) -> String? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrAccount as String: account,
            kSecReturnData as String: kCFBooleanTrue as Any,
            kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecSuccess, let data = item as? Data else { return nil }
        return String(data: data, encoding: .utf8)
    }

    @discardableResult
    public static func save(_ data: Data, for account: String) -> Bool {
        let query =
            [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: data] as CFDictionary
        SecItemDelete(query)
        return SecItemAdd(query, nil) == noErr
    }

    public static func nonce() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        return SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess ? bytes : []
    }
}

extension String {
    public var sha256: String { SHA256.hash(data: Data(utf8)).map { String(format: "%02x", $0) }.joined() }

    public var md5: String {
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        let data = Data(utf8)
        _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        return digest.map { String(format: "%02x", $0) }.joined()
    }

    public var qrCode: UIImage? {
        let filter = CIFilter(name: "CIQRCodeGenerator")
        filter?.setValue(data(using: .ascii), forKey: "inputMessage")
        guard let output = filter?.outputImage else { return nil }
        return UIImage(ciImage: output.transformed(by: CGAffineTransform(scaleX: 3, y: 3)))
    }

    public var builtinQRCode: CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(utf8)
        filter.correctionLevel = "H"
        return filter.outputImage
    }
}

public final class Connectivity: @unchecked Sendable {
    private let monitor = NWPathMonitor()
    public private(set) var isConnected = false

    public init() {}

    public func start(_ changed: @escaping () -> Void) {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async {
                self?.isConnected = path.status == .satisfied && !path.isExpensive
                changed()
            }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
    }
}

public final class Idle: GKState {
    override public func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Running.Type }
}

public final class Running: GKState {
    public var entered = 0
    override public func didEnter(from previousState: GKState?) { entered += 1 }
}

public final class Bluetooth: NSObject, CBCentralManagerDelegate {
    private var manager: CBCentralManager!
    public var state: CBManagerState?
    public func start() { manager = CBCentralManager(delegate: self, queue: nil) }
    public func centralManagerDidUpdateState(_ central: CBCentralManager) {
        switch central.state {
        case .poweredOn: central.scanForPeripherals(withServices: nil, options: nil)
        default: state = central.state
        }
    }
}

public struct Delivery: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        var minutes: Int
    }
    var name: String
}

public enum Services {
    public static func thumbnail(of data: Data, maxSize: CGFloat) -> UIImage? {
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, options) else { return nil }
        let small =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: maxSize,
            ] as CFDictionary
        return CGImageSourceCreateThumbnailAtIndex(source, 0, small).map { UIImage(cgImage: $0) }
    }

    public static func impact() {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else {
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
            return
        }
        let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let event = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
        let engine = try? CHHapticEngine()
        try? engine?.start()
        let player = try? CHHapticPattern(events: [event], parameters: []).map(engine)
        try? player?.start(atTime: CHHapticTimeImmediate)
    }

    public static func startDelivery() -> Bool {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return false }
        let activity = try? Activity.request(
            attributes: Delivery(name: "Pizza"), content: .init(state: .init(minutes: 3), staleDate: nil))
        return activity != nil
    }

    public static func index(_ titles: [String]) {
        let items = titles.map { title -> CSSearchableItem in
            let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
            attributes.title = title
            return CSSearchableItem(uniqueIdentifier: title, domainIdentifier: "notes", attributeSet: attributes)
        }
        CSSearchableIndex.default().indexSearchableItems(items) { error in
            if let error = error { print(error.localizedDescription) }
        }
        WidgetCenter.shared.reloadAllTimelines()
        try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    }

    public static func deviceModel() -> String {
        var info = utsname()
        uname(&info)
        return CTTelephonyNetworkInfo().serviceSubscriberCellularProviders?.values.first?.carrierName ?? "None"
    }

    public static func askToTrack(_ answer: @escaping (ATTrackingManager.AuthorizationStatus) -> Void) {
        if ASIdentifierManager.shared().isAdvertisingTrackingEnabled { return }
        ATTrackingManager.requestTrackingAuthorization { status in answer(status) }
    }

    public static func tiltUpdates(_ manager: CMMotionManager) -> Bool {
        guard manager.isDeviceMotionAvailable else { return false }
        manager.startDeviceMotionUpdates(to: .main) { motion, _ in print(motion?.attitude.roll ?? 0) }
        return true
    }
}

extension CHHapticPattern {
    fileprivate func map(_ engine: CHHapticEngine?) -> CHHapticPatternPlayer? { try? engine?.makePlayer(with: self) }
}
