import Foundation

extension sockaddr {
    /// The size in bytes, which Linux's addresses don't store: setting it has no effect.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The size in bytes, which Linux's addresses don't store: setting it has no effect.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The size in bytes, which Linux's addresses don't store: setting it has no effect.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
