import BuilderUIKit
import Foundation
import Render

/// The positions of a contact sheet's cells.
@MainActor
package struct ContactSheetGrid {
    private let rows: [[ContactSheetCell]]
    private let factors: [CGFloat]
    private let columnWidths: [CGFloat]
    private let zoom: CGFloat
    private let padding: CGFloat

    /// Lays out cells.
    /// - Parameters:
    ///   - rows: at least one cell in each; none has more than the first.
    ///   - zoom: the factor by which thumbnails are enlarged.
    ///   - padding: the padding around the cells, in points.
    package init(_ rows: [[ContactSheetCell]], zoom: CGFloat, padding: CGFloat) {
        self.rows = rows
        self.padding = padding.rounded(.up)
        let columns = rows[0].indices.map { column in rows.compactMap { column < $0.count ? $0[column] : nil } }
        let factors = columns.map { cells in
            (cells.map { Self.factor(of: $0.size, isBareView: $0.isBareView) }.min() ?? 1) * zoom
        }
        self.zoom = zoom
        self.factors = factors
        columnWidths = zip(columns, factors).map { cells, factor in
            cells.map { ($0.size.width * factor).rounded() }.reduce(Self.leastColumnWidth, max)
        }
    }

    /// The sizes of thumbnails, in points: portrait screens fit into 180 × 340, landscape screens into 340 × 180. Bare
    /// views are at most 180 wide, and cropped at a height of 340.
    private static let shortSide: CGFloat = 180
    private static let longSide: CGFloat = 340
    private static let leastColumnWidth: CGFloat = 120
    /// The gap between cells, and around all of them.
    private static let gap: CGFloat = 24
    /// The gap between a thumbnail and its caption.
    private static let captionGap: CGFloat = 6

    /// Returns the largest factor, at most 1, at which a screen fits.
    package static func factor(of size: CGSize, isBareView: Bool) -> CGFloat {
        if isBareView { return min(1, shortSide / size.width) }
        return min(1, shortSide / min(size.width, size.height), longSide / max(size.width, size.height))
    }

    /// Returns the size of a thumbnail, in whole points.
    private func size(of cell: ContactSheetCell, in column: Int) -> CGSize {
        let factor = factors[column]
        return CGSize(
            width: max(1, (cell.size.width * factor).rounded()),
            height: max(1, min(cell.size.height * factor, Self.longSide * zoom).rounded()))
    }

    /// Returns thumbnails and captions. The thumbnails of a row are aligned.
    /// - Throws: `RenderError`.
    package func display(appearance: Appearance) throws -> Display {
        let border = Color(.separator, for: appearance)
        let captions = UIView()
        var thumbnails: [Layer] = []
        var y = padding + Self.gap
        for row in rows {
            let sizes = row.enumerated().map { size(of: $1, in: $0) }
            let bottom = y + (sizes.map(\.height).max() ?? 0)
            y = bottom + Self.captionGap
            var x = padding + Self.gap
            for (column, cell) in row.enumerated() {
                let frame = CGRect(origin: CGPoint(x: x, y: bottom - sizes[column].height), size: sizes[column])
                thumbnails.append(cell.thumbnail(in: frame, factor: factors[column], border: border))
                let end = cell.addCaption(
                    to: captions, at: CGPoint(x: x, y: bottom + Self.captionGap), width: columnWidths[column])
                y = max(y, end)
                x += columnWidths[column] + Self.gap
            }
            y += Self.gap
        }
        let width = columnWidths.reduce(2 * padding + Self.gap) { $0 + $1 + Self.gap }
        return try sheet(thumbnails, captions, CGSize(width: width, height: y + padding), appearance)
    }

    private func sheet(
        _ thumbnails: [Layer], _ captions: UIView, _ size: CGSize, _ appearance: Appearance
    ) throws -> Display {
        let traits = UITraitCollection(userInterfaceStyle: appearance.interfaceStyle)
        var display = try Renderer(traits: traits, scale: 2)
            .layOut(captions, width: Double(size.width), height: Double(size.height))
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers = thumbnails + [display.layer]
        display.layer = root
        display.scale = 1
        return display
    }
}

/// One screen of a contact sheet.
@MainActor
package struct ContactSheetCell {
    let title: String
    let detail: String
    /// The size in points.
    let size: CGSize
    let isBareView: Bool
    let warnings: [String]
    let missingTexts: [MissingText]
    private let layer: Layer
    private let ground: Color

    init(_ screen: LaidOutScreen) {
        title = screen.name
        detail = screen.configuration.caption
        size = screen.display.size
        isBareView = !screen.isWholeScreen
        layer = screen.display.layer
        ground = screen.groundColor
        missingTexts = screen.display.missingTexts
        warnings = screen.display.warnings.map { "\(screen.name) (\(screen.configuration.name)): \($0)" }
    }

    /// Creates a cell of a picture that has already been drawn.
    /// - Parameter size: the size in points.
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
        missingTexts = []
    }

    /// Returns the scaled screen, with a hairline around it.
    /// - Parameter frame: the frame of the thumbnail, in whole points.
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

    /// Adds the screen's name and the configuration below each other.
    /// - Returns: the bottom of the texts, in whole points.
    func addCaption(to view: UIView, at origin: CGPoint, width: CGFloat) -> CGFloat {
        var y = origin.y
        for (text, font, color) in [
            (title, UIFont.systemFont(ofSize: 13, weight: .semibold), UIColor.label),
            (detail, UIFont.systemFont(ofSize: 11), UIColor.secondaryLabel),
        ] {
            let label = UILabel()
            label.text = text
            label.font = font
            label.textColor = color
            label.numberOfLines = 0
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: origin.x, y: y, width: width, height: height.rounded(.up))
            y = label.frame.maxY + 1
            view.addSubview(label)
        }
        return y - 1
    }
}

extension SnapshotConfiguration {
    /// The caption of the cell, such as `iPhone 12 · Dark · Right to left`.
    var caption: String {
        var parts = [device.name, appearance == .dark ? "Dark" : "Light"]
        if orientation == .landscape { parts.append("Landscape") }
        if let locale { parts.append(Locale(identifier: "en").localizedString(forIdentifier: locale) ?? locale) }
        if layoutDirection == .rightToLeft, locale == nil { parts.append("Right to left") }
        if contentSizeCategory != .large { parts.append("Text \(textSizeName.uppercased())") }
        if let width { parts.append("\(width) points wide") }
        switch splitFraction {
        case .third: parts.append("One third")
        case .half: parts.append("Half")
        case .twoThirds: parts.append("Two thirds")
        case nil: break
        }
        if accessibilityContrast == .high { parts.append("High contrast") }
        if legibilityWeight == .bold { parts.append("Bold text") }
        if accessibilitySettings.reducesMotion { parts.append("Reduced motion") }
        if accessibilitySettings.reducesTransparency { parts.append("Reduced transparency") }
        if accessibilitySettings.runsVoiceOver { parts.append("VoiceOver") }
        if accessibilitySettings.differentiatesWithoutColor { parts.append("Without color") }
        return parts.joined(separator: " · ")
    }
}
