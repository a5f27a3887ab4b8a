// swift-tools-version: 6.1
import PackageDescription

/// The originals' module names, mapped onto ours for targets that hold sources shared with iOS.
let iOSNames: [SwiftSetting] = [
    .swiftLanguageMode(.v5),
    .unsafeFlags(
        [
            "-module-alias", "UIKit=BuilderUIKit",
            "-module-alias", "RxSwift=BuilderRxSwift",
            "-module-alias", "RxCocoa=BuilderRxCocoa",
            "-module-alias", "RxRelay=BuilderRxRelay",
            "-module-alias", "Factory=BuilderFactory",
            "-module-alias", "SnapshotTesting=BuilderSnapshotTesting",
            "-module-alias", "Combine=BuilderCombine",
            "-module-alias", "QuartzCore=BuilderQuartzCore",
            "-module-alias", "CoreGraphics=BuilderCoreGraphics",
            "-module-alias", "_Testing_UIKit=BuilderTestingUIKit",
        ], .when(platforms: [.linux])),
]

let package = Package(
    name: "Builder",
    products: [
        .library(name: "Render", targets: ["Render"]),
    ],
    targets: [
        .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
        .target(name: "Render", dependencies: ["CCairo"]),
        .target(name: "BuilderUIKit", dependencies: ["Render"]),
    ],
    swiftLanguageModes: [.v6]
)
