import BuilderUIKit
import Foundation
import Render

/// Drawing, images, colors and layers.
extension FactProbes {
    static let drawing: [String: Probe] = [
        "label-draws-itself": {
            let label = Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = "W"
            let bitmap = try Renderer().layOut(label, width: 80, height: 20, scale: 1).bitmap()
            return .texts(bitmap.hex(x: 75, y: 5), bitmap.hex(x: 5, y: 5), bitmap.hex(x: 45, y: 15))
        },
        "resizable-image-of-caps": {
            let image = solid(10, .red).resizableImage(
                withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
            let view = UIImageView(image: image)
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            let bitmap = try Renderer().layOut(view, width: 40, height: 40, scale: 1).bitmap()
            return .texts(bitmap.hex(x: 2, y: 2), bitmap.hex(x: 20, y: 20), bitmap.hex(x: 20, y: 2))
        },
        "cell-attributes": {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 60, height: 40)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            let source = CellSource()
            collection.register(LoggingCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            collection.layoutIfNeeded()
            return (source.cells.first?.log ?? []).map { .text($0) }
        },
        "named-colors-equal": {
            try withBundle([
                "Assets.xcassets/Brand.colorset/Contents.json": Data(
                    (#"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
                        + #"{"red":"1.000","green":"0.500","blue":"0.000","alpha":"1.000"}}}]}"#).utf8)
            ]) { bundle in
                let colors = (0..<2).map { _ in UIColor(named: "Brand", in: bundle, compatibleWith: nil) }
                return .texts(
                    colors.contains(nil) ? "not found" : colors[0] == colors[1] ? "equal" : "different")
            }
        },
        "named-image-scale": {
            let data = solid(4, .red).pngData() ?? Data()
            return try withBundle(["photo@2x.png": data]) { bundle in
                try onScreen(scale: 3) {
                    let image = UIImage(named: "photo", in: bundle, compatibleWith: nil)
                    return .numbers(image?.scale ?? 0, image?.size.width ?? 0)
                }
            }
        },
        "layer-time": {
            let (outer, inner) = (CALayer(), CALayer())
            outer.addSublayer(inner)
            outer.speed = 2
            outer.beginTime = 10
            inner.timeOffset = 5
            return [
                .number(outer.convertTime(20, from: nil)), .number(inner.convertTime(20, from: outer)),
                .number(inner.convertTime(25, to: nil)),
            ]
        },
        "unknown-symbol": {
            let log = WarningLog()
            let image = log.asCurrent { UIImage(systemName: "chevron.rigth") }
            return .texts(
                (image?.size.width ?? 0) > 0 ? "visible" : "nothing", log.warnings.isEmpty ? "silent" : "warned")
        },
    ]

    /// A square of a color, a pixel for each point.
    @MainActor
    private static func solid(_ side: CGFloat, _ color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// Calls a closure with a bundle of files in a temporary folder.
    @MainActor
    private static func withBundle(
        _ files: [String: Data], _ body: @MainActor (Bundle) throws -> [FactValue]
    ) throws -> [FactValue] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, data) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        guard let bundle = Bundle(path: folder.path) else { throw CaseError.missingFile(folder.path) }
        return try body(bundle)
    }
}

extension Bitmap {
    /// A pixel's red, green and blue.
    fileprivate func hex(x: Int, y: Int) -> String {
        let digits = String(pixel(x: x, y: y) & 0xFF_FFFF, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// Red below its text, and blue and green above it.
private final class Badge: UILabel {
    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIGraphicsGetCurrentContext()?.fill(bounds)
        super.draw(rect)
        UIColor.blue.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect)
        UIColor.green.setFill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 40, y: 10, width: 10, height: 10))
    }
}

private final class LoggingCell: UICollectionViewCell {
    var log: [String] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        log.append("apply \(Int(layoutAttributes.size.width)) × \(Int(layoutAttributes.size.height))")
    }
}

private final class CellSource: NSObject, UICollectionViewDataSource {
    private(set) var cells: [LoggingCell] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? LoggingCell {
            cell.log.append("filled")
            cells.append(cell)
        }
        return cell
    }
}
