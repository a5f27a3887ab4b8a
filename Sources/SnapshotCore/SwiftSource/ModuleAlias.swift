/// An original's module name and the one that replaces it on Linux.
///
/// The list is the one at the top of the package's own manifest; a test compares them.
package struct ModuleAlias: Hashable {
    package var original: String
    package var ours: String
    /// The product that contains the module; nil while there is none.
    package var product: String?

    package static let all = [
        ModuleAlias(original: "UIKit", ours: "BuilderUIKit", product: "BuilderUIKit"),
        ModuleAlias(original: "RxSwift", ours: "BuilderRxSwift", product: "BuilderRxSwift"),
        ModuleAlias(original: "RxCocoa", ours: "BuilderRxCocoa", product: "BuilderRxSwift"),
        ModuleAlias(original: "RxRelay", ours: "BuilderRxRelay", product: "BuilderRxSwift"),
        ModuleAlias(original: "RxTest", ours: "BuilderRxTest", product: nil),
        ModuleAlias(original: "Factory", ours: "BuilderFactory", product: "BuilderFactory"),
        ModuleAlias(original: "SnapshotTesting", ours: "BuilderSnapshotTesting", product: nil),
        ModuleAlias(
            original: "InlineSnapshotTesting", ours: "BuilderInlineSnapshotTesting", product: nil),
        ModuleAlias(original: "Combine", ours: "BuilderCombine", product: "BuilderCombine"),
        ModuleAlias(original: "QuartzCore", ours: "BuilderQuartzCore", product: "BuilderUIKit"),
        ModuleAlias(original: "CoreGraphics", ours: "BuilderCoreGraphics", product: "BuilderUIKit"),
        ModuleAlias(original: "_Testing_UIKit", ours: "BuilderTestingUIKit", product: nil),
    ]

    /// The products that a target of an app's sources needs, in the order in which they are written. SwiftlyUI has the
    /// same name on iOS.
    package static let products: [String] =
        ["Builder"]
        + all.compactMap(\.product).reduce(into: []) { products, product in
            if !products.contains(product) { products.append(product) }
        } + ["SwiftlyUI"]
}
