import Foundation
import Synchronization
import Testing

@testable import SnapshotCore

@Suite struct TextTableTests {
    @Test func columnsAreAsWideAsTheirLongestCell() {
        #expect(TextTable.text([["a", "bb", "c"], ["aaa", "b", "cc"]]) == "a    bb  c\naaa  b   cc")
        #expect(TextTable.text([["é", "×"], ["aa", "b"]]) == "é   ×\naa  b")
        #expect(TextTable.text([]) == "")
    }
}

@Suite struct FilePathsTests {
    @Test(arguments: [("a/b.png", "a"), ("b.png", "."), ("/b.png", "/"), ("/a/b", "/a"), ("a/b/c", "a/b")])
    func folders(path: String, folder: String) {
        #expect(FilePaths.folder(of: path) == folder)
    }

    @Test func foldersAreMadeWithThoseAround() throws {
        let folder = try TemporaryFolder()
        for path in ["a/b/c", "a/b/c", "a//d/", "x/"] {
            try FilePaths.makeFolder("\(folder.path)/\(path)")
            #expect(FilePaths.isFolder("\(folder.path)/\(path)"))
        }
        try folder.write("", to: "file")
        #expect(throws: CommandError.self) { try FilePaths.makeFolder("\(folder.path)/file/x") }
        #expect(throws: CommandError.self) { try FilePaths.makeFolder("\(folder.path)/file") }
    }

    @Test func whatIsMissingHasARealPlaceToo() throws {
        let folder = try TemporaryFolder()
        let real = try #require(FilePaths.real(folder.path))
        try FilePaths.makeFolder("\(folder.path)/a/b")
        symlink("a/b", "\(folder.path)/link")
        for (path, place) in [("a", "/a"), ("link/x/y", "/a/b/x/y"), ("a/../x", "/x"), (".", "")] {
            #expect(FilePaths.realPlace(of: "\(folder.path)/\(path)") == real + place)
        }
        #expect(FilePaths.realPlace(of: "/") == "/")
        #expect(FilePaths.realPlace(of: "/nobody-has-this/x") == "/nobody-has-this/x")
    }

    @Test func linksThatLeadNowhereAreNamed() throws {
        let folder = try TemporaryFolder()
        symlink("nowhere", "\(folder.path)/link")
        #expect(FilePaths.leadsNowhere("\(folder.path)/link") && !FilePaths.leadsNowhere("\(folder.path)/nowhere"))
        let reason = "\(folder.path)/link is a link that leads nowhere"
        #expect(throws: CommandError.cannotCreate(path: "\(folder.path)/link/x", reason: reason)) {
            try FilePaths.makeFolder("\(folder.path)/link/x")
        }
    }

    @Test func filesThatCanNotBeWrittenAreFoundBefore() throws {
        let folder = try TemporaryFolder()
        try FilePaths.prepareFile("\(folder.path)/a/b/new.json")
        #expect(FilePaths.isFolder("\(folder.path)/a/b") && folder.files.isEmpty)
        try folder.write("old", to: "a/file")
        try FilePaths.prepareFile("\(folder.path)/a/file")
        #expect(try folder.read("a/file") == Data("old".utf8))
        #expect(throws: CommandError.cannotCreate(path: "\(folder.path)/a/b", reason: "it is a folder")) {
            try FilePaths.prepareFile("\(folder.path)/a/b")
        }
        #expect(throws: CommandError.self) { try FilePaths.prepareFile("\(folder.path)/a/file/new") }
    }
}

@Suite struct DeferredSignalsTests {
    @Test func valuesAndErrorsComeThrough() throws {
        let signals = DeferredSignals()
        #expect(signals.write { 3 } == 3)
        #expect(throws: CancellationError.self) { try signals.write { throw CancellationError() } }
        #expect(signals.write { 4 } == 4)
    }

    @Test func whatIsLeftIsCleanedUpWhenTheLastWriterIsOut() {
        let signals = DeferredSignals()
        let order = Mutex<[String]>([])
        let isInside = DispatchSemaphore(value: 0)
        let isOut = DispatchSemaphore(value: 0)
        signals.onClose { order.withLock { $0.append("cleaned") } }
        Thread.detachNewThread {
            signals.write {
                isInside.signal()
                usleep(50_000)
                order.withLock { $0.append("written") }
            }
            isOut.signal()
        }
        isInside.wait()
        signals.close()
        isOut.wait()
        #expect(order.withLock { $0 } == ["written", "cleaned"])
    }

    @Test func allGatesOfAProcessAreClosedTogether() {
        let gates = SignalCoordinator()
        let all = (0..<3).map { _ in DeferredSignals() }
        let order = Mutex<[Int]>([])
        for (number, signals) in all.enumerated() {
            signals.onClose { order.withLock { $0.append(number) } }
        }
        for signals in all[..<2] { gates.add(signals) }
        gates.close()
        #expect(order.withLock { $0 } == [0, 1])
        #expect(all.map(\.isClosed) == [true, true, false])
        // Opened while the process ends: nobody begins to write.
        gates.add(all[2])
        #expect(order.withLock { $0 } == [0, 1, 2])
        #expect(all[2].isClosed)
    }
}

@Suite struct ConsoleTests {
    @Test func theStatusLineGivesWay() throws {
        let written = Mutex("")
        let write: @Sendable (Data) -> Void = { data in
            written.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        let console = Console(showsStatus: true, result: write, message: write)
        console.status("one")
        console.status("two")
        try console.result("result")
        console.warn("careful")
        console.status("three")
        console.error("wrong")
        console.status(nil)
        let clear = "\r\u{1B}[K"
        #expect(
            written.withLock { $0 }
                == "one\(clear)two\(clear)result\nwarning: careful\nthree\(clear)error: wrong\n")
    }

    @Test func withoutATerminalThereIsNone() {
        let written = Mutex("")
        let write: @Sendable (Data) -> Void = { data in
            written.withLock { $0 += String(decoding: data, as: UTF8.self) }
        }
        Console(showsStatus: false, result: write, message: write).status("one")
        #expect(written.withLock { $0 }.isEmpty)
    }
}
