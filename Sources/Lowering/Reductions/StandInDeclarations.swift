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
        var names = standIn.name.split(separator: ".").map(String.init)
        guard let superclass = superclass(of: standIn.kind), let name = names.popLast() else {
            return "public protocol \(standIn.name) {}"
        }
        let parameters = (0..<standIn.genericParameters).map { "T\($0)" }.joined(separator: ", ")
        // A subclass doesn't inherit the lookup of type members.
        let type = """
            @dynamicMemberLookup open class \(name)\(parameters.isEmpty ? "" : "<\(parameters)>"): \(superclass) {
                public static subscript(dynamicMember name: String) -> MissingMember { get { MissingMember() } set {} }
                public static subscript<Value>(dynamicMember name: String) -> Value { get { missingValue() } set {} }
            }
            """
        return names.isEmpty ? type : "extension \(names.joined(separator: ".")) {\n\(type)\n}"
    }

    /// Returns the class of BuilderUIKit that a stand-in is derived from; nil for a protocol.
    private static func superclass(of kind: StandIn.Kind) -> String? {
        switch kind {
        case .view: "MissingView"
        case .controller: "MissingViewController"
        case .tableCell: "MissingTableViewCell"
        case .collectionCell: "MissingCollectionViewCell"
        case .object: "MissingObject"
        case .protocolType: nil
        }
    }
}
