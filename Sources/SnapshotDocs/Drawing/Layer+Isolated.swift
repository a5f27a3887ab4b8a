import Render

extension Layer {
    /// The tree with nothing drawn but one layer and all in it: those around it keep their places, clips, masks and
    /// opacity, and draw nothing themselves.
    /// - Parameter path: from here on, the number among each layer's sublayers.
    func isolating(_ path: [Int]) -> Layer {
        var around: [Layer] = []
        var layer = self
        for place in path {
            around.append(layer.drawingNothing)
            layer = layer.sublayers[place]
        }
        for var outer in around.reversed() {
            outer.sublayers = [layer]
            layer = outer
        }
        return layer
    }

    private var drawingNothing: Layer {
        var layer = self
        layer.background = nil
        layer.border = nil
        layer.shadow = nil
        layer.contents = []
        layer.sublayers = []
        return layer
    }
}
