import Builder
import Foundation

/// What a receipt can be written as.
public enum ReceiptFormat: String, CaseIterable, Sendable {
    case png, pdf

    /// By the end of a file's name; nil for any other.
    public init?(fileName: String) {
        self.init(rawValue: URL(fileURLWithPath: fileName).pathExtension.lowercased())
    }

    /// What browsers call it.
    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .pdf: "application/pdf"
        }
    }

    /// Draws an order.
    /// - Parameters:
    ///   - width: points.
    ///   - scale: pixels for each point; a PDF has none.
    /// - Throws: `RenderError`, or `CancellationError` where the task was canceled.
    public func draw(_ order: Order, width: Double, scale: Double, with renderer: Renderer = Renderer()) async throws
        -> Data
    {
        switch self {
        case .png: try await renderer.png(of: ReceiptView(order), width: width, scale: scale)
        case .pdf:
            try await renderer.pdf(
                of: ReceiptView(order), width: width, title: "\(order.shop.name) \(order.number)")
        }
    }
}
