import Foundation
import Render
import Testing

@testable import SnapshotDoctor

@MainActor
@Suite struct ReferenceSnapshotTests {
    /// `scripts/make-doctor-references` sets it: 1, or a folder that takes the pictures.
    private static let updateVariable = "UPDATE_DOCTOR_REFERENCES"

    @Test func theBuiltInRecordIsUpToDate() throws {
        let drawn = try ReferenceRecord(drawing: ReferenceSnapshot.all)
        if let update = ProcessInfo.processInfo.environment[Self.updateVariable] {
            let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../../Sources/SnapshotDoctor/References/ReferenceHashes.swift")
            try Data(drawn.source.utf8).write(to: source.standardizedFileURL)
            if update != "1" { try leavePictures(in: update) }
            return
        }
        let known = ReferenceRecord.builtIn
        let remedy: Comment = "out of date: look at the pictures, then run scripts/make-doctor-references"
        #expect(known.pictures.map(\.name) == drawn.pictures.map(\.name), remedy)
        #expect(known.fingerprint.pixels["renderer"] == Fingerprint.rendererVersion, remedy)
        // With another version of a library, the hashes can't be compared.
        if known.fingerprint == drawn.fingerprint { #expect(known.pictures == drawn.pictures, remedy) }
    }

    @Test func thePicturesAreTheSameEachTimeAndAllDifferent() throws {
        let first = try ReferenceRecord(drawing: ReferenceSnapshot.all)
        #expect(try ReferenceRecord(drawing: ReferenceSnapshot.all.reversed()).pictures == first.pictures.reversed())
        #expect(Set(first.pictures.map(\.pixels)).count == first.pictures.count)
        #expect(Set(first.pictures.map(\.name)).count == first.pictures.count)
    }

    @Test func thePicturesAreDrawnWithoutWords() throws {
        for reference in ReferenceSnapshot.all {
            #expect(try reference.display().warnings.isEmpty, "\(reference.name)")
        }
    }

    @Test func theyNeedNoFontButTheSystems() throws {
        let fonts = try ReferenceRecord(drawing: ReferenceSnapshot.all).fingerprint.pixels.keys.filter {
            $0.hasPrefix("font:")
        }
        #expect(!fonts.isEmpty)
        #expect(fonts.allSatisfy { $0.hasPrefix("font:Inter") }, "\(fonts.sorted())")
    }

    private func leavePictures(in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for reference in ReferenceSnapshot.all {
            try reference.display().png().write(to: URL(fileURLWithPath: "\(folder)/\(reference.name).png"))
        }
    }
}

@Suite struct ReferenceVerdictTests {
    private let known = ReferenceRecord(
        fingerprint: Fingerprint(pixels: ["cairo": "1.16.0", "font:Inter-Regular": "aa"], encoder: ["zlib": "1.2"]),
        pictures: [
            ReferenceRecord.ReferenceHash(name: "text.light", bytes: "1", pixels: "a"),
            ReferenceRecord.ReferenceHash(name: "text.dark", bytes: "2", pixels: "b"),
        ])

    @Test func sameBytesAreProof() {
        let verdict = ReferenceVerdict(of: known, against: known)
        #expect(verdict.match == .same)
        #expect(![.otherVersions, .fault].contains(verdict.match) && verdict.pictures.isEmpty && verdict.count == 2)
    }

    @Test func otherPixelsByOtherVersionsNameThem() {
        var here = known
        here.fingerprint.pixels["cairo"] = "1.18.0"
        here.pictures[1].pixels = "c"
        here.pictures[1].bytes = "3"
        here.pictures[0].bytes = "4"
        let verdict = ReferenceVerdict(of: here, against: known)
        #expect(verdict.match == .otherVersions)
        #expect([.otherVersions, .fault].contains(verdict.match))
        #expect(verdict.pictures == ["text.dark"])
        #expect(verdict.differences.map(\.component) == ["cairo"])
    }

    @Test func otherPixelsByTheSameVersionsAreAFault() {
        var here = known
        here.pictures[0].pixels = "c"
        here.pictures[0].bytes = "3"
        #expect(ReferenceVerdict(of: here, against: known).match == .fault)
        // Not excused by a library that has no part in pixels.
        here.fingerprint.encoder["zlib"] = "1.3"
        #expect(ReferenceVerdict(of: here, against: known).match == .fault)
    }

    @Test func otherBytesOfTheSamePixels() {
        var here = known
        here.pictures[1].bytes = "3"
        #expect(ReferenceVerdict(of: here, against: known).match == .fault)
        #expect(ReferenceVerdict(of: here, against: known).pictures == ["text.dark"])
        here.fingerprint.encoder["zlib"] = "1.3"
        #expect(ReferenceVerdict(of: here, against: known).match == .samePixels)
        here.fingerprint.pixels["cairo"] = "1.18.0"
        let verdict = ReferenceVerdict(of: here, against: known)
        #expect(verdict.match == .otherVersionsSamePixels)
        #expect(![.otherVersions, .fault].contains(verdict.match))
    }

    @Test func aPictureThatIsNotDrawnIsNoProof() {
        var here = known
        here.pictures.removeLast()
        #expect(ReferenceVerdict(of: here, against: known).match == .fault)
    }

    @Test func theRecordComesBackFromItsSource() {
        let source = known.source
        #expect(source.contains("(\"text.dark\", \"2\", \"b\"),"))
        #expect(source.contains("        pixels cairo 1.16.0\n"))
    }
}

extension ReferenceRecord {
    /// The source file that holds this record as the built-in one.
    fileprivate var source: String {
        let lines = fingerprint.text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
        let rows = pictures.map { "        (\"\($0.name)\", \"\($0.bytes)\", \"\($0.pixels)\")," }.joined(
            separator: "\n")
        return """
            /// Made by scripts/make-doctor-references: the hashes of the reference pictures, and what drew them.
            enum ReferenceHashes {
                static let fingerprint = \"""
            \(lines)
                    \"""

                static let pictures: [(name: String, bytes: String, pixels: String)] = [
            \(rows)
                ]
            }

            """
    }
}
