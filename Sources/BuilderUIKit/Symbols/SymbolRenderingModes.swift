import Foundation

extension UIImage {
    /// The rendering of a symbol's colors (iOS 26).
    public enum SymbolColorRenderingMode: Int, Hashable, Sendable {
        /// That of the symbol, one color, or a gradient from a lighter one.
        case automatic = 0, flat = 1, gradient = 2
    }

    /// The rendering of a symbol's variable value (iOS 26).
    public enum SymbolVariableValueMode: Int, Hashable, Sendable {
        /// That of the symbol, fainter layers, or a part of a path.
        case automatic = 0, color = 1, draw = 2
    }
}

extension UIImage.SymbolConfiguration {
    /// Creates a configuration with a rendering of colors, which has no effect: they are flat.
    public convenience init(colorRenderingMode: UIImage.SymbolColorRenderingMode) { self.init(pointSize: nil) }

    /// Creates a configuration with a rendering of variable values, which has no effect: layers are fainter.
    public convenience init(variableValueMode: UIImage.SymbolVariableValueMode) { self.init(pointSize: nil) }
}
