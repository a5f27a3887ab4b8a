// swift-tools-version: 6.1
import Foundation
import PackageDescription

// snapshot: begin ios-names
/// The modules of iOS and of its libraries that exist on Linux under another name: UIKit as BuilderUIKit.
let iOSModules = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Combine", "RxSwift", "RxCocoa", "RxRelay", "RxTest",
    "RxBlocking", "Factory", "SnapshotTesting", "InlineSnapshotTesting",
    "os", "OSLog", "UniformTypeIdentifiers", "CoreLocation", "WebKit", "SafariServices", "MapKit", "CoreMedia",
    "AVFoundation", "AVKit", "Photos", "PhotosUI", "UserNotifications", "AuthenticationServices",
    "LocalAuthentication", "MessageUI", "StoreKit", "LinkPresentation", "Contacts", "ContactsUI", "QuickLook",
    "PassKit", "Security", "CoreData", "ImageIO", "CoreImage", "CryptoKit", "CoreMotion", "GameplayKit", "Network",
    "CoreHaptics", "ActivityKit", "AudioToolbox", "AppTrackingTransparency", "AdSupport", "NaturalLanguage",
    "HealthKit", "SystemConfiguration", "Intents", "EventKit", "CoreTelephony", "CoreBluetooth", "CoreSpotlight",
    "BackgroundTasks", "CallKit", "WidgetKit", "Darwin", "MobileCoreServices", "CommonCrypto", "Accelerate", "SwiftUI",
    "simd", "MediaPlayer",
    "Accessibility", "Vision", "VisionKit", "PDFKit", "EventKitUI", "CoreServices", "CFNetwork", "AVFAudio",
    "Symbols", "WatchConnectivity", "Speech", "PencilKit", "GameKit", "JavaScriptCore", "QuickLookThumbnailing",
    "IntentsUI", "CoreVideo", "CloudKit", "Social", "NotificationCenter", "UserNotificationsUI", "MetricKit", "TipKit",
    "AppIntents", "GameController", "PushKit", "CarPlay",
    "Metal", "MetalKit", "DeviceCheck", "CoreNFC", "FileProvider", "NetworkExtension", "CoreML",
    "MultipeerConnectivity", "ReplayKit", "HomeKit", "Messages", "SpriteKit", "SceneKit", "ARKit", "SwiftData",
    "WeatherKit", "Charts",
    "Kingfisher", "SDWebImage", "Nuke", "NukeExtensions", "AlamofireImage",
]

/// The originals' module names, mapped onto ours for targets that hold sources shared with iOS.
let iOSNames: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .unsafeFlags(
        iOSModules.flatMap { ["-module-alias", "\($0)=Builder\($0)"] }
            + ["-module-alias", "_Testing_UIKit=BuilderTestingUIKit"],
        .when(platforms: [.linux])),
]
// snapshot: end ios-names

/// The place of RxSwift's package, its folder or its URL, if RxSwift takes the place of the own modules with its
/// interface. See Documentation/RealRxSwift.md.
let rxSwift = Context.environment["BUILDER_RXSWIFT"].flatMap { $0.isEmpty ? nil : $0 }
let rxSwiftPackage: [Package.Dependency] =
    rxSwift.map { place in
        [place.contains("://") ? .package(url: place, from: "6.10.0") : .package(name: "RxSwift", path: place)]
    } ?? []

/// The originals' module names for this package's targets. RxSwift's own modules keep their names.
let sharedNames: [SwiftSetting] =
    rxSwift == nil
    ? iOSNames
    : [
        .swiftLanguageMode(.v5),
        .unsafeFlags(
            iOSModules.filter { !["RxSwift", "RxRelay", "RxTest", "RxBlocking"].contains($0) }.flatMap {
                ["-module-alias", "\($0)=Builder\($0)"]
            } + ["-module-alias", "_Testing_UIKit=BuilderTestingUIKit"],
            .when(platforms: [.linux])),
    ]

/// A module with the interface of one of RxSwift's: the own one, or one that re-exports RxSwift's.
@MainActor func rx(_ name: String, _ own: [Target.Dependency]) -> Target {
    guard rxSwift != nil else { return .target(name: "Builder\(name)", dependencies: own) }
    return .target(
        name: "Builder\(name)",
        dependencies: ["Settling", .product(name: name, package: "RxSwift")]
            + (name == "RxSwift" ? [] : ["BuilderRxSwift"]),
        path: "Sources/RxSwiftInPlace/Builder\(name)")
}

