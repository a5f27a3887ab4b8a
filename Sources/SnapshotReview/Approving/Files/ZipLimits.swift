/// What a zip may hold.
struct ZipLimits: Hashable, Sendable {
    var entries = 100_000
    /// Of all entries together, unpacked.
    var bytes = 4 << 30
    /// How many times an entry may grow, where it grows to more than `freeBytes`.
    var ratio = 1000
    var freeBytes = 1 << 20
    /// Of a JSON file, unpacked: less than in a folder, as a small zip can grow to it.
    var textBytes = 128 << 20
    /// Of the list of the entries, which is in memory as a whole.
    var directoryBytes = 64 << 20
}
