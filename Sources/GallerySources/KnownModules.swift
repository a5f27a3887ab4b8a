/// The modules that are recognized by their names.
package enum KnownModules {
    /// The modules that sources shared with iOS can import on Linux: the language's own, and replacements of the
    /// originals.
    package static let onLinux: Set<String> = Set(ModuleAlias.all.filter { $0.isInGallery }.map(\.original)).union([
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "CoreFoundation", "Dispatch", "Glibc", "RegexBuilder", "Synchronization", "Observation",
        "Distributed", "Builder", "SwiftlyUI", "Render", "BuilderFoundation", "BuilderSnapshots", "_Concurrency",
        "_StringProcessing",
    ]).union(ModuleAlias.all.filter { $0.isInGallery }.map(\.ours))

    /// Returns whether a module, or the one that contains it, is available only on Apple's systems.
    package static func isApples(_ module: String) -> Bool { apples.contains(root(of: module)) }

    /// Returns the module on Linux that has the content of a module or of a part of it.
    package static func replacement(of module: String) -> String { replaced[root(of: module)] ?? root(of: module) }

    /// The modules that have another name on Linux.
    private static let replaced = ["ObjectiveC": "Foundation", "CoreFoundation": "Foundation"]

    /// The name before the first dot.
    package static func root(of module: String) -> String { String(module.prefix { $0 != "." }) }

    private static let apples = Set(
        """
        Accelerate Accounts ActivityKit AdServices AdSupport AppIntents AppKit AppTrackingTransparency ARKit \
        AudioToolbox AuthenticationServices AVFAudio AVFoundation AVKit BackgroundAssets BackgroundTasks \
        BusinessChat CallKit CarPlay CFNetwork Charts ClassKit ClockKit CloudKit Cocoa CommonCrypto Contacts \
        ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreGraphics CoreHaptics \
        CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreSpotlight \
        CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin \
        DeveloperToolsSupport DeviceActivity DeviceCheck EventKit EventKitUI ExposureNotification \
        ExternalAccessory FamilyControls FileProvider FileProviderUI GameController GameKit GameplayKit \
        GLKit GroupActivities HealthKit HealthKitUI HomeKit iAd IdentityLookup ImageIO Intents IntentsUI \
        IOKit IOSurface iTunesLibrary JavaScriptCore LinkPresentation LocalAuthentication MachO \
        ManagedSettings MapKit MediaAccessibility MediaPlayer MediaSetup MessageUI Messages Metal MetalFX \
        MetalKit MetalPerformanceShaders MetricKit MLCompute MobileCoreServices ModelIO \
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension \
        NotificationCenter ObjectiveC OpenAL OpenGLES os OSLog PassKit PDFKit PencilKit Photos PhotosUI \
        PushKit PushToTalk QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices \
        SceneKit ScreenTime Security SensitiveContentAnalysis SensorKit SharedWithYou ShazamKit simd Social \
        SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TabularData TipKit \
        Translation UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount \
        VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit WidgetKit
        """.split(separator: " ").map(String.init))
}

/// The module name of an original, and of its replacement on Linux.
///
/// The list is the one at the top of the package's own manifest; a test compares them.
package struct ModuleAlias: Hashable {
    package var original: String
    package var ours: String
    /// A Boolean value that indicates whether the library of galleries contains the module.
    package var isInGallery: Bool
    /// A Boolean value that indicates whether a module or package of an app with the original's name takes its place:
    /// DGCharts' module had the name of Swift Charts before version 5.
    package var yields: Bool { original == "Charts" }

    package static let all =
        [
            alias("UIKit"),
            alias("QuartzCore"),
            alias("CoreGraphics"),
            alias("CoreText"),
            alias("Combine"),
            alias("RxSwift"),
            alias("RxCocoa"),
            alias("RxRelay"),
            alias("RxTest", isInGallery: false),
            alias("RxBlocking", isInGallery: false),
            alias("Factory"),
            alias("SnapshotTesting", isInGallery: false),
            alias("InlineSnapshotTesting", isInGallery: false),
        ] + frameworks.map { alias($0) }
        + imageLoaders.map { alias($0) } + [
            ModuleAlias(original: "_Testing_UIKit", ours: "BuilderTestingUIKit", isInGallery: false)
        ]

    /// The frameworks of which this package has what view code names.
    private static let frameworks = [
        "os", "OSLog", "UniformTypeIdentifiers", "CoreLocation", "WebKit", "SafariServices", "MapKit", "CoreMedia",
        "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications", "AuthenticationServices",
        "LocalAuthentication", "MessageUI", "StoreKit", "LinkPresentation", "Contacts", "ContactsUI", "QuickLook",
        "PassKit", "Security", "CoreData", "ImageIO", "CoreImage", "CryptoKit", "CoreMotion", "GameplayKit", "Network",
        "CoreHaptics", "ActivityKit", "AudioToolbox", "AppTrackingTransparency", "AdSupport", "NaturalLanguage",
        "HealthKit", "SystemConfiguration", "Intents", "EventKit", "CoreTelephony", "CoreBluetooth", "CoreSpotlight",
        "BackgroundTasks", "CallKit", "WidgetKit", "Darwin", "MobileCoreServices", "CommonCrypto", "Accelerate",
        "SwiftUI", "simd", "MediaPlayer",
        "Accessibility", "Vision", "VisionKit", "PDFKit", "EventKitUI", "CoreServices", "CFNetwork", "AVFAudio",
        "Symbols", "WatchConnectivity", "Speech", "PencilKit", "GameKit", "JavaScriptCore",
        "QuickLookThumbnailing", "IntentsUI", "CoreVideo", "CloudKit", "Social", "NotificationCenter",
        "UserNotificationsUI", "MetricKit", "TipKit", "AppIntents", "GameController",
        "PushKit", "CarPlay",
        "Metal", "MetalKit", "DeviceCheck", "CoreNFC", "FileProvider", "NetworkExtension", "CoreML",
        "MultipeerConnectivity", "ReplayKit", "HomeKit", "Messages", "SpriteKit", "SceneKit", "ARKit", "SwiftData",
        "WeatherKit", "Charts",
    ]

    /// The libraries that load pictures by URL, of which this package has what views use.
    private static let imageLoaders = ["Kingfisher", "SDWebImage", "Nuke", "NukeExtensions", "AlamofireImage"]

    private static func alias(_ original: String, isInGallery: Bool = true) -> ModuleAlias {
        ModuleAlias(original: original, ours: "Builder\(original)", isInGallery: isInGallery)
    }
}
