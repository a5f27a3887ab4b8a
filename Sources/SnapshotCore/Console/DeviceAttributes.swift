/// What a terminal says of itself when it is asked for its primary device attributes (`CSI c`).
package struct DeviceAttributes: Hashable, Sendable {
    /// The numbers of its answer: its class, and what it can do.
    let numbers: [Int]

    /// Reads `ESC [ ? 62 ; 4 ; … c`; nil while the answer isn't whole. What comes before it is passed over.
    init?(answer: some Sequence<UInt8>) {
        let bytes = Array(answer)
        let start: [UInt8] = [0x1B, UInt8(ascii: "["), UInt8(ascii: "?")]
        for place in bytes.indices where bytes[place...].starts(with: start) {
            let rest = bytes[(place + start.count)...]
            guard
                let end = rest.firstIndex(where: { !(UInt8(ascii: "0")...UInt8(ascii: ";")).contains($0) }),
                bytes[end] == UInt8(ascii: "c")
            else { continue }
            numbers = String(decoding: rest[..<end], as: UTF8.self).split(separator: ";").compactMap { Int($0) }
            return
        }
        return nil
    }

    /// Four stands for sixel graphics.
    package var hasSixel: Bool { numbers.dropFirst().contains(4) }
}
