import CVectors
import Foundation
import Synchronization

/// The process that draws vector images, with limits on its time and memory. It belongs to the thread that holds the
/// lock of its place.
///
/// It is started for the first document, and ends with this process. One that exceeds a limit, or that a document ends,
/// is replaced for the next document.
final class VectorProcess {
    /// The place of a process, which ends with it.
    final class Place: Sendable {
        /// The process; nil before the first document, and after one that ended it.
        fileprivate let process = Mutex<VectorProcess?>(nil)
    }

    /// The place of the process that draws: one for this process, unless a test has its own.
    @TaskLocal static var place = Place()

    private static let requests = Atomic<Int>(0)
    /// The number of requests of this process.
    static var requestCount: Int { requests.load(ordering: .relaxed) }

    /// The files that are mapped in the process; nil without one.
    static var files: [String]? {
        place.process.withLock { process in
            guard let process, let maps = FileHandle(forReadingAtPath: "/proc/\(process.process)/maps") else {
                return nil
            }
            // The system gives a page at a time, which `readToEnd` takes for the end.
            var text = Data()
            while let part = try? maps.read(upToCount: 1 << 16), !part.isEmpty { text += part }
            let paths = text.split(separator: 10).compactMap { line in
                line.firstIndex(of: 47).map { String(decoding: line[$0...], as: UTF8.self) }
            }
            return paths.isEmpty ? nil : Array(Set(paths))
        }
    }

    private let process: pid_t
    private let socket: Int32
    /// The configuration of the fonts that the process draws text with.
    private let fonts: String
    /// The number of the document that the process has open.
    private var document: UInt64 = 0

    /// Returns the version of the library that draws a format; nil if it isn't installed, or without a process.
    static func version(of format: VectorFormat) -> String? {
        switch format {
        case .pdf: popplerVersion
        case .svg: librsvgVersion
        }
    }

    private static let popplerVersion = try? answer(cvectors_version, nil, .pdf).message
    private static let librsvgVersion = try? answer(cvectors_version, nil, .svg).message

    /// Returns the size of a document in points.
    static func size(of document: Document, _ format: VectorFormat) throws(VectorError) -> CGSize {
        try answer(cvectors_size, document, format).size
    }

    /// Returns a document stretched to a number of pixels.
    static func bitmap(
        of document: Document, _ format: VectorFormat, width: Int, height: Int, seconds: Double
    ) throws(VectorError) -> Bitmap {
        guard let bitmap = try answer(cvectors_draw, document, format, width, height, seconds).bitmap else {
            throw .unreadable(format, detail: "it can't be drawn")
        }
        return bitmap
    }

    /// The bytes of a document, with a number that no other one has.
    struct Document: Sendable {
        fileprivate let number = Self.next.add(1, ordering: .relaxed).newValue
        fileprivate let data: Data
        /// The index of a PDF's page.
        fileprivate let page: Int

        init(_ data: Data, page: Int) { (self.data, self.page) = (data, page) }

        private static let next = Atomic<UInt64>(0)
    }

    // MARK: Requests

    private struct Answer: Sendable {
        let size: CGSize
        let message: String
        let bitmap: Bitmap?
    }

    private enum Failure: Error {
        case timedOut
        /// The process has ended, or replies something else.
        case ended
    }

    private static func answer(
        _ action: cvectors_action, _ document: Document?, _ format: VectorFormat, _ width: Int = 0, _ height: Int = 0,
        _ seconds: Double = VectorDocument.secondsLimit
    ) throws(VectorError) -> Answer {
        let request = cvectors_request(
            action: action.rawValue, format: (format == .pdf ? cvectors_pdf : cvectors_svg).rawValue,
            width: UInt32(width), height: UInt32(height), page: UInt32(document?.page ?? 0),
            document: document?.number ?? 0, byte_count: 0)
        requests.add(1, ordering: .relaxed)
        let fonts = FontLibrary.shared.fontConfiguration
        return try place.process.withLock { (current) throws(VectorError) -> Answer in
            if current?.fonts != fonts { current = nil }
            while true {
                let known = current
                let process = if let known { known } else { try VectorProcess(fonts: fonts) }
                current = process
                switch Result(catching: { try process.answer(request, document?.data, format, seconds) }) {
                case .success(let answer): return try answer.get()
                case .failure(let error):
                    current = nil
                    if case Failure.timedOut = error { throw .timedOut(format, seconds: seconds) }
                    // Documents before this one may have taken the memory.
                    if known == nil { throw .beyondLimits(format) }
                }
            }
        }
    }

