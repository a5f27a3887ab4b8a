import Testing

@testable import SnapshotInspect

@Suite struct KeyParserTests {
    private static let samples: [(String, [Key])] = [
        ("aÄ語👍", [.character("a"), .character("Ä"), .character("語"), .character("👍")]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
        ("\u{1B}[1;5A\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.up, .home, .end, .pageUp, .pageDown, .delete]),
        ("\t\u{1B}[Z\r\n\u{7F}\u{8}", [.tab, .backTab, .enter, .enter, .backspace, .backspace]),
        ("\u{3}\u{1A}\u{0}\u{1F}q", [.control("c"), .control("z"), .character("q")]),
        // Replies of terminals, unknown sequences, Alt, and a function key of the console.
        ("\u{1B}]11;rgb:0/0/0\u{7}\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[?62;4c\u{1B}x\u{1B}[[Az", [.character("z")]),
    ]

    @Test func sequencesAreKeys() {
        for (text, keys) in Self.samples {
            var parser = KeyParser()
            #expect(parser.keys(of: text.utf8) == keys, "\(text.debugDescription)")
            #expect(!parser.isWaiting)
        }
    }

    /// Wherever a read ends, the keys are the same.
    @Test func splitSequencesAreTheSameKeys() {
        for (text, keys) in Self.samples {
            let bytes = Array(text.utf8)
            for split in 0...bytes.count {
                var parser = KeyParser()
                let found = parser.keys(of: bytes[..<split]) + parser.keys(of: bytes[split...])
                #expect(found == keys, "\(text.debugDescription) split at \(split)")
            }
            var parser = KeyParser()
            #expect(bytes.flatMap { parser.keys(of: [$0]) } == keys)
        }
    }

    @Test func anEscapeCharacterIsAKeyOnlyAfterAWhile() {
        var parser = KeyParser()
        #expect(parser.keys(of: [0x1B]).isEmpty)
        #expect(parser.isWaiting)
        #expect(parser.timeOut() == [.escape])
        #expect(!parser.isWaiting)
        // A sequence that never ends is dropped.
        #expect(parser.keys(of: "\u{1B}[1".utf8).isEmpty)
        #expect(parser.timeOut().isEmpty)
        #expect(parser.keys(of: "q".utf8) == [.character("q")])
        #expect(parser.keys(of: [0x1B, 0x1B]) == [.escape])
        #expect(parser.timeOut() == [.escape])
    }

    @Test func invalidBytesAreDropped() {
        var parser = KeyParser()
        #expect(parser.keys(of: [0xFF, 0xC0, 0x80, 0x61, 0xE8, 0xAA, 0x62, 0xED, 0xA0, 0x80, 0x63]).count == 3)
        #expect(!parser.isWaiting)
        #expect(parser.keys(of: [0x1B, 0x5B, 0x31, 0x07, 0x64]) == [.control("g"), .character("d")])
    }

    @Test func endlessSequencesAreForgotten() {
        var parser = KeyParser()
        #expect(parser.keys(of: [0x1B, 0x5D] + Array(repeating: 0x61, count: 5000)).isEmpty)
        #expect(!parser.isWaiting)
    }
}
