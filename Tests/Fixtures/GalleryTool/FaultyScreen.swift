import Builder
import BuilderSnapshots
import Foundation

/// Screens that do what a run must withstand or find out, by name.
enum FaultyScreen: String, CaseIterable {
    /// Ends the process: an index beyond an array's end.
    case crash
    /// Ends the process as if all was well.
    case exit
    /// Never comes back.
    case hang
    /// Can't be made.
    case fails
    /// Shows a clock that isn't the time of day.
    case clock
    /// Shows a time in the zone of the C library.
    case zone
    /// Shows a number of the C library's generator.
    case random
    /// Shows a set in its own order.
    case unordered
    /// Shows the date, numbers and an identifier as its surroundings give them.
    case region
    /// Shows the words of the file `words.txt` in the working folder.
    case file
    /// Writes a file, and shows its words.
    case diary
    /// Takes a number of the C library's generator, and shows the same each time.
    case dice
    /// Reads the time on a thread of its own, and shows the same each time.
    case wall
    /// Shows a symbol of the asset catalog `Marks.xcassets` in the working folder.
    case symbol
    /// Writes to standard output while it is built.
    case chatty
    /// Writes to standard output without an end of line, and to standard error.
    case mumbling
    /// Shows the first value of a sequence that has no others and never ends.
    case waiting
    /// The same with a socket of a network open, from which a value might come.
    case listening
    /// Shows letters after sleeps of tasks and delays of queues, in the order of their times.
    case sleepy

    /// The screens that `GALLERY_FAULTS` names.
    static var enabled: [FaultyScreen] {
        (ProcessInfo.processInfo.environment["GALLERY_FAULTS"] ?? "").split(separator: ",")
            .compactMap { FaultyScreen(rawValue: String($0)) }
    }

    var screen: Screen {
        Screen("fault-\(rawValue)", title: "A screen that misbehaves", configurations: Catalog.configurations) { _ in
            try view()
        }
    }

    private struct Fault: Error, CustomStringConvertible {
        var description: String { "the view model is missing" }
    }

    @MainActor
    private func view() throws -> any RenderSource {
        switch self {
        case .crash:
            let none: [String] = []
            return label(none[none.count + 2])
        case .exit:
            Foundation.exit(0)
        case .hang:
            noteProcess()
            while true { Thread.sleep(forTimeInterval: 1) }
        case .fails:
            throw Fault()
        case .clock:
            // A clock that isn't the time of day, which is the render's.
            return label("\(DispatchTime.now().uptimeNanoseconds)")
        case .zone:
            // The C library's zone; Foundation's is the render's.
            var (time, parts) = (time_t(1_750_000_000), tm())
            localtime_r(&time, &parts)
            return label("\(parts.tm_hour):\(parts.tm_min)")
        case .random:
            // The C library's generator; the standard library's is the render's.
            return label("\(arc4random())")
        case .unordered:
            return label(Set((0..<40).map { "\($0)" }).joined(separator: " "))
        case .region:
            let format = DateFormatter()
            format.dateStyle = .medium
            format.timeStyle = .short
            let random = "\([1, 2, 3, 4, 5].shuffled()) \(UUID().uuidString.prefix(8))"
            return label("\(format.string(from: Date())) \(1234.5.formatted()) \(random)")
        case .file:
            return label((try? String(contentsOfFile: "words.txt", encoding: .utf8)) ?? "no words")
        case .diary:
            try? Data("words".utf8).write(to: URL(fileURLWithPath: "diary.txt"))
            return label((try? String(contentsOfFile: "diary.txt", encoding: .utf8)) ?? "no words")
        case .dice:
            return label(arc4random() == 0 ? "zero" : "more")
        case .wall:
            let read = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                _ = Date()
                read.signal()
            }
            read.wait()
            return label("later")
        case .symbol:
            let folder = Bundle(path: FileManager.default.currentDirectoryPath)
            let image = UIImage(named: "mark", in: folder, compatibleWith: nil)
            return UIImageView(image: try image ?? { throw Fault() }())
        case .chatty:
            print("{\"words\": \"of the screen\"}")
            return label("chatty")
        case .mumbling:
            print("words without end", terminator: "")
            FileHandle.standardError.write(Data("and words aside".utf8))
            return label("mumbling")
        case .waiting:
            return WaitingScreen()
        case .listening:
            _ = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
            return WaitingScreen()
        case .sleepy:
            return SleepyScreen()
        }
    }

    /// Adds a line with the identifier of this process to the file that `GALLERY_HANGS` names.
    private func noteProcess() {
        let path = ProcessInfo.processInfo.environment["GALLERY_HANGS"]
        guard let path, let file = fopen(path, "a") else { return }
        fputs("\(getpid())\n", file)
        fclose(file)
    }

    @MainActor
    private func label(_ text: String) -> any RenderSource {
        LabelView(text)
            .numberOfLines(0)
            .contentCompressionResistancePriority(.defaultHigh, for: .horizontal)
            .identifier("what")
            .position(.center)
            .padding(20)
    }
}

/// Waits for a sequence's values.
private final class WaitingScreen: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
    private let values = AsyncStream<String>.makeStream()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        values.continuation.yield("first")
        Task { [label, stream = values.stream] in
            for await value in stream { label.text = value }
        }
    }
}

/// Sleeps and delays that take turns, and more of them than a limit of real time would allow.
private final class SleepyScreen: UIViewController {
    private let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        add("d", after: 4.5)
        add("b", after: 2.5)
        Task {
            try await Task.sleep(for: .seconds(1.5))
            show("a")
            try await Task.sleep(nanoseconds: 2_000_000_000)
            show("c")
            let canceled = Task { try await Task.sleep(for: .seconds(1000)) }
            canceled.cancel()
            if case .failure(let error) = await canceled.result { show(error is CancellationError ? "!" : "?") }
        }
        Task {
            try await Task.sleep(for: .seconds(4.8))
            show("e")
        }
    }

    private func add(_ text: String, after seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.show(text) }
    }

    private func show(_ text: String) { label.text = (label.text ?? "") + text }
}
