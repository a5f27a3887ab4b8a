import ArgumentParser
import Builder
import Foundation
import ReceiptKit

/// A command that draws an order in JSON as a receipt.
@main
struct ReceiptsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "receipts", abstract: "Turns an order in JSON into a receipt: a PNG or a PDF.",
        discussion: "The paths that were written go to standard output, complaints to standard error.")

    @Argument(help: "The order, a file of JSON; - for standard input.", completion: .file(extensions: ["json"]))
    var order: String

    @Option(name: .shortAndLong, help: "Where to write it: a .png or .pdf file. May be given more than once.")
    var output: [String] = []

    @Option(help: "The width of the receipt in points.")
    var width = 360.0

    @Option(help: "Pixels for each point, in a PNG.")
    var scale = 2.0

    func validate() throws {
        guard !output.isEmpty else { throw ValidationError("Say where to write the receipt: --output receipt.png") }
        for path in output where ReceiptFormat(fileName: path) == nil {
            throw ValidationError("“\(path)” should end in .png or .pdf.")
        }
        guard width >= 320, width <= 2000 else {
            throw ValidationError("--width should be between 320 and 2000 points.")
        }
        guard scale > 0, scale <= 10 else { throw ValidationError("--scale should be above 0 and at most 10.") }
    }

    func run() async throws {
        do {
            let order = try OrderReader(name: order == "-" ? "standard input" : order).read(try InputFile(order).read())
            // All receipts are drawn before the first is written, so a failed drawing leaves no files.
            var receipts: [(path: String, data: Data)] = []
            for path in output {
                guard let format = ReceiptFormat(fileName: path) else { continue }
                receipts.append((path, try await format.draw(order, width: width, scale: scale)))
            }
            for (path, data) in receipts {
                try OutputFile(path).write(data)
                print(path)
            }
        } catch {
            throw Failure.report(error)
        }
    }
}
