// swift-tools-version: 6.1
import PackageDescription

let uikit: [Target.Dependency] = [
    .product(name: "BuilderUIKit", package: "Builder"), .product(name: "Render", package: "Builder"),
]

/// The benchmarks. They are a separate package, so clients of the project don't build them.
let package = Package(
    name: "BuilderBenchmarks",
    dependencies: [
        .package(name: "Builder", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // The demo's screens, through a symbolic link, as they aren't a product of the main package.
        .target(
            name: "DemoScreens",
            dependencies: [
                .product(name: "Builder", package: "Builder"), .product(name: "BuilderFactory", package: "Builder"),
                .product(name: "BuilderSnapshots", package: "Builder"),
                .product(name: "BuilderAppleFrameworks", package: "Builder"), "DemoSwiftlyScreens",
            ],
            exclude: ["Resources"],
            // Avoids a clash with the main package's target of the same name.
            swiftSettings: [.unsafeFlags(["-module-alias", "SwiftlyScreens=DemoSwiftlyScreens"])]),
        .target(
            name: "DemoSwiftlyScreens",
            dependencies: [
                .product(name: "SwiftlyUI", package: "Builder"), .product(name: "BuilderUIKit", package: "Builder"),
            ],
            exclude: ["Resources"],
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
        // The example's receipt, also through a symbolic link.
        .target(name: "ReceiptKit", dependencies: [.product(name: "Builder", package: "Builder")]),
        .target(name: "SampleReceipt", dependencies: ["ReceiptKit"]),
        .systemLibrary(name: "CGlibc"),
        .target(name: "Measuring", dependencies: ["CGlibc"]),
        .executableTarget(name: "card-positions", dependencies: ["DemoScreens"] + uikit),
        .executableTarget(name: "cold-label", dependencies: [.product(name: "BuilderUIKit", package: "Builder")]),
        .executableTarget(name: "warm-card", dependencies: ["DemoScreens", "Measuring"] + uikit),
        .executableTarget(name: "receipt-rate", dependencies: ["SampleReceipt", "Measuring"] + uikit),
        .executableTarget(name: "receipt-memory", dependencies: ["SampleReceipt", "Measuring"] + uikit),
        .executableTarget(
            name: "layout-scaling",
            dependencies: ["Measuring", .product(name: "LayoutSolver", package: "Builder")] + uikit),
        .executableTarget(name: "table-10000", dependencies: ["DemoScreens", "Measuring"] + uikit),
        .executableTarget(name: "compositional-10000", dependencies: ["Measuring"] + uikit),
        .executableTarget(name: "cell-layout", dependencies: ["Measuring"] + uikit),
        .executableTarget(
            name: "picture-comparison",
            dependencies: [
                "Measuring", .product(name: "ImageDiff", package: "Builder"),
                .product(name: "Render", package: "Builder"),
            ]),
        .executableTarget(
            name: "image-sampling", dependencies: ["Measuring", .product(name: "Render", package: "Builder")],
            swiftSettings: [.define("DEBUG", .when(configuration: .debug))]),
        .executableTarget(
            name: "backdrop-blur", dependencies: ["Measuring", .product(name: "Render", package: "Builder")],
            swiftSettings: [.define("DEBUG", .when(configuration: .debug))]),
        // Its catalog of controls is a symbolic link to the demo's.
        .executableTarget(name: "control-states", dependencies: ["Measuring"] + uikit),
        .executableTarget(
            name: "solver-against-kiwi",
            dependencies: ["Measuring", .product(name: "LayoutSolver", package: "Builder")]),
        .executableTarget(
            name: "rx-against-opencombine",
            dependencies: [
                "Measuring", .product(name: "BuilderRxSwift", package: "Builder"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .executableTarget(
            name: "combine-against-rx",
            dependencies: [
                "Measuring", .product(name: "BuilderCombine", package: "Builder"),
                .product(name: "BuilderRxSwift", package: "Builder"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .executableTarget(
            name: "binding-costs", dependencies: ["Measuring", .product(name: "Builder", package: "Builder")]),
        .executableTarget(
            name: "fluent-building",
            dependencies: [
                "Measuring", .product(name: "SwiftlyUI", package: "Builder"),
                .product(name: "BuilderUIKit", package: "Builder"),
            ]),
        .executableTarget(
            name: "verify-gallery",
            dependencies: [
                "Measuring", .product(name: "Builder", package: "Builder"),
                .product(name: "BuilderSnapshots", package: "Builder"), .product(name: "Render", package: "Builder"),
            ]),
        .executableTarget(
            name: "docs-check",
            dependencies: [
                "Measuring", .product(name: "Builder", package: "Builder"),
                .product(name: "BuilderSnapshots", package: "Builder"),
            ]),
        .executableTarget(name: "bench-verify", dependencies: ["Measuring"]),
        .executableTarget(name: "bench-report", dependencies: ["Measuring"]),
        .executableTarget(name: "bench-scale", dependencies: ["Measuring"]),
        .executableTarget(
            name: "bench-table",
            dependencies: [
                "Measuring", .product(name: "ImageDiff", package: "Builder"),
                .product(name: "Render", package: "Builder"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