/// Targets that need the own modules, and that are left out with RxSwift: their tests, and the thread sanitizer's
/// program.
let ownRxTargets: Set = ["BuilderRxSwiftTests", "rx-threads"]

/// The toolchain's folder with the modules of swift-syntax, compiled with optimization, which the compiler's macros
/// use. Nil on other systems than Linux, and if this package is fetched by version: then SwiftPM permits no search
/// paths. It reads the manifest at a version twice, in the folder “/” to resolve dependencies and in its checkout.
let toolchainSyntax: String? = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    guard Context.packageDirectory != "/", !Context.packageDirectory.contains("/checkouts/"),
        let libraries = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
        let line = String(decoding: libraries, as: UTF8.self).split(separator: "\n").first(where: {
            $0.hasSuffix(library)
        }),
        let start = line.firstIndex(of: "/")
    else { return nil }
    let folder = "\(line[start...].dropLast(library.count))/host"
    return FileManager.default.fileExists(atPath: "\(folder)/SwiftIfConfig.swiftmodule") ? folder : nil
}()

/// The package swift-syntax where the toolchain doesn't have its modules.
let syntaxPackage: [Package.Dependency] =
    toolchainSyntax == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []
let syntaxProducts: [Target.Dependency] =
    toolchainSyntax == nil
    ? ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"].map { .product(name: $0, package: "swift-syntax") } : []

/// The settings of targets that import swift-syntax, or a module that does.
let syntaxSettings: [SwiftSetting] = toolchainSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
    toolchainSyntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// A target in `Sources/Compatibility`: one file that re-exports the module for an original's name.
func compatibility(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Compatibility/\(name)")
}

/// A target in `Sources/AppleFrameworks`: what view code names of a framework that only Apple's systems have.
func framework(_ name: String, _ dependencies: [Target.Dependency] = ["BuilderUIKit"]) -> Target {
    .target(
        name: "Builder\(name)", dependencies: dependencies + ["Settling"], path: "Sources/AppleFrameworks/\(name)")
}

