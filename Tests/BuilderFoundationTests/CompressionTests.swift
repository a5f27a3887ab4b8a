import BuilderFoundation
import Foundation
import Testing

@Suite struct CompressionTests {
    @Test func dataStaysAsItIs() {
        let data = NSMutableData(data: Data([1, 2, 3]))
        #expect(throws: CocoaError(CocoaError.Code(rawValue: 5376))) { try data.compress(using: .zlib) }
        #expect(throws: CocoaError(CocoaError.Code(rawValue: 5377))) { try data.decompress(using: .lzfse) }
        #expect(data as Data == Data([1, 2, 3]))
    }
}