    private init(fonts: String) throws(VectorError) {
        var (process, socket): (pid_t, Int32) = (0, -1)
        let status = cvectors_start(&process, &socket)
        guard status == 0 else { throw .noProcess(detail: String(cString: strerror(status))) }
        (self.process, self.socket, self.fonts) = (process, socket, fonts)
        var request = cvectors_request()
        request.action = cvectors_use_fonts.rawValue
        do {
            _ = try answer(request, Data(fonts.utf8), .svg, VectorDocument.secondsLimit).get()
        } catch {
            throw .noProcess(detail: "\(error)")
        }
    }

    deinit {
        close(socket)
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }

    /// Returns the answer to a request, or the error that the process replies.
    private func answer(
        _ request: cvectors_request, _ data: Data?, _ format: VectorFormat, _ seconds: Double
    ) throws -> Result<Answer, VectorError> {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var request = request
        let isOpen = request.document == document && request.action != cvectors_use_fonts.rawValue
        if !isOpen, let data { request.byte_count = UInt64(data.count) }
        document = request.document
        try withUnsafeBytes(of: &request) { try send($0, deadline) }
        if request.byte_count > 0, let data {
            try data.withUnsafeBytes { try send($0, deadline) }
        }
        var reply = cvectors_reply()
        try withUnsafeMutableBytes(of: &reply) { try receive($0, deadline) }
        var message = [UInt8](repeating: 0, count: Int(min(reply.message_count, 1024)))
        try message.withUnsafeMutableBytes { try receive($0, deadline) }
        let text = String(decoding: message, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        let pixelBytes = Int(request.width) * Int(request.height) * 4
        switch cvectors_status(reply.status) {
        case cvectors_success where reply.pixel_byte_count == pixelBytes:
            let size = CGSize(width: reply.width, height: reply.height)
            guard pixelBytes > 0 else { return .success(Answer(size: size, message: text, bitmap: nil)) }
            let bitmap = try bitmap(Int(request.width), Int(request.height), format, deadline)
            return .success(Answer(size: size, message: text, bitmap: bitmap))
        case cvectors_missing_library: return .failure(.missingLibrary(format))
        case cvectors_unreadable: return .failure(.unreadable(format, detail: text))
        case cvectors_sizeless: return .failure(.sizeless(format))
        case cvectors_beyond_limits: return .failure(.beyondLimits(format))
        default: throw Failure.ended
        }
    }

    private func bitmap(
        _ width: Int, _ height: Int, _ format: VectorFormat, _ deadline: ContinuousClock.Instant
    ) throws -> Bitmap {
        try Bitmap(width: width, height: height, vectorFormat: format) { pixels, bytesPerRow in
            try receive(UnsafeMutableRawBufferPointer(start: pixels, count: bytesPerRow * height), deadline)
        }
    }

    // MARK: Bytes

    private func send(_ bytes: UnsafeRawBufferPointer, _ deadline: ContinuousClock.Instant) throws {
        try transfer(bytes.count, POLLOUT, deadline) { start in
            Foundation.send(
                socket, bytes.baseAddress.map { $0 + start }, bytes.count - start,
                Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
    }

    private func receive(
        _ bytes: UnsafeMutableRawBufferPointer, _ deadline: ContinuousClock.Instant
    ) throws {
        try transfer(bytes.count, POLLIN, deadline) { start in
            recv(socket, bytes.baseAddress.map { $0 + start }, bytes.count - start, Int32(MSG_DONTWAIT))
        }
    }

    /// Transfers a number of bytes, part by part, as soon as the socket is ready.
    private func transfer(
        _ count: Int, _ event: Int32, _ deadline: ContinuousClock.Instant, _ part: (_ start: Int) -> Int
    ) throws {
        var done = 0
        while done < count {
            let result = part(done)
            if result > 0 {
                done += result
            } else if result < 0, errno == EAGAIN {
                let left = (deadline - ContinuousClock.now) / .milliseconds(1)
                guard left > 0 else { throw Failure.timedOut }
                var descriptor = pollfd(fd: socket, events: Int16(event), revents: 0)
                _ = poll(&descriptor, 1, Int32(left) + 1)
            } else if result == 0 || errno != EINTR {
                throw Failure.ended
            }
        }
    }
}
