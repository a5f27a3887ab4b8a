import CFileSystem
import Foundation

/// The system's calls that put a folder in its place; they return 0, or set `errno`.
package struct FolderCalls: Sendable {
    /// A call with the paths of two folders.
    package typealias Call = @Sendable (_ one: String, _ other: String) -> Int32

    /// Lets two paths swap what they name, in one step. `EINVAL` or `ENOSYS` where the file system or the kernel can't.
    var exchange: Call
    /// Gives what the first path names the second one, in place of the first.
    var move: Call
    /// Gives a file a second name.
    var giveSecondName: Call

    package init(
        exchange: @escaping Call = { cc_exchange($0, $1) }, move: @escaping Call = { rename($0, $1) },
        giveSecondName: @escaping Call = { link($0, $1) }
    ) {
        self.exchange = exchange
        self.move = move
        self.giveSecondName = giveSecondName
    }
}
