import Foundation

/// The status line of a run: a bar, counts, and what fails so far.
struct RunProgress {
    private let total: Int
    private let console: Console
    private var done = 0
    private var different = 0
    private var notCompared = 0
    private var last = ContinuousClock.now

    init(total: Int, console: Console) {
        self.total = total
        self.console = console
    }

    mutating func add(_ entry: RunEntry) {
        done += 1
        switch entry.outcome.verdict {
        case .same: break
        case .differs: different += 1
        case .notCompared: notCompared += 1
        }
        // A terminal isn't read faster than that.
        let now = ContinuousClock.now
        guard console.showsStatus, done == total || now - last > .milliseconds(50) else { return }
        last = now
        console.status(text(name: entry.name))
    }

    private func text(name: String) -> String {
        let width = 24
        let filled = total == 0 ? width : done * width / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        var text = "\(bar) \(done)/\(total)"
        if different > 0 { text += "  \(different) different" }
        if notCompared > 0 { text += "  \(notCompared) not compared" }
        text += "  \(name)"
        // A line that wraps can't be taken away again.
        return text.count < columns ? text : String(text.prefix(columns - 1))
    }

    /// The terminal's width.
    private let columns: Int = {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }()
}