/// The frameworks that only Apple's systems have.
let frameworks = [
    framework("os", ["BuilderFoundation"]),
    framework("OSLog", ["Builderos"]),
    framework("UniformTypeIdentifiers", ["BuilderFoundation"]),
    framework("CoreLocation", ["BuilderFoundation"]),
    framework("WebKit", ["BuilderSecurity", "BuilderUIKit"]),
    framework("SafariServices"),
    framework("MapKit", ["BuilderCoreLocation", "BuilderContacts", "BuilderSwiftUI", "BuilderUIKit"]),
    framework("CoreVideo", ["BuilderFoundation"]),
    framework("CoreMedia", ["BuilderCoreVideo", "BuilderFoundation"]),
    framework(
        "AVFoundation", ["BuilderAudioToolbox", "BuilderCoreMedia", "BuilderUniformTypeIdentifiers", "BuilderUIKit"]),
    framework("AVKit", ["BuilderAVFoundation", "BuilderSwiftUI"]),
    framework("Photos", ["BuilderAVFoundation", "BuilderCoreLocation", "BuilderImageIO"]),
    framework("PhotosUI", ["BuilderPhotos", "BuilderSwiftUI", "BuilderUniformTypeIdentifiers"]),
    framework("UserNotifications", ["BuilderCoreLocation", "BuilderUIKit"]),
    framework("AuthenticationServices"),
    framework("LocalAuthentication", ["BuilderFoundation"]),
    framework("MessageUI"),
    framework("StoreKit", ["BuilderSwiftUI", "BuilderUIKit"]),
    framework("LinkPresentation"),
    framework("Contacts", ["BuilderCoreLocation", "BuilderFoundation"]),
    framework("ContactsUI", ["BuilderContacts", "BuilderUIKit"]),
    framework("QuickLook", ["BuilderSwiftUI"]),
    framework("PassKit", ["BuilderContacts", "BuilderUIKit"]),
    framework("Security", ["BuilderFoundation"]),
    framework("CoreData", ["BuilderCloudKit", "BuilderUIKit"]),
    framework("CloudKit", ["BuilderCoreLocation", "BuilderUIKit"]),
    framework("ImageIO"),
    framework("CoreImage", ["BuilderCoreVideo", "BuilderImageIO", "BuilderMetal", "BuilderUIKit", "Render"]),
    framework("CryptoKit", ["BuilderFoundation"]),
    framework("CoreMotion", ["BuilderFoundation"]),
    framework("GameplayKit", ["BuilderFoundation", "BuilderSceneKit", "BuilderSpriteKit"]),
    framework("Network", ["BuilderFoundation"]),
    framework("CoreHaptics", ["BuilderFoundation"]),
    framework("ActivityKit", ["BuilderFoundation"]),
    framework("AudioToolbox", ["BuilderFoundation"]),
    framework("AppTrackingTransparency", ["BuilderFoundation"]),
    framework("AdSupport", ["BuilderFoundation"]),
    framework("NaturalLanguage", ["BuilderFoundation"]),
    framework("HealthKit", ["BuilderCoreLocation", "BuilderUIKit"]),
    framework("SystemConfiguration", ["BuilderFoundation"]),
    framework("Intents"),
    framework("EventKit"),
    framework("CoreTelephony", ["BuilderFoundation"]),
    framework("CoreBluetooth", ["BuilderFoundation"]),
    framework("CoreSpotlight", ["BuilderUniformTypeIdentifiers", "BuilderUIKit"]),
    framework("BackgroundTasks", ["BuilderFoundation"]),
    framework("CallKit", ["BuilderAVFoundation"]),
    framework("WidgetKit", ["BuilderActivityKit", "BuilderAppIntents", "BuilderFoundation", "BuilderSwiftUI"]),
    framework("Darwin", ["BuilderFoundation"]),
    framework("MobileCoreServices"),
    framework("CommonCrypto", ["BuilderFoundation", "BuilderCryptoKit"]),
    framework("Accelerate", ["BuilderFoundation"]),
    framework("simd", ["BuilderFoundation"]),
    framework("MediaPlayer"),
    framework("Accessibility", ["BuilderFoundation"]),
    framework("Vision", ["BuilderCoreImage", "BuilderCoreML", "BuilderUIKit"]),
    framework("VisionKit", ["BuilderVision", "BuilderUIKit"]),
    framework("PDFKit"),
    framework("EventKitUI", ["BuilderEventKit", "BuilderUIKit"]),
    framework("CoreServices", ["BuilderMobileCoreServices"]),
    framework("CFNetwork", ["BuilderFoundation"]),
    framework("AVFAudio", ["BuilderAVFoundation"]),
    framework("Symbols"),
    framework("WatchConnectivity", ["BuilderFoundation"]),
    framework("Speech", ["BuilderAVFoundation"]),
    framework("PencilKit"),
    framework("GameKit"),
    framework("GameController"),
    framework("PushKit", ["BuilderFoundation"]),
    framework("CarPlay"),
    framework("JavaScriptCore", ["BuilderFoundation"]),
    framework("QuickLookThumbnailing"),
    framework("IntentsUI", ["BuilderIntents", "BuilderUIKit"]),
    framework("Social"),
    framework("NotificationCenter"),
    framework("UserNotificationsUI", ["BuilderUserNotifications"]),
    framework("MetricKit", ["Builderos"]),
    framework("TipKit", ["BuilderSwiftUI"]),
    framework("AppIntents", ["BuilderFoundation", "BuilderSwiftUI"]),
    framework("Metal"),
    framework("MetalKit", ["BuilderMetal", "BuilderUIKit"]),
    framework("DeviceCheck", ["BuilderFoundation"]),
    framework("CoreNFC", ["BuilderFoundation"]),
    framework("FileProvider", ["BuilderFoundation", "BuilderUniformTypeIdentifiers"]),
    framework("NetworkExtension", ["BuilderFoundation"]),
    framework("CoreML", ["BuilderCoreVideo", "BuilderFoundation"]),
    framework("MultipeerConnectivity"),
    framework("ReplayKit", ["BuilderCoreMedia", "BuilderUIKit"]),
    framework("HomeKit", ["BuilderFoundation"]),
    framework("Messages"),
    framework("SpriteKit", ["BuilderSwiftUI", "BuilderUIKit"]),
    framework("SceneKit", ["BuilderSwiftUI", "BuilderUIKit", "Buildersimd"]),
    framework("ARKit", ["BuilderCoreVideo", "BuilderSceneKit", "BuilderSpriteKit", "BuilderUIKit", "Buildersimd"]),
    framework("SwiftData", ["BuilderFoundation", "BuilderSwiftUI"]),
    framework("WeatherKit", ["BuilderCoreLocation", "BuilderFoundation"]),
    framework("Charts", ["BuilderFoundation", "BuilderSwiftUI"]),
    framework(
        "SwiftUI",
        ["BuilderAccessibility", "BuilderCombine", "BuilderCoreData", "BuilderUniformTypeIdentifiers", "BuilderUIKit"]),
]

