import BuilderUIKit
import Foundation
import Render

/// Composes pictures for the App Store: background, caption and the screen, as layers that are painted once.
@MainActor
package final class StoreComposition {
    private let template: StoreTemplate
    private var backgrounds: [BackgroundKey: Bitmap] = [:]

    package init(_ template: StoreTemplate) { self.template = template }

    /// The size of a background.
    private struct BackgroundKey: Hashable {
        var width: Double
        var height: Double
        var scale: Double
    }

    /// Returns a picture of the device's size with a screen in it.
    /// - Parameters:
    ///   - screen: The whole screen.
    ///   - caption: The caption; nil for none.
    /// - Throws: `StoreTemplateError` if nothing is left for the screen; `RenderError`.
    package func display(
        of screen: Display, caption: String?, for configuration: SnapshotConfiguration
    ) throws -> Display {
        let size = screen.size
        let unit = min(size.width, size.height) / 100
        var display = screen
        var area = CGRect(origin: .zero, size: size).inset(
            by: UIEdgeInsets(
                top: template.insets.top * unit, left: template.insets.left * unit,
                bottom: template.insets.bottom * unit, right: template.insets.right * unit))
        var layers = [try background(size: size, scale: screen.scale)]
        if let caption {
            let drawing = try CaptionDrawing(
                caption, style: template.caption, unit: unit, size: size, area: area, for: configuration)
            layers.append(drawing.display.layer)
            display.warnings += drawing.warnings.filter { !display.warnings.contains($0) }
            display.missingTexts += drawing.display.missingTexts.filter { !display.missingTexts.contains($0) }
            area = drawing.rest
        }
        guard area.size.height >= 20 * unit, area.size.width >= 20 * unit else {
            throw StoreTemplateError(
                path: template.path ?? "--frame", key: "insets",
                reason:
                    "insets and captions leave less than a fifth of the width of \(configuration.device.name) for the "
                    + "screen: make them smaller")
        }
        layers.append(placed(screen, in: area, for: configuration))
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers = layers
        display.layer = root
        display.background = .white
        return display
    }

    // MARK: Screen

    /// Returns the screen, with its frame if there is one, in the middle of an area and as large as fits.
    private func placed(_ screen: Display, in area: CGRect, for configuration: SnapshotConfiguration) -> Layer {
        let device = configuration.device
        var subject: Layer
        var size = screen.size
        if template.hasFrame {
            let frame = DeviceFrame(of: device, in: configuration.orientation)
            subject = frame.layer(around: screen.layer, background: screen.background)
            size = frame.size
        } else {
            subject = Layer(frame: CGRect(origin: .zero, size: size))
            subject.background = screen.background
            subject.corners = Layer.Corners(radius: Double(device.cornerRadius), curve: .continuous)
            subject.masksToBounds = true
            subject.sublayers = [screen.layer]
        }
        let factor = min(area.width / size.width, area.height / size.height)
        subject.anchorPoint = .zero
        subject.position = CGPoint(
            x: area.midX - size.width * factor / 2, y: area.midY - size.height * factor / 2)
        subject.transform = CGAffineTransform(scaleX: factor, y: factor)
        return subject
    }

    // MARK: Background

    /// Returns the background. One that isn't plain is painted once for each size, since gradients and scaled images
    /// take longer than all else.
    private func background(size: CGSize, scale: Double) throws -> Layer {
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        if case .color(let color) = template.background {
            layer.background = color
            return layer
        }
        let key = BackgroundKey(width: Double(size.width), height: Double(size.height), scale: scale)
        let bitmap = try backgrounds[key] ?? paintedBackground(size: size, scale: scale)
        backgrounds[key] = bitmap
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds))]
        return layer
    }

    private func paintedBackground(size: CGSize, scale: Double) throws -> Bitmap {
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        switch template.background {
        case .color(let color): layer.background = color
        case .gradient(let from, let to, let direction):
            let end: CGPoint =
                switch direction {
                case .down: CGPoint(x: 0, y: 1)
                case .right: CGPoint(x: 1, y: 0)
                case .diagonal: CGPoint(x: 1, y: 1)
                }
            let stops = [
                GradientContent.Stop(location: 0, color: from), GradientContent.Stop(location: 1, color: to),
            ]
            layer.contents = [.gradient(GradientContent(kind: .linear, stops: stops, start: .zero, end: end))]
        case .image(let bitmap):
            layer.masksToBounds = true
            let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
            let factor = max(size.width / width, size.height / height)
            let filled = CGSize(width: width * factor, height: height * factor)
            let origin = CGPoint(x: (size.width - filled.width) / 2, y: (size.height - filled.height) / 2)
            layer.contents = [
                .image(ImageContent(bitmap: bitmap, destination: CGRect(origin: origin, size: filled)))
            ]
        }
        do {
            return try Painter().paint(layer, size: size, scale: scale, background: .white)
        } catch {
            throw RenderError(error)
        }
    }
}

