import Foundation
import Measuring

// Measures what grows with the number of declared pictures, single labels: the start, a run and its results, a second
// run, the merge of shards, and the report of failures; each time, and the memory of the main process.
//
//     bench-scale --program verify-gallery [--counts 1000,10000,100000]

let options = Options()
guard let program = options.text("program").flatMap({ realpath($0, nil) }).map({ String(cString: $0) }) else {
    print("--program is missing")
    exit(64)
}
let counts = (options.text("counts") ?? "1000,10000,100000").split(separator: ",").compactMap { Int($0) }.sorted()

/// The runs over a number of pictures, by name, in the table's order.
struct Runs {
    var rows: [(name: String, process: GalleryProcess)] = []
    private let program: String
    private let folder: String
    private let count: Int

    init(of count: Int, by program: String) throws {
        self.program = program
        self.count = count
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-scale-\(getpid())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try add("`list`", "list")
        try add("`record`", "record")
        try add("`verify --fresh`", "verify", "--fresh")
        try add("`verify` again", "verify")
        for shard in 1...2 {
            try add("`verify` of a half", "verify", "--fresh", "--shard", "\(shard)/2", "--artifacts", "half-\(shard)")
        }
        try add("`merge` of both halves", "merge", "half-1/results.json", "half-2/results.json", "--output", "all.json")
        // All pictures fail, and a report of them is made.
        try add("`verify` of changed screens", "verify", "--fresh", isChanged: true, status: 1)
        try add("`report` of them", "report", "--output", "report", isChanged: true)
    }

    private mutating func add(
        _ name: String, _ arguments: String..., isChanged: Bool = false, status: Int32 = 0
    ) throws {
        let process = try GalleryProcess(
            program, arguments, in: folder, screens: count, isChanged: isChanged, pictures: "label")
        guard process.status == status else {
            print("\(arguments) of \(count) ended with \(process.status):\n\(process.output.suffix(2000))")
            exit(1)
        }
        FileHandle.standardError.write(Data("\(count): \(name) \(process.seconds) s\n".utf8))
        rows.append((name, process))
    }
}

print("| What | " + counts.map { "\($0) pictures" }.joined(separator: " | ") + " |")
print("|---|" + counts.map { _ in "---:|" }.joined())
let runs = try counts.map { try Runs(of: $0, by: program) }
for (index, row) in (runs.first?.rows ?? []).enumerated() {
    let cells = runs.map { run in
        let process = run.rows[index].process
        return "\(process.seconds.text(2)) s, \(process.mainPeak / 1_000_000) MB"
    }
    print("| \(row.name) | " + cells.joined(separator: " | ") + " |")
}