/// A target in `Sources/ImageLoaders`: what views use of a library that loads pictures by URL.
func imageLoader(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: "Builder\(name)", dependencies: dependencies + ["BuilderImageLoading", "BuilderUIKit"],
        path: "Sources/ImageLoaders/\(name)")
}

/// The libraries that load pictures by URL.
let imageLoaders = [
    imageLoader("Kingfisher"),
    imageLoader("SDWebImage"),
    imageLoader("Nuke"),
    imageLoader("NukeExtensions", ["BuilderNuke"]),
    imageLoader("AlamofireImage"),
]

/// A target in `Tests/Fixtures/Corpus`: files as in an iOS app, lowered when they are built.
///
/// - Parameters:
///   - packages: the packages that the files import, with the targets that have their files.
///   - resources: the paths in `Files` of the resources that are copied.
///   - others: the other paths in `Files`, if resources are copied.
@MainActor func corpus(
    _ name: String, importing packages: [String: String] = [:], copying resources: [String] = [],
    excluding others: [String] = []
) -> Target {
    .target(
        name: "Corpus\(name)",
        dependencies: ["BuilderCombine", "BuilderRxSwift", "BuilderRxCocoa", "BuilderRxRelay"]
            + packages.values.sorted().map { .byName(name: $0) }
            + uiKit.map { .byName(name: $0) } + frameworks.map { .byName(name: $0.name) },
        path: "Tests/Fixtures/Corpus/\(name)",
        exclude: ["lowering.json"] + (resources.isEmpty ? ["Files"] : others.map { "Files/\($0)" }),
        sources: ["Module.swift"], resources: resources.map { .copy("Files/\($0)") },
        swiftSettings: sharedNames + [
            .unsafeFlags(
                ["-suppress-warnings", "-enable-testing"]
                    + packages.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] })
        ],
        plugins: ["LowerSources"])
}

/// UIKit, and the modules that sources shared with iOS import beside it.
let uiKit = ["BuilderUIKit", "BuilderQuartzCore", "BuilderCoreGraphics", "BuilderCoreText"]

