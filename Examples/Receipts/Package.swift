// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Receipts",
    products: [
        .library(name: "ReceiptKit", targets: ["ReceiptKit"]),
        .executable(name: "receipts", targets: ["receipts"]),
    ],
    dependencies: [
        // In your own package: .package(url: "…/Builder", from: "…").
        .package(name: "Builder", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(name: "ReceiptKit", dependencies: [.product(name: "Builder", package: "Builder")]),
        .executableTarget(
            name: "receipts",
            dependencies: ["ReceiptKit", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .testTarget(
            name: "ReceiptKitTests",
            dependencies: [
                "ReceiptKit", .product(name: "BuilderSnapshotTesting", package: "Builder"),
                .product(name: "Render", package: "Builder"),
            ],
            exclude: ["__Snapshots__"], resources: [.copy("Orders")]),
    ],
    swiftLanguageModes: [.v6]
)
