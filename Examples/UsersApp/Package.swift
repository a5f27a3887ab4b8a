// swift-tools-version: 6.1
import PackageDescription

// The app's sources are identical on all platforms. On iOS they are compiled against UIKit, RxSwift, Factory and
// Builder themselves; on Linux these module names are aliases of the modules of the package two folders up.
#if os(Linux)
let packages: [Package.Dependency] = [.package(name: "Builder", path: "../..")]

let modules: [Target.Dependency] = [
    .product(name: "Builder", package: "Builder"),
    .product(name: "BuilderUIKit", package: "Builder"),
    .product(name: "BuilderRxSwift", package: "Builder"),
    .product(name: "BuilderFactory", package: "Builder"),
    .product(name: "BuilderCombine", package: "Builder"),
]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .unsafeFlags([
        "-module-alias", "UIKit=BuilderUIKit",
        "-module-alias", "RxSwift=BuilderRxSwift",
        "-module-alias", "RxCocoa=BuilderRxCocoa",
        "-module-alias", "RxRelay=BuilderRxRelay",
        "-module-alias", "Factory=BuilderFactory",
        "-module-alias", "Combine=BuilderCombine",
        "-module-alias", "QuartzCore=BuilderQuartzCore",
        "-module-alias", "CoreGraphics=BuilderCoreGraphics",
        "-module-alias", "CoreText=BuilderCoreText",
        "-module-alias", "_Testing_UIKit=BuilderTestingUIKit",
        "-enable-testing",
    ]),
]

/// The gallery, which draws the app's screens; only available on Linux.
let gallery: [Target] = [
    .executableTarget(
        name: "Gallery",
        dependencies: ["UsersApp", .product(name: "BuilderSnapshots", package: "Builder")] + modules,
        swiftSettings: settings)
]

/// The module that `Testing` adds to tests that import `UIKit`.
let testing: [Target.Dependency] = [.product(name: "BuilderTestingUIKit", package: "Builder")]
#else
let packages: [Package.Dependency] = [
    .package(url: "https://github.com/ReactiveX/RxSwift", from: "6.5.0"),
    .package(url: "https://github.com/hmlongco/Factory", "1.2.8"..<"2.0.0"),
    .package(url: "https://github.com/hmlongco/Builder", branch: "main"),
]

let modules: [Target.Dependency] = [
    .product(name: "RxSwift", package: "RxSwift"),
    .product(name: "RxCocoa", package: "RxSwift"),
    .product(name: "RxRelay", package: "RxSwift"),
    .product(name: "Factory", package: "Factory"),
    .product(name: "Builder", package: "Builder"),
]

let settings: [SwiftSetting] = [.swiftLanguageMode(.v5)]
let gallery: [Target] = []
let testing: [Target.Dependency] = []
#endif

let package = Package(
    name: "UsersApp",
    platforms: [.iOS(.v15)],
    products: [.library(name: "UsersApp", targets: ["UsersApp"])],
    dependencies: packages,
    targets: [
        .target(
            name: "UsersApp", dependencies: modules,
            resources: [.copy("Resources/people.json"), .copy("Resources/portraits")],
            swiftSettings: settings),
        .testTarget(name: "UsersAppTests", dependencies: ["UsersApp"] + modules + testing, swiftSettings: settings),
    ] + gallery
)
