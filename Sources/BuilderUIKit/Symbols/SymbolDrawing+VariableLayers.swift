import Foundation
import Render

extension SymbolDrawing {
    /// Returns the layers of a built-in symbol with a variable value: those that are always drawn, and one for each
    /// step of the value.
    ///
    /// The steps are equally long: of three layers, the first is faint at 0, the second up to 1/3, the third up to 2/3
    /// (not measured).
    func variableLayers(named name: String) -> [SymbolLayer] {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        if markStart == nil, let parts = Self.variableParts[plain] {
            var layers = variableLayers(parts)
            guard !layers.isEmpty else { return self.layers(named: name) }
            guard Self.isFramed(plain) else { return layers }
            layers[0].level = 1
            if isFilled { for index in layers.indices.dropFirst() { layers[index].isCutOut = true } }
            return layers
        }
        guard Self.isFramed(plain), let dot = plain.lastIndex(of: ".") else { return layers(named: name) }
        let base = String(plain[..<dot])
        guard Self.variableParts[base] != nil, let symbol = SymbolTable.base(named: base) else {
            return layers(named: name)
        }
        return variableLayers(around: symbol, named: base)
    }

    /// Returns the layers of a shape around a symbol, or from which it is cut out: the shape's, then the symbol's.
    private func variableLayers(around symbol: SymbolDrawing, named name: String) -> [SymbolLayer] {
        guard let markStart else {
            // The symbol's lines and shapes follow those of the shape.
            let lines = max(0, strokes.elements.count - symbol.strokes.elements.count)
            let shapes = max(0, fills.elements.count - symbol.fills.elements.count)
            var inner = SymbolDrawing(size: size)
            inner.strokes.elements = Array(strokes.elements.dropFirst(lines))
            inner.fills.elements = Array(fills.elements.dropFirst(shapes))
            var frame = SymbolLayer(level: 1)
            frame.strokes.elements = Array(strokes.elements.prefix(lines))
            frame.fills.elements = Array(fills.elements.prefix(shapes))
            return [frame] + inner.variableLayers(named: name)
        }
        var frame = SymbolLayer(strokes: strokes, level: 1)
        frame.fills.elements = Array(fills.elements.prefix(markStart))
        return [frame] + symbol.fitting(in: size).variableLayers(named: name).map { $0.cutOut() }
    }

    /// Returns the layers of a symbol with variable parts; none if it has too few lines or shapes.
    private func variableLayers(_ parts: VariableParts) -> [SymbolLayer] {
        let (lines, shapes) = (strokes.subpaths, fills.subpaths)
        let count = parts.steps.reduce(0) { $0 + $1.count }
        // In the filled variants, closed lines are shapes.
        let usesShapes = parts.kind == .shapes || parts.kind == .boxes && shapes.count >= count
        let all = usesShapes ? shapes : lines
        // Lines that aren't variable come first or last.
        let first = parts.areLast ? all.count - count : 0
        guard first >= 0, first + count <= all.count else { return [] }
        var fixed = SymbolLayer(strokes: strokes, fills: fills)
        let variable = first..<(first + count)
        let rest = all.indices.filter { !variable.contains($0) }.flatMap { all[$0].elements }
        if usesShapes {
            fixed.fills.elements = rest
            fixed.strokes.elements = lines.filter { !all[variable].contains($0) }.flatMap(\.elements)
        } else {
            fixed.strokes.elements = rest
        }
        var steps = parts.steps.map { step in
            var layer = SymbolLayer()
            let elements = step.flatMap { all[first + $0].elements }
            if usesShapes {
                layer.fills.elements = elements
                // A filled shape may have its outline, too.
                let outlines = lines.filter { line in step.contains { all[first + $0] == line } }
                layer.strokes.elements = outlines.flatMap(\.elements)
            } else {
                layer.strokes.elements = elements
            }
            return layer
        }
        if parts.beginsWithRest {
            steps.insert(fixed, at: 0)
            fixed = SymbolLayer()
        }
        for index in steps.indices { steps[index].threshold = Double(index) / Double(steps.count) }
        return fixed.strokes.isEmpty && fixed.fills.isEmpty ? steps : [fixed] + steps
    }

    /// The parts of a symbol that its variable value fades.
    private struct VariableParts {
        enum Kind {
            /// Open lines, which filled variants have, too.
            case lines
            /// Closed lines, which are shapes in filled variants.
            case boxes
            case shapes
        }

        var kind = Kind.lines
        /// The indices of the lines or shapes of each step.
        let steps: [[Int]]
        /// A Boolean value that indicates whether the lines follow those that aren't variable.
        var areLast = false
        /// A Boolean value that indicates whether the first step has everything else.
        var beginsWithRest = false
    }

    /// The symbols that a variable value changes, without their filled variants and those in shapes. Which ones these
    /// are, and the order of their parts, is unverified.
    private static let variableParts: [String: VariableParts] = [
        "wifi": VariableParts(steps: [[1], [0]], beginsWithRest: true),
        "cellularbars": VariableParts(kind: .shapes, steps: [[0], [1], [2], [3]]),
        "chart.bar": VariableParts(kind: .boxes, steps: [[0], [1], [2]]),
        "speaker.wave.1": VariableParts(steps: [[0]], areLast: true),
        "speaker.wave.2": VariableParts(steps: [[0], [1]], areLast: true),
        "speaker.wave.3": VariableParts(steps: [[0], [1], [2]], areLast: true),
        "wave.3.right": VariableParts(steps: [[0], [1], [2]]),
        "wave.3.forward": VariableParts(steps: [[0], [1], [2]]),
        "wave.3.left": VariableParts(steps: [[0], [1], [2]]),
        "wave.3.backward": VariableParts(steps: [[0], [1], [2]]),
        "dot.radiowaves.right": VariableParts(steps: [[0], [1], [2]]),
        "dot.radiowaves.forward": VariableParts(steps: [[0], [1], [2]]),
        "dot.radiowaves.left.and.right": VariableParts(steps: [[0, 2], [1, 3]]),
        "antenna.radiowaves.left.and.right": VariableParts(steps: [[0, 2], [1, 3]]),
        "dot.radiowaves.up.forward": VariableParts(steps: [[0], [1], [2]]),
        "iphone.radiowaves.left.and.right": VariableParts(steps: [[0, 1]], areLast: true),
        "bell.and.waves.left.and.right": VariableParts(steps: [[0, 1]], areLast: true),
        "person.wave.2": VariableParts(steps: [[0], [1]], areLast: true),
        "wifi.router": VariableParts(steps: [[0], [1]], areLast: true),
        "waveform": VariableParts(steps: [[0], [1], [2], [3], [4], [5], [6]]),
        "touchid": VariableParts(steps: [[3, 4], [2], [1], [0]]),
        "target": VariableParts(steps: [[1], [0]], beginsWithRest: true),
        // Clockwise from the top; the lines begin at the right.
        "rays": VariableParts(steps: [[6], [7], [0], [1], [2], [3], [4], [5]]),
        "timelapse": VariableParts(steps: [[9], [10], [11], [0], [1], [2], [3], [4], [5], [6], [7], [8]]),
        "ellipsis": VariableParts(kind: .shapes, steps: [[0], [1], [2]]),
        "ellipsis.circle": VariableParts(kind: .shapes, steps: [[0], [1], [2]], areLast: true),
        "ellipsis.bubble": VariableParts(kind: .shapes, steps: [[0], [1], [2]], areLast: true),
        "ellipsis.message": VariableParts(kind: .shapes, steps: [[0], [1], [2]], areLast: true),
    ]
}
