import Foundation

/// A terminal without a screen: what is written to one end is read from the other.
final class PseudoTerminal: Sendable {
    /// False in bare containers without a file system for them.
    static let isPossible = PseudoTerminal() != nil

    /// Where the terminal itself sits: reads what programs write.
    let screen: Int32
    /// Where programs read and write.
    let line: Int32

    init?() {
        screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        // Linux's TIOCSPTLCK and TIOCGPTN: unlocks the other end, and returns its number.
        var (lock, number): (Int32, Int32) = (0, 0)
        guard screen >= 0, ioctl(screen, 0x4004_5431 as UInt, &lock) == 0,
            ioctl(screen, 0x8004_5430 as UInt, &number) == 0
        else { return nil }
        line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        if line < 0 { return nil }
    }

    deinit {
        close(line)
        close(screen)
    }

    func setSize(columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int) {
        var size = winsize(
            ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: UInt16(pixelWidth),
            ws_ypixel: UInt16(pixelHeight))
        _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
    }
}
