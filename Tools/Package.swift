// swift-tools-version: 6.1
import PackageDescription

/// Programs for those who work on the project: a package of its own, so that nobody who depends on Builder compiles them.
let package = Package(
    name: "BuilderTools",
    dependencies: [.package(name: "Builder", path: "..")],
    targets: [
        .executableTarget(name: "make-sample-data", dependencies: [.product(name: "Render", package: "Builder")])
    ],
    swiftLanguageModes: [.v6]
)
