import Foundation
import Render

/// An error that prevents an image. The description suggests a remedy.
public enum RenderError: Error, Hashable, Sendable {
    /// A width, height, scale or time isn't a number above 0 and at most `limit`. `view` is the type of the drawn
    /// content.
    case invalidSize(view: String, name: String, value: Double, limit: Double)
    /// The view has no size of its own on an axis, and none was given.
    case noSize(view: String, axis: String)
    /// A view has numbers that can't be laid out.
    case layout(LayoutDiagnostic)
    /// The layers can't be painted.
    case paint(PaintError)
    /// A required font is missing.
    case font(FontError)
    /// The main thread didn't begin or finish the work within `seconds`.
    case mainThreadBusy(seconds: Double)
    /// The image wasn't laid out within `RenderLimits.seconds`, including the time in the queue.
    case tookTooLong(seconds: Double)
    /// More renders are queued than `RenderLimits.waiting` allows. Nothing was begun: try again later.
    case tooManyWaiting(limit: Int)
    /// The screen has more views than `RenderLimits.views` allows; `view` is the drawn one.
    case tooManyViews(view: String, count: Int, limit: Int)
    /// The image's pixels and the images in it need more bytes than `RenderLimits.bytes` allows; `view` is the drawn
    /// one.
    case tooMuchMemory(view: String, bytes: Int, limit: Int)
    /// Another error, with its own description.
    case failed(String)

    /// Creates a render error that wraps an error of a lower layer.
    public init(_ error: any Error) {
        switch error {
        case let error as RenderError: self = error
        case let error as LayoutDiagnostic: self = .layout(error)
        case let error as PaintError: self = .paint(error)
        case let error as FontError: self = .font(error)
        default: self = .failed("\(error)")
        }
    }
}

extension RenderError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidSize(let view, let name, let value, let limit):
            "\(view) can't be drawn with a \(name) of \(value): use a number above 0 and at most \(Int(limit))."
        case .noSize(let view, let axis):
            "\(view) has no intrinsic \(axis): pass one to the renderer, or constrain the view."
        case .layout(let issue): issue.description
        case .paint(let error): error.description
        case .font(let error): error.description
        case .mainThreadBusy(let seconds):
            "the main thread did not lay the view out within \(seconds) seconds: it is blocked or busy. "
                + "Render from a task while the main thread is free, or raise the renderer's timeout."
        case .tookTooLong(let seconds):
            "the picture was not laid out within \(seconds) seconds, including the time in the queue: its screen is too "
                + "expensive, or too many pictures are drawn at once. Simplify the screen, draw fewer pictures at once, or raise "
                + "the renderer's limits.seconds."
        case .tooManyWaiting(let limit):
            "\(limit) or more pictures are already in the queue. Try again later, draw fewer at once (a parameterized "
                + "test with the trait .serialized draws one after another), or raise the renderer's limits.waiting."
        case .tooManyViews(let view, let count, let limit):
            "\(view) contains \(count) views; the limit is \(limit). Show less at once, for example in a table, or raise "
                + "the renderer's limits.views."
        case .tooMuchMemory(let view, let bytes, let limit):
            "\(view) needs \(bytes) bytes for its pixels and images; the limit is \(limit). Choose a smaller size or scale, "
                + "show smaller images, or raise the renderer's limits.bytes."
        case .failed(let reason): reason
        }
    }
}

extension RenderError: LocalizedError {
    public var errorDescription: String? { description }
}
