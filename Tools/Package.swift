// swift-tools-version: 6.1
import PackageDescription

/// Maintenance programs. They are a separate package, so clients of Builder don't build them.
let package = Package(
    name: "BuilderTools",
    dependencies: [.package(name: "Builder", path: "..")],
    targets: [
        .executableTarget(name: "make-sample-data", dependencies: [.product(name: "Render", package: "Builder")])
    ],
    swiftLanguageModes: [.v6]
)
