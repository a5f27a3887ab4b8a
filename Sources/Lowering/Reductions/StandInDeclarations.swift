import GallerySources

/// The declarations of missing types.
struct StandInDeclarations {
    let standIns: [StandIn]

    init(_ standIns: [StandIn]) { self.standIns = standIns }

    /// The text of a file that declares them.
    var text: String {
        (["// Types that neither the app nor Linux has.", "import UIKit", ""] + standIns.map(Self.declaration))
            .joined(separator: "\n") + "\n"
    }

    private static func declaration(of standIn: StandIn) -> String {
        switch standIn.kind {
        case .view: "open class \(standIn.name): MissingView {}"
        case .controller: "open class \(standIn.name): MissingViewController {}"
        case .tableCell: "open class \(standIn.name): MissingTableViewCell {}"
        case .collectionCell: "open class \(standIn.name): MissingCollectionViewCell {}"
        case .protocolType: "public protocol \(standIn.name) {}"
        case .object: "open class \(standIn.name): MissingObject {}"
        }
    }
}
