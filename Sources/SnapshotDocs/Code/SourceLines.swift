/// Lines of a file by bytes.
struct SourceLines: Sendable {
    /// The starts of the second line and of those below it.
    private let starts: [Int]

    /// Goes over the whole file, once for all questions about numbers.
    init(_ file: [UInt8]) {
        starts = file.indices.filter { file[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The line that a byte stands in, from 1. Its cost grows with the logarithm of the lines.
    func number(of place: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }

    /// The line that a byte stands in, with its line end. Its cost grows with the line, not with the file.
    static func line(around place: Int, in file: [UInt8]) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = file[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = file[place...].firstIndex(of: newline).map { $0 + 1 } ?? file.count
        return start..<end
    }
}
