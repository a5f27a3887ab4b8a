import BuilderFoundation
import Foundation
import Testing

@Suite struct NetServiceTests {
    /// Each entry follows its length.
    @Test func recordsAreReadAndWritten() {
        let values = ["id": Data("7".utf8), "path": Data("a=b".utf8)]
        let record = NetService.data(fromTXTRecord: values)
        #expect(record == Data([4] + "id=7".utf8 + [8] + "path=a=b".utf8))
        #expect(NetService.dictionary(fromTXTRecord: record) == values)
        // An entry without a value, an empty one, and one that is cut.
        #expect(
            NetService.dictionary(fromTXTRecord: Data([1] + "x".utf8 + [0, 9] + "y=1".utf8))
                == ["x": Data(), "y": Data("1".utf8)])
        #expect(
            NetService.dictionary(fromTXTRecord: Data([3] + "x=1".utf8 + [3] + "x=2".utf8)) == ["x": Data("1".utf8)])
    }

    /// The first of keys that differ in case alone is taken.
    @Test func keysHaveNoCase() {
        let record = Data("\u{3}b=0\u{3}X=1\u{3}x=2\u{1}B".utf8)
        #expect(NetService.dictionary(fromTXTRecord: record) == ["b": Data("0".utf8), "X": Data("1".utf8)])
    }

    @Test func servicesKeepTheirRecord() {
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "Printer")
        #expect(service.port == -1 && service.txtRecordData() == nil)
        #expect(service.setTXTRecord(Data([0])) && service.txtRecordData() == Data([0]))
    }
}
