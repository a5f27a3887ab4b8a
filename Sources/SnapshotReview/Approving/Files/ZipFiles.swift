import CZip
import Foundation
import Synchronization

/// A zip, as CI engines hand artefacts out. All of its entries are checked before one is unpacked, only those that are asked for
/// are, and into memory: no name of an entry ever becomes a path.
final class ZipFiles: ArtifactFiles {
    let name: String
    let textLimit: Int
    nonisolated(unsafe) private let archive: OpaquePointer
    /// libzip reads for one thread at a time.
    private let reading = Mutex(())
    private let entries: [String: Entry]

    private struct Entry {
        var index: UInt64
        var bytes: Int
    }

    /// - Throws: `ArchiveError`.
    init(_ path: String, limits: ZipLimits = ZipLimits()) throws(ArchiveError) {
        name = path
        textLimit = limits.textBytes
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw .notAZip(path: path, reason: String(cString: strerror(errno)))
        }
        let end = try ZipEnd(file, path: path)
        guard end.entries <= limits.entries, end.directoryBytes <= limits.directoryBytes else {
            throw .tooManyFiles(path: path, limit: limits.entries)
        }
        let archive = try Self.open(file, path: path)
        do throws(ArchiveError) {
            entries = try ZipCheck(archive: archive, path: path, limits: limits).files().mapValues {
                Entry(index: $0.index, bytes: $0.bytes)
            }
        } catch {
            zip_discard(archive)
            throw error
        }
        self.archive = archive
    }

    deinit {
        zip_discard(archive)
    }

    /// Opens the file that the limits were checked on, whatever lies at its path by now.
    private static func open(_ file: FileHandle, path: String) throws(ArchiveError) -> OpaquePointer {
        let descriptor = dup(file.fileDescriptor)
        lseek(descriptor, 0, SEEK_SET)
        var code: Int32 = 0
        if let archive = zip_fdopen(descriptor, ZIP_RDONLY, &code) { return archive }
        close(descriptor)
        var reason = [CChar](repeating: 0, count: 200)
        cc_zip_open_reason(code, &reason, reason.count)
        throw .notAZip(path: path, reason: Self.text(reason))
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func paths() -> [String] { entries.keys.sorted() }

    func contains(_ path: String) -> Bool { entries[path] != nil }

    func read(_ path: String, limit: Int) throws(ArchiveError) -> Data {
        let content: Result<Data, ArchiveError> = reading.withLock { _ in
            do throws(ArchiveError) {
                return .success(try unpacked(path, limit: limit))
            } catch {
                return .failure(error)
            }
        }
        return try content.get()
    }

    private func unpacked(_ path: String, limit: Int) throws(ArchiveError) -> Data {
        guard let entry = entries[path] else { throw .noEntry(path: name, entry: path) }
        guard entry.bytes <= limit else {
            throw .entryTooLarge(path: name, entry: path, bytes: entry.bytes, limit: limit)
        }
        guard let file = zip_fopen_index(archive, entry.index, 0) else {
            throw .damaged(path: name, entry: path, reason: String(cString: zip_strerror(archive)))
        }
        defer { zip_fclose(file) }
        // One byte more than it says to have, so that a longer one is found out.
        var data = Data(count: entry.bytes + 1)
        var done = 0
        while done <= entry.bytes {
            let count = data.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { zip_fread(file, $0 + done, UInt64(entry.bytes + 1 - done)) } ?? -1
            }
            guard count >= 0 else {
                throw .damaged(path: name, entry: path, reason: String(cString: zip_file_strerror(file)))
            }
            if count == 0 { break }
            done += Int(count)
        }
        guard done == entry.bytes else {
            throw .damaged(path: name, entry: path, reason: "it has another length than it says")
        }
        return data.prefix(done)
    }
}
