import Foundation
import Synchronization
import Testing

@testable import SnapshotCore

/// A signal to git's driver while it builds.
@Suite struct MergeStopTests {
    private static let path = "Snapshots/labels-8/iphone-se-1st.light.png"

    @Test func aSignalEndsTheBuildAndDeletesItsFolder() throws {
        let repository = try ScratchRepository()
        func commit(corner: UInt32, _ message: String) throws -> String {
            try repository.write("", to: Self.path)
            try PNGSample.picture(corner: corner).write(to: URL(fileURLWithPath: "\(repository.path)/\(Self.path)"))
            return try repository.commit(message)
        }
        let base = try commit(corner: 0xFF00_0000, "begin")
        let theirs = try commit(corner: 0xFF00_00FF, "theirs")
        try repository.git("reset", "--quiet", "--hard", base)
        _ = try commit(corner: 0xFFFF_0000, "ours")

        // As git starts it, until the build is there; then the signal that a background process doesn't ignore.
        let script = """
            mkdir ../bin
            cat >../bin/swift <<'END'
            #!/bin/sh
            cd '\(repository.around.path)'
            ls -A >listing
            echo $$ >began.new && mv began.new began
            exec sleep 1000
            END
            chmod +x ../bin/swift
            PATH="\(repository.around.path)/bin:$PATH"
            git show --no-textconv \(base):\(Self.path) >../base
            git show --no-textconv \(theirs):\(Self.path) >../theirs
            export GITHEAD_\(theirs)=theirs
            '\(GalleryTool.path)' git-merge --package . -- ../base \(Self.path) ../theirs \(Self.path) &
            tool=$!
            for turn in $(seq 1200); do [ -e ../began ] && break; sleep 0.05; done
            kill -TERM $tool
            wait $tool
            echo "status $?"
            state=$(sed 's/.*) //; s/ .*//' /proc/$(cat ../began)/stat 2>/dev/null)
            case "$state" in '' | Z | X) ;; *) echo "the build goes on: $state" ;; esac
            """
        let run = try repository.run("sh", ["-c", script], in: repository.path)
        #expect(run.errors.contains("building our side ("), "\(run.text)")
        #expect(run.output == "status \(128 + SIGTERM)\n", "\(run.text)")
        let around = repository.around.path
        #expect(try String(contentsOfFile: "\(around)/listing", encoding: .utf8).contains("-snapshot-merge-"))
        let left = try FileManager.default.contentsOfDirectory(atPath: around).sorted()
        #expect(left == ["app", "base", "began", "bin", "listing", "theirs"])
    }

    @Test func whatIsToBeCleanedUpWaitsForTheLastWriter() {
        let gate = WriteGate()
        let words = Words()
        gate.onClose { words.add("cleaned up") }
        let isInside = DispatchSemaphore(value: 0)
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            gate.write {
                isInside.signal()
                usleep(50_000)
                words.add("written")
            }
            ended.signal()
        }
        isInside.wait()
        gate.close()
        ended.wait()
        #expect(words.all == ["written", "cleaned up"])
    }

    private final class Words: Sendable {
        private let stored = Mutex<[String]>([])

        var all: [String] { stored.withLock { $0 } }

        func add(_ word: String) { stored.withLock { $0.append(word) } }
    }
}
