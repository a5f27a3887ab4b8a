import Foundation
import Render

extension Renderer {
    /// The largest width, height or scale that is laid out.
    static let sizeLimit = 100_000.0

    /// Builds, lays out and reads a view: one step, for those who are on the main actor already.
    /// - Throws: `RenderError`, or what `source` throws.
    @MainActor
    public func layOut(
        _ source: @autoclosure @MainActor () throws -> any RenderSource, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil
    ) throws -> Display {
        try layOut(source, width: width, height: height, scale: scale, inspect: { _ in })
    }

    /// Builds and lays out a view, and lets `read` see it while the screen is still the main one: the window of a whole
    /// screen, or the view itself where a width is given.
    /// - Throws: `RenderError`, or what `source` or `read` throws.
    @MainActor
    public func layOut<Value>(
        _ source: @autoclosure @MainActor () throws -> any RenderSource, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil, reading read: @escaping @MainActor (UIView) throws -> Value
    ) throws -> (display: Display, value: Value) {
        var value: Value?
        let display = try layOut(source, width: width, height: height, scale: scale, inspect: { value = try read($0) })
        guard let value else { throw RenderError.failed("the view was not read") }
        return (display, value)
    }

    @MainActor
    private func layOut(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?, scale: Double?,
        inspect: @escaping @MainActor (UIView) throws -> Void
    ) throws -> Display {
        let scale = scale ?? self.scale ?? Double(device.scale)
        let screenSize = device.size(in: orientation)
        let screen = UIScreen(
            size: screenSize, scale: CGFloat(scale.isFinite && scale > 0 ? scale : 1),
            traits: UITraitCollection(traitsFrom: [device.traits(in: orientation), traits]))
        let log = WarningLog()
        return try log.asCurrent {
            try screen.asMain {
                let (display, issues) = try LayoutDiagnostics.collecting {
                    let content = try source().makeRenderContent()
                    try Self.check(width, "width", of: content)
                    try Self.check(height, "height", of: content)
                    try Self.check(scale, "scale", of: content, limit: 100)
                    let stage = RenderStage(
                        renderer: self, scale: scale, screenSize: screenSize, inspect: inspect)
                    if let width {
                        return try stage.fit(content, width: CGFloat(width), height: height.map { CGFloat($0) })
                    }
                    return try stage.fillScreen(with: content, height: height.map { CGFloat($0) })
                }
                var result = display
                for issue in issues {
                    if issue.isFatal { throw RenderError.layout(issue) }
                    result.warnings.append(issue.description)
                }
                result.warnings += log.warnings.map(\.description)
                return result
            }
        }
    }

    @MainActor
    private static func check(
        _ value: Double?, _ name: String, of content: RenderContent, limit: Double = sizeLimit
    ) throws {
        guard let value else { return }
        guard value.isFinite, value > 0, value <= limit else {
            throw RenderError.invalidSize(view: content.name, name: name, value: value, limit: limit)
        }
    }
}

extension RenderContent {
    /// The type of what is drawn, for messages.
    @MainActor var name: String {
        switch self {
        case .view(let view): ConstraintText.name(of: view)
        case .controller(let controller): String(describing: type(of: controller))
        }
    }
}

extension LayoutIssue {
    /// Whether a picture would not show what the code says at all: numbers that mean nothing.
    var isFatal: Bool {
        switch self {
        case .invalidFrame, .invalidConstant, .invalidContentSize, .invalidNumber, .solver: true
        case .illegalConstraint(_, _, let fault): fault.isFatal
        case .subviewOfItself, .cyclicHierarchy, .cyclicLayers, .arrangedIndex, .noCommonAncestor, .invalidVisualFormat,
            .invalidLength, .invalidTableUpdate, .invalidCollectionUpdate, .undefinedFlow, .unsatisfiable, .unstable,
            .separateLayouts, .constraintsUpdateLoop:
            false
        }
    }
}
