import Foundation
import FoundationNetworking

/// The lines of a sequence of bytes in UTF-8, without their ends; empty lines are left out, as on Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    /// The bytes.
    let base: Base

    init(_ base: Base) { self.base = base }

    /// An iterator over the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        init(_ base: Base) { scalars = AsyncUnicodeScalarSequence(base).makeAsyncIterator() }

        /// Returns the next line that isn't empty.
        public mutating func next() async rethrows -> String? {
            var line = String.UnicodeScalarView()
            while let scalar = try await scalars.next() {
                switch scalar {
                // Between a carriage return and a line feed there is an empty line, which is left out.
                case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
                    if !line.isEmpty { return String(line) }
                default: line.append(scalar)
                }
            }
            return line.isEmpty ? nil : String(line)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

/// The characters of a sequence of bytes in UTF-8. Bytes that aren't UTF-8 are U+FFFD.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    init(_ base: Base) { self.base = base }

    /// An iterator over the characters.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        /// The character that the next scalar may extend.
        private var pending = ""
        /// The scalars before another one that decide whether a character begins with it. Only texts that nobody
        /// writes have more, whose characters are cut.
        private static var contextLength: Int { 32 }

        init(_ base: Base) { scalars = AsyncUnicodeScalarSequence(base).makeAsyncIterator() }

        /// Returns the next character.
        public mutating func next() async rethrows -> Character? {
            while let scalar = try await scalars.next() {
                if !pending.isEmpty, begins(with: scalar) {
                    let character = pending.first
                    pending = String(scalar)
                    return character
                }
                pending.unicodeScalars.append(scalar)
            }
            defer { pending = "" }
            return pending.first
        }

        /// Returns a Boolean value that indicates whether a scalar begins a character after the pending one.
        private func begins(with scalar: UnicodeScalar) -> Bool {
            var text = String(String.UnicodeScalarView(pending.unicodeScalars.suffix(Self.contextLength)))
            text.unicodeScalars.append(scalar)
            return text.index(before: text.endIndex) == text.unicodeScalars.index(before: text.endIndex)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

/// The Unicode scalars of a sequence of bytes in UTF-8. Bytes that aren't UTF-8 are U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar

    let base: Base

    init(_ base: Base) { self.base = base }

    /// An iterator over the scalars.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator
        /// The byte after the last scalar, if it was read already.
        private var leftover: UInt8?

        init(_ base: Base) { bytes = base.makeAsyncIterator() }

        /// Returns the next scalar.
        public mutating func next() async rethrows -> UnicodeScalar? {
            let next: UInt8?
            if let byte = leftover {
                leftover = nil
                next = byte
            } else {
                next = try await bytes.next()
            }
            guard let first = next else { return nil }
            if first < 0x80 { return UnicodeScalar(first) }
            let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
            var sequence = [first]
            while sequence.count < length, let byte = try await bytes.next() {
                guard byte & 0xC0 == 0x80 else {
                    leftover = byte
                    break
                }
                sequence.append(byte)
            }
            return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes' text, without empty ones.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
    /// The characters of the bytes' text.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
    /// The Unicode scalars of the bytes' text.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}

extension URL {
    /// The bytes of a file or of a `data` URL. A location in a network throws that there is no connection.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        /// An iterator over the bytes, which are read at the first one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let url: URL
            private var bytes: Data.Iterator?

            init(_ url: URL) { self.url = url }

            /// Returns the next byte; throws if the location can't be read.
            public mutating func next() async throws -> UInt8? {
                if bytes == nil {
                    guard url.isFileURL || url.scheme?.lowercased() == "data" else {
                        throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
                    }
                    bytes = try Data(contentsOf: url).makeIterator()
                }
                return bytes?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes at the location.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The lines of the text at the location, without empty ones.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// Returns the bytes that a descriptor has, as soon as there are some; empty data at the end.
///
/// Unlike `FileHandle.read(upToCount:)`, it doesn't wait for a whole block of a pipe or a socket.
private func availableBytes(_ descriptor: CInt, upTo count: Int) throws -> Data {
    var block = [UInt8](repeating: 0, count: count)
    while true {
        let length = read(descriptor, &block, count)
        if length >= 0 { return Data(block.prefix(length)) }
        switch errno {
        case EINTR: continue
        case EAGAIN:
            // A descriptor that doesn't block.
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&request, 1, -1)
        default: throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }
}

extension FileHandle {
    /// The bytes of a file from a handle's place on.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let handle: FileHandle

        /// An iterator over the bytes, which reads those that are there in blocks. Its thread waits for others.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private static let blockSize = 16_384
            private let handle: FileHandle
            private var block = Data().makeIterator()

            init(_ handle: FileHandle) { self.handle = handle }

            /// Returns the next byte; throws if the file can't be read.
            public mutating func next() async throws -> UInt8? {
                if let byte = block.next() { return byte }
                block = try availableBytes(handle.fileDescriptor, upTo: Self.blockSize).makeIterator()
                return block.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle) }
    }

    /// The bytes from the handle's place on.
    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
