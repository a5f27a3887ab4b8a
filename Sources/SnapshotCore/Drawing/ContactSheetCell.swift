import BuilderUIKit
import Render

/// One screen of a contact sheet.
@MainActor
package struct ContactSheetCell {
    let title: String
    let detail: String
    /// Points.
    let size: CGSize
    let isBareView: Bool
    let warnings: [String]
    private let layer: Layer
    private let ground: Color

    init(_ screen: LaidOutScreen) {
        title = screen.name
        detail = screen.configuration.caption
        size = screen.display.size
        isBareView = !screen.isWholeScreen
        layer = screen.display.layer
        ground = screen.groundColor
        warnings = screen.display.warnings.map { "\(screen.name) (\(screen.configuration.name)): \($0)" }
    }

    /// A picture that was drawn before.
    /// - Parameter size: points.
    package init(title: String, detail: String, picture: Bitmap, size: CGSize, isBareView: Bool, ground: Color) {
        self.title = title
        self.detail = detail
        self.size = size
        self.isBareView = isBareView
        self.ground = ground
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.contents = [.image(ImageContent(bitmap: picture, destination: layer.bounds))]
        self.layer = layer
        warnings = []
    }

    /// The screen made smaller, with a hairline around it.
    /// - Parameter frame: where it goes; whole points.
    func thumbnail(in frame: CGRect, factor: CGFloat, border: Color) -> Layer {
        var small = Layer(frame: CGRect(origin: .zero, size: size))
        small.anchorPoint = .zero
        small.position = .zero
        small.transform = CGAffineTransform(scaleX: factor, y: factor)
        small.sublayers = [layer]
        var window = Layer(frame: frame)
        window.masksToBounds = true
        window.background = ground
        window.corners = Layer.Corners(radius: Self.cornerRadius)
        window.border = Layer.Border(width: 0.5, color: border)
        window.sublayers = [small]
        return window
    }

    private static let cornerRadius = 4.0
}

extension SnapshotConfiguration {
    /// The caption of the cell, such as `iPhone 12 · Dark · Right to left`.
    var caption: String {
        var parts = [device.name, appearance == .dark ? "Dark" : "Light"]
        if orientation == .landscape { parts.append("Landscape") }
        if layoutDirection == .rightToLeft { parts.append("Right to left") }
        if contentSizeCategory != .large { parts.append("Text \(textSizeName.uppercased())") }
        if let width { parts.append("\(width) points wide") }
        return parts.joined(separator: " · ")
    }
}