let package = Package(
    name: "Builder",
    products: [
        .library(name: "Builder", targets: ["Builder"]),
        .library(name: "SwiftlyUI", targets: ["SwiftlyUI"]),
        .library(name: "BuilderUIKit", targets: uiKit),
        .library(name: "BuilderAppleFrameworks", targets: frameworks.map(\.name)),
        .library(name: "BuilderImageLoaders", targets: imageLoaders.map(\.name)),
        .library(name: "BuilderRxSwift", targets: ["BuilderRxSwift", "BuilderRxCocoa", "BuilderRxRelay"]),
        .library(name: "BuilderRxTest", targets: ["BuilderRxTest"]),
        .library(name: "BuilderRxBlocking", targets: ["BuilderRxBlocking"]),
        .library(name: "BuilderFactory", targets: ["BuilderFactory"]),
        .library(name: "BuilderCombine", targets: ["BuilderCombine"]),
        .library(name: "BuilderSnapshots", targets: ["BuilderSnapshots"]),
        .library(
            name: "BuilderSnapshotTesting", targets: ["BuilderSnapshotTesting", "BuilderInlineSnapshotTesting"]),
        .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
        .library(name: "Render", targets: ["Render"]),
        .library(name: "ImageDiff", targets: ["ImageDiff"]),
        .library(name: "BuilderTestingUIKit", targets: ["BuilderTestingUIKit"]),
        // The library that the galleries of `snapshot init` link: one file instead of two thousand.
        .library(
            name: "BuilderGallery", type: .dynamic,
            targets: ["Builder", "SwiftlyUI", "BuilderFactory", "BuilderCombine", "BuilderSnapshots"] + uiKit
                + ["BuilderRxSwift", "BuilderRxCocoa", "BuilderRxRelay"] + frameworks.map(\.name)
                + imageLoaders.map(\.name)),
        // A gallery's executable has the replacements of the C library itself, since Foundation looks there first.
        .library(name: "BuilderInterposition", type: .static, targets: ["CInterposition"]),
        .executable(name: "snapshot", targets: ["snapshot"]),
        .plugin(name: "LowerSources", targets: ["LowerSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ] + syntaxPackage + rxSwiftPackage,
    targets: ([
        // The constraints behind Auto Layout: numbers in, numbers out.
        .target(name: "LayoutSolver"),

        // Layers in, pixels out.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
        .systemLibrary(name: "CImageCodecs"),
        .systemLibrary(name: "CFileSystem"),
        // The process that draws vector images.
        .target(name: "CVectors", dependencies: ["CCairo"]),
        .target(name: "Render", dependencies: ["CCairo", "CImageCodecs", "CFileSystem", "CVectors"]),

        // Pictures and view trees, compared.
        .target(name: "ImageDiff", dependencies: ["Render"]),

        // The pending work of a screen, for which a render waits.
        .target(name: "Settling", dependencies: ["CStack"]),
        // Room on the stack for recursion of any depth.
        .target(name: "CStack"),

        // The C library's clock, replaced in renders of the command.
        .target(name: "CInterposition"),

        // Parts of Foundation that only Apple's systems have.
        .target(
            name: "BuilderFoundation", dependencies: ["Settling"],
            // The plural rules of languages, in the library that Foundation brings along.
            linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),

        // The parser of symbol sets.
        .systemLibrary(name: "CExpat"),

        // UIKit, Rx and Builder.
        .target(
            name: "BuilderUIKit",
            dependencies: [
                "LayoutSolver", "Render", "Settling", "BuilderFoundation", "BuilderUniformTypeIdentifiers", "CExpat",
            ]),
        rx("RxSwift", ["Settling", "CStack", .product(name: "OpenCombine", package: "OpenCombine")]),
        rx("RxRelay", ["Settling", "BuilderRxSwift"]),
        rx("RxTest", ["BuilderRxSwift"]),
        // Settling runs the main queue's work while code in the queue waits for a sequence.
        rx("RxBlocking", ["Settling", "BuilderRxSwift"]),
        .target(
            name: "BuilderRxCocoa",
            dependencies: ["Settling", "BuilderRxSwift", "BuilderRxRelay", "BuilderUIKit", "BuilderWebKit"]),
        .target(name: "Builder", dependencies: ["BuilderUIKit", "BuilderRxSwift", "BuilderRxCocoa", "BuilderRxRelay"]),

        // Combine, on OpenCombine's core.
        .target(
            name: "BuilderCombine",
            dependencies: [
                "Settling", "CStack", "BuilderFoundation",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),

        // UIKit itself, fluent.
        .target(name: "SwiftlyUI", dependencies: ["Settling", "BuilderSwiftUI", "BuilderUIKit"]),

        // Injection.
        .target(name: "BuilderFactory"),

        // Names for sources shared with iOS.
        compatibility("BuilderQuartzCore", ["BuilderUIKit"]),
        compatibility("BuilderCoreGraphics", ["BuilderUIKit"]),
        compatibility("BuilderCoreText", ["BuilderUIKit"]),
        compatibility("BuilderTestingUIKit", ["BuilderUIKit"]),

        // An app's sources, rewritten so that they compile on Linux; linked only by tools and tests. GallerySources has
        // what a gallery's command and the tools have in common.
        .target(name: "GallerySources"),
        .target(
            name: "Lowering",
            dependencies: ["GallerySources"] + syntaxProducts, swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinking),

        // The accessors for an app's resources that its build generates.
        .target(name: "Accessors", dependencies: ["GallerySources"]),

        // The plugin that lowers an app's sources when a gallery is built.
        .executableTarget(
            name: "lower-sources", dependencies: ["GallerySources", "Lowering", "Accessors"],
            path: "Sources/LowerSources", swiftSettings: syntaxSettings),
        .plugin(name: "LowerSources", capability: .buildTool(), dependencies: ["lower-sources"]),

        // A hand on a live screen.
        .target(name: "ScreenDriver", dependencies: ["BuilderUIKit"]),

        // Screens, snapshots, the command.
        .target(
            name: "SnapshotCore",
            dependencies: [
                "BuilderUIKit", "ScreenDriver", "Render", "ImageDiff", "Settling", "CFileSystem", "CInterposition",
                "GallerySources",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        .target(
            name: "SnapshotReview", dependencies: ["SnapshotCore", "BuilderUIKit", "Render", "ImageDiff"],
            resources: [.embedInCode("Reporting/Page/Assets")]),
        .target(
            name: "SnapshotDocs", dependencies: ["SnapshotCore", "BuilderUIKit", "Render", "ImageDiff"],
            resources: [.embedInCode("Gallery/Assets")]),
        .target(name: "SnapshotGit", dependencies: ["SnapshotCore", "BuilderUIKit", "Render", "ImageDiff"]),
        .target(name: "SnapshotDoctor", dependencies: ["SnapshotCore", "BuilderUIKit", "Render"]),
        .target(name: "SnapshotBuild", dependencies: ["SnapshotCore", "GallerySources", "Render"]),
        .target(name: "SnapshotWatch", dependencies: ["SnapshotCore", "SnapshotBuild"]),
        .target(
            name: "SnapshotInit",
            dependencies: [
                "Render", "SnapshotCore", "SnapshotBuild", "GallerySources", .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "SnapshotMCP",
            dependencies: [
                "SnapshotCore", "SnapshotBuild", "ScreenDriver", "BuilderUIKit", "Render",
            ]),
        .target(
            name: "SnapshotServe",
            dependencies: [
                "SnapshotCore", "SnapshotReview", "ScreenDriver", "BuilderUIKit", "Render",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.embedInCode("Page/Assets")]),
        .target(
            name: "SnapshotInspect", dependencies: ["SnapshotCore", "SnapshotReview", "BuilderUIKit", "Render"]),
        .target(
            name: "SnapshotCommand",
            dependencies: [
                "SnapshotCore", "SnapshotReview", "SnapshotDocs", "SnapshotGit", "SnapshotDoctor", "SnapshotInit",
                "SnapshotBuild", "SnapshotInspect", "SnapshotWatch", "SnapshotMCP", "SnapshotServe",
                "BuilderUIKit", "Render", "ImageDiff",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "BuilderSnapshots",
            dependencies: ["ScreenDriver", "SnapshotCommand", "SnapshotCore", "SnapshotDocs", "ImageDiff"]),
        .target(
            name: "BuilderSnapshotTesting",
            dependencies: ["SnapshotCore", "Builder", "BuilderUIKit", "Render", "ImageDiff", "Settling"]),
        compatibility("BuilderInlineSnapshotTesting", ["BuilderSnapshotTesting"]),
        // Imports of this one stay inside: two systems of views in one module would take each other's members.
        .target(
            name: "SwiftlyScreens", dependencies: ["SwiftlyUI", "BuilderUIKit"], resources: [.copy("Resources")],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        .target(
            name: "Screens",
            dependencies: [
                "Render", "Builder", "BuilderFactory", "BuilderPDFKit", "BuilderSnapshots", "BuilderSwiftUI",
                "BuilderTipKit", "SwiftlyScreens",
            ],
            // Each by itself, so that the languages are at the top of the bundle, as an app's are.
            resources: ["portraits", "users.json", "en.lproj", "de.lproj", "ar.lproj"].map {
                .copy("Resources/\($0)")
            }),
        .executableTarget(name: "snapshot", dependencies: ["BuilderSnapshots", "Screens"]),

        // A gallery of many small screens, some of which misbehave, for the tests of runs.
        .executableTarget(
            name: "gallery-tool", dependencies: ["Builder", "BuilderUIKit", "BuilderSnapshots"],
            path: "Tests/Fixtures/GalleryTool"),

        // Sources as an iOS app has them.
        .target(
            name: "IOSFixture",
            dependencies: [
                "Builder", "BuilderUIKit", "BuilderRxSwift", "BuilderRxCocoa", "BuilderRxRelay", "BuilderCombine",
                "BuilderQuartzCore", "BuilderCoreGraphics", "BuilderCoreText", "BuilderAVFoundation",
            ],
            path: "Tests/Fixtures/IOSFixture",
            // RxCombine's members are the own modules'.
            exclude: rxSwift == nil ? [] : ["Rx/DownloadModel.swift"], swiftSettings: sharedNames),
        .target(
            name: "FactoryFixture", dependencies: ["BuilderFactory"], path: "Tests/Fixtures/FactoryFixture",
            swiftSettings: sharedNames),

        // Combine as apps use it.
        .target(
            name: "CombineFixture", dependencies: ["BuilderCombine"], path: "Tests/Fixtures/CombineFixture",
            swiftSettings: sharedNames + [.enableUpcomingFeature("MemberImportVisibility")]),

        // The common part of the stand-ins for image loaders: pictures from a folder in place of a network.
        .target(
            name: "BuilderImageLoading", dependencies: ["BuilderUIKit", "Settling"],
            path: "Sources/ImageLoaders/ImageLoading"),

        // Views that load pictures.
        .target(
            name: "ImageLoadersFixture", dependencies: imageLoaders.map { .byName(name: $0.name) },
            path: "Tests/Fixtures/ImageLoaders", swiftSettings: sharedNames),

        // Sources that use Apple's other frameworks.
        .target(
            name: "AppleFrameworksFixture", dependencies: frameworks.map { .byName(name: $0.name) },
            path: "Tests/Fixtures/AppleFrameworks", swiftSettings: sharedNames),

        // SwiftlyUI has the original's name: no alias.
        .target(
            name: "SwiftlyFixture", dependencies: ["SwiftlyUI", "BuilderUIKit"], path: "Tests/Fixtures/SwiftlyFixture",
            swiftSettings: sharedNames),

        // Apps' files that only lowering makes compilable.
        corpus("Forms"),
        corpus("Tracker"),
        corpus("Feed"),
        corpus("Shop"),
        corpus("ConstraintMaking"),
        corpus("Orders", importing: ["SnapKit": "CorpusConstraintMaking"]),
        corpus(
            "Accessors", copying: ["Resources/Assets.xcassets", "Resources/sample.json"],
            excluding: [
                "Screens", "swiftgen.yml", "Resources/Main.storyboard", "Resources/Onboarding.xcstrings",
                "Resources/RowCell.xib", "Resources/acme.ttf", "Resources/en.lproj",
            ]),

        // Programs of their own, for the thread sanitizer: scripts/check-threads.
        .executableTarget(
            name: "rx-threads", dependencies: ["BuilderRxSwift", "BuilderRxRelay", "Settling"], path: "Tests/RxThreads"),
        .executableTarget(name: "combine-threads", dependencies: ["BuilderCombine"], path: "Tests/CombineThreads"),

        // Tests.
        .target(name: "RandomNumbers", path: "Tests/Support/RandomNumbers"),
        .target(name: "RenderFixtures", dependencies: ["Render"], path: "Tests/Support/RenderFixtures"),
        // Sources that compile only when an interface is as listed, generated when the tests are built.
        .executableTarget(name: "prove-interface", path: "Tests/Support/ProveInterface"),
        .plugin(name: "ProveInterface", capability: .buildTool(), dependencies: ["prove-interface"]),
        .target(name: "DocumentTools", dependencies: ["ImageDiff", "Render"], path: "Tests/Support/DocumentTools"),
        .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "RandomNumbers"]),
        .testTarget(
            name: "RenderTests",
            dependencies: ["Render", "ImageDiff", "CCairo", "DocumentTools", "RandomNumbers", "RenderFixtures"]),
        .testTarget(
            name: "LoweringTests", dependencies: ["Lowering", "GallerySources"], swiftSettings: syntaxSettings),
        .testTarget(name: "AccessorsTests", dependencies: ["Accessors"]),
        .testTarget(name: "BuilderFoundationTests", dependencies: ["BuilderFoundation", "Settling"]),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "Render", "RenderFixtures"]),
        .testTarget(
            name: "BuilderUIKitTests", dependencies: ["BuilderUIKit", "LayoutSolver", "Render", "DocumentTools"]),
        .testTarget(
            name: "AppleFrameworksTests",
            dependencies: ["AppleFrameworksFixture", "BuilderCombine", "BuilderUIKit", "Settling"]
                + frameworks.map { .byName(name: $0.name) }),
        .testTarget(
            name: "ImageLoadersTests",
            dependencies: ["ImageLoadersFixture", "BuilderImageLoading", "BuilderUIKit", "Render"]
                + imageLoaders.map { .byName(name: $0.name) }),
        .testTarget(
            name: "BuilderRxSwiftTests",
            dependencies: [
                "BuilderRxSwift", "BuilderRxRelay", "BuilderRxTest", "BuilderRxBlocking",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .testTarget(
            name: "BuilderCombineTests",
            dependencies: ["BuilderCombine", "BuilderFoundation", "CombineFixture", "Settling"]),
        .testTarget(
            name: "BuilderRxCocoaTests",
            dependencies: [
                "BuilderRxCocoa", "BuilderRxSwift", "BuilderRxRelay", "BuilderRxTest", "BuilderUIKit", "BuilderWebKit",
                "Settling",
            ], swiftSettings: rxSwift == nil ? [] : [.define("RXSWIFT_IN_PLACE")]),
        .testTarget(name: "BuilderFactoryTests", dependencies: ["BuilderFactory", "FactoryFixture"]),
        .testTarget(
            name: "BuilderTests",
            dependencies: ["Builder", "BuilderRxCocoa", "BuilderUIKit", "Render"],
            plugins: ["ProveInterface"]),
        .testTarget(
            name: "SwiftlyUITests",
            dependencies: ["SwiftlyUI", "SwiftlyScreens", "BuilderSwiftUI", "BuilderUIKit", "Render"],
            plugins: ["ProveInterface"]),
        .testTarget(
            name: "BuilderSnapshotsTests",
            dependencies: [
                "BuilderSnapshots", "ScreenDriver", "SnapshotBuild", "SnapshotCommand", "SnapshotCore", "SnapshotDocs",
                "SnapshotDoctor", "SnapshotGit", "SnapshotInit", "SnapshotInspect", "SnapshotMCP", "SnapshotReview",
                "SnapshotServe", "SnapshotWatch", "GallerySources", "Builder", "BuilderRxCocoa", "BuilderRxSwift",
                "BuilderUIKit", "Render", "ImageDiff", "gallery-tool",
            ]),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "BuilderUIKit", "Screens", "BuilderFactory", "BuilderSnapshots", "Builder", "BuilderRxTest", "Render",
                "ImageDiff", "DocumentTools", "SnapshotCore",
            ]),
        // Code that the documentation quotes.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "SnapshotCommand", "Screens", "Builder", "BuilderSnapshots", "ScreenDriver", "SnapshotCore",
                "BuilderSnapshotTesting", "BuilderUIKit", "Render", "ImageDiff",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["__Snapshots__"]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["BuilderSnapshotTesting", "BuilderUIKit", "Builder", "Render"],
            resources: [.copy("Data")]),
        .testTarget(
            name: "BuilderSnapshotTestingTests",
            dependencies: [
                "BuilderSnapshotTesting", "Builder", "BuilderUIKit", "Render", "RenderFixtures",
            ], exclude: ["Asserting/__Snapshots__"]),
        .testTarget(
            name: "SnapshotTestingFixtureTests",
            dependencies: ["BuilderSnapshotTesting", "BuilderInlineSnapshotTesting", "BuilderUIKit"],
            path: "Tests/Fixtures/SnapshotTestingFixture", exclude: ["__Snapshots__"], swiftSettings: sharedNames),
        .testTarget(
            name: "IOSFixtureTests",
            dependencies: [
                "IOSFixture", "BuilderUIKit", "BuilderRxSwift", "BuilderRxTest", "BuilderRxBlocking",
                "BuilderTestingUIKit",
            ],
            path: "Tests/Fixtures/IOSFixtureTests",
            exclude: rxSwift == nil ? [] : ["DownloadModelTests.swift"], swiftSettings: sharedNames),
        .testTarget(
            name: "CorpusTests",
            dependencies: [
                "CorpusForms", "CorpusTracker", "CorpusFeed", "CorpusOrders", "CorpusAccessors", "CorpusShop",
                "BuilderSnapshotTesting", "BuilderCombine", "BuilderRxSwift", "BuilderUIKit", "BuilderTestingUIKit",
            ], exclude: ["__Snapshots__"], swiftSettings: sharedNames),
        .testTarget(
            name: "SwiftlyFixtureTests",
            dependencies: ["SwiftlyFixture", "SwiftlyUI", "BuilderUIKit", "BuilderTestingUIKit"],
            path: "Tests/Fixtures/SwiftlyFixtureTests", swiftSettings: sharedNames),
    ] + frameworks + imageLoaders).filter { rxSwift == nil || !ownRxTargets.contains($0.name) },
    swiftLanguageModes: [.v6]
)
