import BuilderUIKit
import SnapshotCore

/// A picture with known bytes, which every machine with the same libraries and fonts reproduces.
///
/// It consists of plain views in code, and needs no file, no network, no clock, and no font other than the system's.
struct ReferenceSnapshot: Sendable {
    /// The name in reports: `text.light`.
    let name: String
    private let appearance: Appearance
    /// The size in points.
    private let size: CGSize
    /// The number of pixels per point.
    private let scale: Double
    private let make: @MainActor @Sendable () -> UIView

    /// Returns a view in light and in dark.
    static func pair(
        _ name: String, width: Double, height: Double, scale: Double,
        _ make: @escaping @MainActor @Sendable () -> UIView
    ) -> [ReferenceSnapshot] {
        Appearance.allCases.map { appearance in
            ReferenceSnapshot(
                name: "\(name).\(appearance.rawValue)", appearance: appearance,
                size: CGSize(width: width, height: height),
                scale: scale, make: make)
        }
    }

    /// All reference pictures, which together exercise the painter's features.
    static let all: [ReferenceSnapshot] =
        pair("text", width: 320, height: 300, scale: 2) { ReferenceViews.text() }
        + pair("paragraphs", width: 300, height: 330, scale: 3) { ReferenceViews.paragraphs() }
        + pair("shapes", width: 300, height: 220, scale: 2) { ReferenceViews.shapes() }
        + pair("gradients", width: 300, height: 200, scale: 3) { ReferenceViews.gradients() }
        + pair("images", width: 300, height: 200, scale: 2) { ReferenceViews.images() }
        + pair("controls", width: 320, height: 260, scale: 2) { ReferenceViews.controls() }
        + pair("directions", width: 320, height: 120, scale: 3) { ReferenceViews.directions() }

    /// Builds and lays it out.
    /// - Throws: `RenderError`.
    @MainActor
    func display() throws -> Display {
        let renderer = Renderer(traits: UITraitCollection(userInterfaceStyle: appearance.interfaceStyle), scale: scale)
        return try renderer.layOut(make(), width: Double(size.width), height: Double(size.height))
    }
}