/// A caption, drawn by a label over the whole picture.
@MainActor
private struct CaptionDrawing {
    let display: Display
    let warnings: [String]
    /// The part of the area that remains for the screen.
    let rest: CGRect

    /// Lays out a caption at the edge of an area.
    ///
    /// The height is that of the style's number of lines, so that screens have the same size whatever their captions.
    init(
        _ text: String, style: StoreTemplate.CaptionStyle, unit: CGFloat, size: CGSize, area: CGRect,
        for configuration: SnapshotConfiguration
    ) throws {
        let full = Self.font(style, size: style.size * unit)
        let height = (full.lineHeight * CGFloat(style.lines)).rounded(.up)
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.textColor = UIColor(
            red: style.color.red, green: style.color.green, blue: style.color.blue, alpha: 1)
        let isRightToLeft = configuration.layoutDirection == .rightToLeft
        label.textAlignment = style.isCentered ? .center : isRightToLeft ? .right : .left
        label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        let isFitting = Self.fit(label, style, unit: unit, in: CGSize(width: area.width, height: height))
        let used = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude)).height
        let top = style.isBelow ? area.maxY - height : area.minY
        label.frame = CGRect(
            x: area.minX, y: top + max(0, (height - used) / 2), width: area.width, height: min(used, height))
        let canvas = UIView(frame: CGRect(origin: .zero, size: size))
        canvas.addSubview(label)
        var settings = configuration
        settings.contentSizeCategory = .large
        settings.appearance = .light
        display = try settings.renderer.layOut(canvas, width: Double(size.width), height: Double(size.height))
        let lines = Plural.of(style.lines, "line")
        warnings =
            display.warnings
            + (isFitting ? [] : ["the caption “\(text)” doesn't fit into \(lines) at half its size: shorten it"])
        let taken = height + style.gap * unit
        rest = CGRect(
            x: area.minX, y: style.isBelow ? area.minY : area.minY + taken, width: area.width,
            height: area.height - taken)
    }

    /// Makes a label's font smaller until its text fits, to half the size at least.
    /// - Returns: A Boolean value that indicates whether the text fits.
    private static func fit(
        _ label: UILabel, _ style: StoreTemplate.CaptionStyle, unit: CGFloat, in size: CGSize
    ) -> Bool {
        for share in stride(from: 1, through: 0.5, by: -0.05) {
            label.font = font(style, size: style.size * unit * CGFloat(share))
            let used = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
            if used.height <= size.height + 0.5, used.width <= size.width + 0.5 { return true }
        }
        return false
    }

    private static func font(_ style: StoreTemplate.CaptionStyle, size: CGFloat) -> UIFont {
        if let name = style.font, let font = UIFont(name: name, size: size) { return font }
        let weight: UIFont.Weight =
            switch style.weight {
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        return .systemFont(ofSize: size, weight: weight)
    }
}
