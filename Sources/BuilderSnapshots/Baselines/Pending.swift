import Foundation
import Render

extension Tolerance {
    func refusal(for views: [(name: String, box: PixelBox)], in recorded: ComparedPicture) -> String? { nil }
}

extension PNGEncoder {
    func compact(_ bitmap: Bitmap, scale: Double) throws -> Data { try encode(bitmap, scale: scale) }
}
