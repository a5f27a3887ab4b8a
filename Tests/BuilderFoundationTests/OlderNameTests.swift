import BuilderFoundation
import Testing

/// Names of Foundation that older sources use, and that Linux lacks.
@Suite struct OlderNameTests {
    private final class Named: NSObject {}

    @Test func objectsOfProtocolsHaveKinds() {
        final class Later: NSObject {}
        let object: any NSObjectProtocol = Named()
        #expect(object.isKind(of: Named.self) && object.isKind(of: NSObject.self))
        #expect(!object.isKind(of: Later.self))
        #expect(object.isMember(of: Named.self) && !object.isMember(of: NSObject.self))
    }

    @Test func formattersHaveTheLastVersion() {
        let numbers = NumberFormatter()
        numbers.formatterBehavior = .default
        #expect(numbers.formatterBehavior == .behavior10_4)
        #expect(DateFormatter().formatterBehavior == .behavior10_4)
    }

    @Test func streamsToHostsEnd() throws {
        var (reading, writing): (Unmanaged<CFReadStream>?, Unmanaged<CFWriteStream>?) = (nil, nil)
        CFStreamCreatePairWithSocketToHost(nil, "localhost" as CFString, 80, &reading, &writing)
        let input = try #require(reading?.takeRetainedValue())
        #expect(writing?.takeRetainedValue() != nil)
        #expect(CFReadStreamOpen(input))
        var byte: UInt8 = 0
        #expect(input.read(&byte, maxLength: 1) == 0)
        CFReadStreamClose(input)
    }

    /// A delegate that implements one method of many.
    private final class CopyKeeper: NSObject, FileManagerDelegate {
        func fileManager(
            _ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String
        ) -> Bool { dstPath.hasSuffix("good") }
    }

    @Test func delegatesOfFilesImplementWhatTheyNeed() {
        let keeper = CopyKeeper()
        let source = URL(fileURLWithPath: "/a")
        #expect(keeper.fileManager(.default, shouldCopyItemAt: source, to: URL(fileURLWithPath: "/good")))
        #expect(!keeper.fileManager(.default, shouldCopyItemAt: source, to: URL(fileURLWithPath: "/bad")))
        #expect(keeper.fileManager(.default, shouldRemoveItemAt: source))
        #expect(
            !keeper.fileManager(.default, shouldProceedAfterError: CocoaError(.fileNoSuchFile), removingItemAt: source))
    }

    @Test func scannersReadStringObjects() {
        let scanner = Scanner(string: "name: Ada")
        var text: NSString?
        #expect(scanner.scanUpTo(":", into: &text) && text == "name")
        #expect(scanner.scanString(":", into: &text) && text == ":")
        #expect(!scanner.scanString("x", into: &text) && text == ":")
        #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "Ada")
    }

    @Test func searchesInTheCloudFindNothing() {
        let query = NSMetadataQuery()
        #expect(query.isStopped && query.start() && !query.start() && query.isStarted)
        #expect(query.results.isEmpty && query.resultCount == 0)
        query.stop()
        #expect(query.isStopped)
    }

    @Test func taggersSeparateWords() {
        let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
        let text = "It’s 5  o'clock, 'now'"
        tagger.string = text
        var words: [String] = []
        let whole = NSRange(location: 0, length: text.utf16.count)
        tagger.enumerateTags(in: whole, unit: .word, scheme: .tokenType, options: [.omitWhitespace]) { tag, range, _ in
            words.append("\((text as NSString).substring(with: range)) \(tag?.rawValue ?? "")")
        }
        let quote = "' Punctuation"
        #expect(words == ["It’s Word", "5 Word", "o'clock Word", ", Punctuation", quote, "now Word", quote])
        #expect(tagger.tokenRange(at: 6, unit: .word) == NSRange(location: 6, length: 2))
        #expect(tagger.tag(at: 0, unit: .word, scheme: .lemma, tokenRange: nil) == nil)
    }
}
