import BuilderUIKit
import Render

/// A picture in the making: the part of the screen with its margins, marks over all of it, a legend below.
struct DocumentationCanvas {
    /// Whole points.
    private(set) var size: CGSize
    /// The origin of the part.
    let partOrigin: CGPoint
    private var layers: [Layer]

    init(part: Layer, margins: CalloutPlacement.Margins) {
        partOrigin = CGPoint(x: margins.left, y: margins.top)
        size = CGSize(
            width: margins.left + part.bounds.width + margins.right,
            height: margins.top + part.bounds.height + margins.bottom)
        layers = [part.moved(by: partOrigin)]
    }

    /// Lays marks over the picture.
    mutating func addMarks(_ marks: Layer) {
        layers.append(marks)
    }

    /// Puts a list below the picture. One that is wider gets the picture into its middle.
    mutating func addLegend(_ legend: Display) {
        let shift = CGPoint(x: max(0, ((legend.size.width - size.width) / 2).rounded(.down)), y: 0)
        layers = layers.map { $0.moved(by: shift) }
        layers.append(legend.layer.moved(by: CGPoint(x: 0, y: size.height)))
        size.width = max(size.width, legend.size.width)
        size.height += legend.size.height.rounded(.up)
    }

    /// All of it.
    var layer: Layer {
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers = layers
        return root
    }
}

extension Layer {
    fileprivate func moved(by offset: CGPoint) -> Layer {
        var layer = self
        layer.position.x += offset.x
        layer.position.y += offset.y
        return layer
    }
}
