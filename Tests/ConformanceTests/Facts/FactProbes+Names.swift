import BuilderUIKit
import Foundation

/// Names and forms that apps rely on: these probes also have to compile.
extension FactProbes {
    static let names: [String: Probe] = [
        "geometry-prints": {
            .texts(
                "\(CGRect(x: 0, y: 0, width: 10, height: 10))", "\(CGPoint(x: 1, y: 2.5))",
                "\(CGSize(width: 1, height: 2))")
        },
        "batch-updates": {
            let table = UITableView(frame: .zero, style: .plain)
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            @MainActor func update(_ changes: () -> Void) {
                table.performBatchUpdates(changes)
                collection.performBatchUpdates(changes)
            }
            var calls = 0
            update { calls += 1 }
            return .counts(calls)
        },
        "associated-optional": {
            let (owner, label) = (UIView(), UILabel())
            let value: UIView?? = label
            objc_setAssociatedObject(owner, &associationKey, value as Any?, .OBJC_ASSOCIATION_RETAIN)
            let found = objc_getAssociatedObject(owner, &associationKey) as? UIView
            return .texts(found.map { "\(type(of: $0))" } ?? "nothing", found === label ? "the same" : "another")
        },
        "global-names": {
            @MainActor func proxy<Bar: UIAppearance>(_ type: Bar.Type) -> Bar.Proxy { type.appearance() }
            return .texts(
                "\(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)", "\(autoreleasepool { 3 })",
                "\(proxy(UINavigationBar.self) === UINavigationBar.appearance())")
        },
        "designated-initializers": {
            .numbers(
                Indicator(style: .large).frame.width, Picture(image: nil).frame.width,
                Item().title == nil ? 0 : 1, Refresh().isRefreshing ? 1 : 0)
        },
    ]
}

@MainActor private var associationKey: UInt8 = 0

// These call and override initializers that UIKit's headers mark as designated, or as failable.

private final class Indicator: UIActivityIndicatorView {
    override init(style: Style) { super.init(style: style) }
    required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Picture: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Refresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
