import Foundation
import Render

extension Renderer {
    /// The largest width, height or scale that is laid out.
    static let sizeLimit = 100_000.0

    /// Builds, lays out and reads a view without giving the main thread away, for those who are on it already.
    ///
    /// What the screen asked for through schedulers of Rx and through `DispatchQueue` is waited for. Tasks aren't: those, and what
    /// others put into the main queue, need the main thread: `display(of:)` waits for them too.
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
        inspect: @MainActor (UIView) throws -> Void
    ) throws -> Display {
        let session = RenderSession(self, scale: scale ?? self.scale ?? Double(device.scale))
        defer { session.end() }
        try session.begin(source, width: width, height: height)
        try session.comeToRest()
        return try session.finish(inspect: inspect)
    }

    /// Like the synchronous layout, but others may use the main thread while the screen comes to rest.
    @MainActor
    func layOutSettled(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?, scale: Double?,
        didStep: @escaping () -> Void, inspect: @MainActor (UIView) throws -> Void
    ) async throws -> Display {
        let session = RenderSession(self, scale: scale ?? self.scale ?? Double(device.scale), didStep: didStep)
        defer { session.end() }
        try session.begin(source, width: width, height: height)
        try await session.comeToRest()
        return try session.finish(inspect: inspect)
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
        case .invalidFrame, .invalidConstant, .invalidContentSize, .invalidNumber, .solver, .endlessBody: true
        case .illegalConstraint(_, _, let fault): fault.isFatal
        case .subviewOfItself, .cyclicHierarchy, .cyclicLayers, .arrangedIndex, .noCommonAncestor, .invalidVisualFormat,
            .invalidLength, .invalidTableUpdate, .invalidCollectionUpdate, .undefinedFlow, .unsatisfiable, .unstable,
            .nestedTooDeep, .separateLayouts, .constraintsUpdateLoop, .constraintNeverActive, .incompleteConstraint,
            .barButtonViews:
            false
        }
    }
}
