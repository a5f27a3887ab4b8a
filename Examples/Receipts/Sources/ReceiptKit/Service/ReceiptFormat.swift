import Builder
import Foundation

/// The output format of a receipt.
public enum ReceiptFormat: String, CaseIterable, Sendable {
    case png, pdf

    /// Creates the format for a file name's extension.
    ///
    /// - Returns: nil for any other extension.
    public init?(fileName: String) {
        self.init(rawValue: URL(fileURLWithPath: fileName).pathExtension.lowercased())
    }

    /// The format's media type.
    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .pdf: "application/pdf"
        }
    }

    /// Draws an order.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - scale: The number of pixels per point; ignored for PDF.
    /// - Throws: `RenderError`, or `CancellationError` if the task was canceled.
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
