import GallerySources
import SnapshotCore

/// The lines of the report about the previews in an app's files.
struct PreviewReport {
    private let previews: [LoweredPreview]

    init(_ previews: [LoweredPreview]) { self.previews = previews }

    /// The maximum number of previews listed for each reason.
    private static let shown = 5

    var lines: [String] {
        let drawn = previews.filter { $0.function != nil }.count
        let others = LoweredPreview.Obstacle.allCases.compactMap { obstacle -> String? in
            let places = previews.filter { $0.function == nil && $0.obstacle == obstacle }
                .map { "\($0.path):\($0.line)" }
            guard !places.isEmpty else { return nil }
            let rest = places.count - Self.shown
            let shown = rest > 1 ? places.prefix(Self.shown) + ["\(rest) more"] : places[...]
            return "  \(Self.title(of: obstacle)): \(shown.joined(separator: ", "))"
        }
        let count = drawn == 0 ? "none is a screen" : drawn == 1 ? "1 is a screen" : "\(drawn) are screens"
        return ["Previews in the app's files: \(previews.count), of which \(count)."] + others
    }

    private static func title(of obstacle: LoweredPreview.Obstacle) -> String {
        switch obstacle {
        case .swiftUI: "SwiftUI's, not drawn"
        case .form: "not in the form of UIKit's #Preview, not drawn"
        case .refused: "left out, since they don't compile"
        }
    }
}
