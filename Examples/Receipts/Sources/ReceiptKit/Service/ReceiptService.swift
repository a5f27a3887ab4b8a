import Builder
import Foundation

/// A handler that responds to orders with receipts: a complete web service apart from the HTTP server.
///
/// It is nonisolated and stateless, so any number of requests may call it concurrently.
public struct ReceiptService: Sendable {
    /// An HTTP status, the body's media type, and the body.
    public struct Response: Hashable, Sendable {
        public var status: Int
        public var type: String
        public var body: Data
    }

    private let renderer: Renderer

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - timeout: The seconds after which a request fails that waits for others'.
    ///   - limits: The limits per request. They are tighter than a command's, as HTTP clients time out.
    public init(
        timeout: Double = 10,
        limits: RenderLimits = RenderLimits(pixels: 20_000_000, views: 20_000, seconds: 10, waiting: 200)
    ) {
        renderer = Renderer(timeout: timeout, settlingLimit: 0, limits: limits)
    }

    /// Draws the order in a request's body, 600 points wide at a scale of 2.
    public func respond(to body: Data) async -> Response {
        do {
            let order = try OrderReader().read(body)
            let png = try await ReceiptFormat.png.draw(order, width: 600, scale: 2, with: renderer)
            return Response(status: 200, type: ReceiptFormat.png.mediaType, body: png)
        } catch let error as OrderError {
            return failure(400, error)
        } catch let error as RenderError {
            return failure(status(of: error), error)
        } catch {
            return failure(500, error)
        }
    }

    private func status(of error: RenderError) -> Int {
        switch error {
        case .tooManyWaiting, .tookTooLong, .mainThreadBusy: 503
        case .tooManyViews, .tooMuchMemory, .paint(.tooLarge): 413
        default: 500
        }
    }

    private func failure(_ status: Int, _ error: any Error) -> Response {
        Response(status: status, type: "text/plain; charset=utf-8", body: Data("\(error)\n".utf8))
    }
}
