import Foundation

/// Makes a pair of streams to a host. There is no network: reading ends at once, and nothing can be written.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator?, _ host: CFString?, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
    readStream?.pointee = Unmanaged.passRetained(InputStream(data: Data()))
    writeStream?.pointee = Unmanaged.passRetained(OutputStream(toBuffer: noRoom, capacity: 0))
}

/// Opens a stream, and returns true.
@discardableResult
public func CFReadStreamOpen(_ stream: CFReadStream!) -> Bool {
    stream.open()
    return true
}

/// Closes a stream.
public func CFReadStreamClose(_ stream: CFReadStream!) { stream.close() }

/// Opens a stream, and returns true.
@discardableResult
public func CFWriteStreamOpen(_ stream: CFWriteStream!) -> Bool {
    stream.open()
    return true
}

/// Closes a stream.
public func CFWriteStreamClose(_ stream: CFWriteStream!) { stream.close() }

nonisolated(unsafe) private let noRoom = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
