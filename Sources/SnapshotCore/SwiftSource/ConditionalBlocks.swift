/// `#if` and its kin, as far as it is certain that a part isn't compiled on Linux.
enum ConditionalBlocks {
    private struct Block {
        /// A Boolean value that indicates whether a part before this one is certain to be compiled.
        var isTaken: Bool
        var isActive: Bool
        var isInActive: Bool
    }

    /// Blanks what isn't compiled, and the directives.
    static func blankInactive(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var blocks: [Block] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let isDirective = follow(bytes[start..<end], &blocks)
            if isDirective || blocks.last.map({ !($0.isActive && $0.isInActive) }) == true {
                for index in start..<end { result[index] = UInt8(ascii: " ") }
            }
            start = end + 1
        }
        return result
    }

    /// Returns whether the line is a directive; the blocks are as after it.
    private static func follow(_ line: ArraySlice<UInt8>, _ blocks: inout [Block]) -> Bool {
        guard let hash = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
            line[hash] == UInt8(ascii: "#")
        else { return false }
        let words = line[line.index(after: hash)...]
        let word = words.prefix { (97...122).contains($0) }
        let condition = String(decoding: words[word.endIndex...], as: UTF8.self)
        switch String(decoding: word, as: UTF8.self) {
        case "if":
            let holds = LinuxCondition.holds(condition)
            let isInActive = blocks.last.map { $0.isActive && $0.isInActive } ?? true
            blocks.append(Block(isTaken: holds == true, isActive: holds != false, isInActive: isInActive))
        case "elseif":
            guard var block = blocks.popLast() else { return true }
            let holds = LinuxCondition.holds(condition)
            block.isActive = !block.isTaken && holds != false
            block.isTaken = block.isTaken || holds == true
            blocks.append(block)
        case "else":
            guard var block = blocks.popLast() else { return true }
            block.isActive = !block.isTaken
            blocks.append(block)
        case "endif":
            _ = blocks.popLast()
        default:
            return false
        }
        return true
    }
}
