import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// Draws pictures in a terminal, one below the other.
package struct TerminalGraphics: Sendable {
    package let graphicsProtocol: TerminalGraphicsProtocol
    package let colors: TerminalColors
    let size: Terminal.Size?
    private let columns: Int?
    /// A Boolean value that indicates whether the sequences pass through tmux to the terminal around it.
    let passesTmux: Bool

    /// Determines the protocol.
    /// - Parameters:
    ///   - requested: the requested protocol; nil for the best one of the terminal.
    ///   - columns: the maximum number of columns of a picture; nil for those of the terminal.
    /// - Throws: `TerminalError` if nothing can be shown.
    package init(_ requested: TerminalGraphicsProtocol?, in terminal: Terminal, columns: Int?) throws(TerminalError) {
        size = terminal.size
        self.columns = columns
        if let requested {
            if terminal.isScreen, requested != .blocks { throw .multiplexer(requested) }
            graphicsProtocol = requested
        } else {
            guard terminal.size != nil else { throw .noTerminal }
            guard !terminal.isDumb else { throw .dumb }
            graphicsProtocol = terminal.bestProtocol
            // A protocol that is requested by name overrides NO_COLOR.
            if graphicsProtocol == .blocks, terminal.wantsNoColors { throw .noColors }
        }
        colors = terminal.colors
        passesTmux = graphicsProtocol == .kitty && terminal.isTmux
    }

    /// Returns the size of a picture of `width` by `height` pixels in the terminal.
    /// - Parameter reserve: the rows to leave free for other text.
    func fit(width: Int, height: Int, reserve: Int = 1) -> TerminalFit {
        TerminalFit(width: width, height: height, with: graphicsProtocol, in: size, columns: columns, reserve: reserve)
    }

    /// Returns the text that draws a picture, with a line end.
    /// - Parameter reserve: the rows to leave free for other text, such as the prompt that follows.
    /// - Throws: `ImageError` if the picture can't be encoded.
    package func text(of bitmap: Bitmap, reserve: Int = 1) throws -> String {
        let fit = fit(width: bitmap.width, height: bitmap.height, reserve: reserve)
        let scaled = BitmapScaler.scale(bitmap, width: fit.width, height: fit.height)
        switch graphicsProtocol {
        case .kitty:
            let png = try PNGEncoder().quick().encode(scaled, scale: 1)
            let pieces = KittyGraphics.pieces(png: png, columns: fit.columns, rows: fit.rows, movesCursor: !passesTmux)
            return passesTmux ? TmuxPassThrough.draw(pieces, rows: fit.rows) : pieces.joined() + "\n"
        case .blocks:
            return HalfBlocks(colors: colors).text(TerminalPixels(scaled))
        }
    }
}

extension TerminalGraphics {
    /// Renders screens, and writes them to standard output.
    /// - Parameter jobs: The number of pictures to paint in parallel; nil for the number of cores.
    /// - Returns: The status of the first screen that failed.
    @MainActor
    package func show(
        _ screens: [Screen], with drawing: ScreenDrawing, jobs: Int?, for tool: SnapshotTool
    ) async -> CommandStatus {
        let input = drawing.input(for: tool.console)
        // A name above each picture, if there are several, and the prompt below.
        let isNamed = screens.count > 1
        return await RenderPipeline(tool: tool, jobs: jobs).run(
            screens,
            name: { $0.fullName },
            layOut: { try await drawing.display(of: $0, input: input) },
            finish: { screen, display in
                let picture = try text(of: try display.bitmap(), reserve: isNamed ? 2 : 1)
                return (isNamed ? "\(screen.fullName)\n" : "") + picture
            },
            explain: drawing.namingOption,
            report: { _, text in text })
    }
}

/// A way of drawing a picture in a terminal.
package enum TerminalGraphicsProtocol: String, CaseIterable, Hashable, Sendable {
    /// Kitty's graphics protocol: a PNG, with the number of cells that it covers.
    case kitty
    /// Block characters in two colors: two pixels in each cell, in any terminal with colors.
    case blocks
}

/// The colors of characters that a terminal supports.
package enum TerminalColors: Hashable, Sendable {
    /// All of sRGB.
    case all
    /// The 6 × 6 × 6 colors and 24 grays that terminals have in common.
    case indexed
}

/// An error that prevents a picture from being shown in the terminal.
package enum TerminalError: Error, Hashable {
    /// Standard output is a file or a pipe.
    case noTerminal
    /// `TERM` isn't set, or is `dumb`: the terminal interprets no control sequences.
    case dumb
    /// `NO_COLOR` is set, and the terminal doesn't support pictures.
    case noColors
    /// GNU screen doesn't pass pictures through.
    case multiplexer(TerminalGraphicsProtocol)
}

extension TerminalError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noTerminal:
            "standard output isn't a terminal: write files with “render”, or select a protocol with --protocol"
        case .dumb:
            "without TERM, or with TERM=dumb, the terminal shows neither pictures nor colors: set TERM, or write files "
                + "with “render”"
        case .noColors:
            "NO_COLOR is set, and this terminal isn't known to support graphics: use --protocol blocks for colored "
                + "half blocks, or write files with “render”"
        case .multiplexer(let requested):
            "GNU screen doesn't pass \(requested) pictures through: use --protocol blocks, or write files with "
                + "“render”"
        }
    }

    package var commandStatus: CommandStatus { .usage }
}

/// The cells and pixels that a picture covers in a terminal.
struct TerminalFit: Hashable, Sendable {
    var columns: Int
    var rows: Int
    /// The size to which the picture is scaled.
    var width: Int
    var height: Int
}

extension TerminalFit {
    /// Returns the size at which a picture fits; it is never enlarged, and has at least one pixel.
    /// - Parameters:
    ///   - width: the width of the picture in pixels, 1 or more; so is `height`.
    ///   - terminal: the size of the terminal; nil for 80 columns and any number of rows.
    ///   - requested: the maximum number of columns, regardless of the terminal's; then rows aren't limited.
    ///   - reserve: the rows to leave free for other text.
    init(
        width: Int, height: Int, with graphicsProtocol: TerminalGraphicsProtocol, in terminal: Terminal.Size?,
        columns requested: Int?,
        reserve: Int = 1
    ) {
        let cell = Self.cell(of: terminal, with: graphicsProtocol)
        let columns = requested ?? terminal?.columns ?? 80
        var factor = min(1, Double(max(1, columns) * cell.width) / Double(width))
        if requested == nil, let terminal {
            factor = min(factor, Double(max(1, terminal.rows - reserve)) * cell.height / Double(height))
        }
        self.width = max(1, Self.whole(Double(width) * factor))
        let exact = Double(height) * factor
        self.height = max(1, Self.whole(exact / cell.stretch))
        self.columns = (self.width + cell.width - 1) / cell.width
        rows = max(1, Int((Double(self.height) * cell.stretch / cell.height).rounded(.up)))
    }

    /// Returns the whole pixels of a length, with a tolerance for rounding errors of a division.
    private static func whole(_ length: Double) -> Int { Int((length + 1e-6).rounded(.down)) }

    /// The size of a cell, in square pixels.
    private struct Cell {
        var width: Int
        var height: Double
        /// The height of one drawn pixel in those pixels: not 1 if two have to fill a cell.
        var stretch: Double
    }

    private static func cell(of size: Terminal.Size?, with graphicsProtocol: TerminalGraphicsProtocol) -> Cell {
        // A terminal that scales pictures has as many pixels as the sharpest of its kind.
        var (width, height) = graphicsProtocol == .kitty ? (20.0, 40.0) : (10.0, 20.0)
        if let size, size.pixelWidth >= size.columns, size.pixelHeight >= size.rows {
            width = Double(size.pixelWidth / size.columns)
            height = Double(size.pixelHeight / size.rows)
        }
        guard graphicsProtocol == .blocks else { return Cell(width: Int(width), height: height, stretch: 1) }
        return Cell(width: 1, height: height / width, stretch: height / width / 2)
    }
}

extension Terminal {
    package var colors: TerminalColors {
        let depth = variable("COLORTERM").lowercased()
        return depth == "truecolor" || depth == "24bit" || kind.hasSuffix("-direct") || supportsKitty ? .all : .indexed
    }

    /// The best protocol for pictures, according to the environment.
    var bestProtocol: TerminalGraphicsProtocol { supportsKitty ? .kitty : .blocks }

    /// A Boolean value that indicates whether the terminal supports Kitty's protocol. Variables of a terminal are
    /// inherited by multiplexers in it, but don't apply to them.
    private var supportsKitty: Bool {
        if isTmux || isScreen { return false }
        return !variable("KITTY_WINDOW_ID").isEmpty || kind == "xterm-kitty" || kind == "xterm-ghostty"
            || ["ghostty", "WezTerm"].contains(variable("TERM_PROGRAM"))
            // Konsole supports it since 22.04.
            || (Int(variable("KONSOLE_VERSION")) ?? 0) >= 220_400
    }
}

/// A PNG in Kitty's graphics protocol.
enum KittyGraphics {
    /// The maximum number of bytes of base64 in one chunk of the protocol.
    static let pieceLength = 4096

    /// Returns the sequences that draw a picture at the cursor, over `columns` by `rows` cells.
    /// - Parameters:
    ///   - movesCursor: a Boolean value that indicates whether the cursor is moved behind the picture.
    ///   - identifier: the number by which the picture can be deleted, 1 or more; nil for one that stays.
    static func pieces(
        png: Data, columns: Int, rows: Int, movesCursor: Bool = true, identifier: Int? = nil
    ) -> [String] {
        let text = Array(png.base64EncodedString().utf8)
        let starts = Array(stride(from: 0, to: text.count, by: pieceLength))
        return starts.map { start in
            let end = min(text.count, start + pieceLength)
            var keys = [end < text.count ? "m=1" : "m=0"]
            if start == 0 {
                // Transmits and shows a PNG, without a reply.
                keys =
                    ["a=T", "f=100", "q=2", "c=\(columns)", "r=\(rows)"] + (movesCursor ? [] : ["C=1"])
                    + (identifier.map { ["i=\($0)"] } ?? []) + keys
            }
            return "\u{1B}_G\(keys.joined(separator: ","));" + String(decoding: text[start..<end], as: UTF8.self)
                + "\u{1B}\\"
        }
    }
}

/// Sequences that tmux passes to the terminal around it, if its option `allow-passthrough` is on.
enum TmuxPassThrough {
    static func wrap(_ sequence: String) -> String {
        "\u{1B}Ptmux;"
            + sequence.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "\u{1B}\u{1B}")
            + "\u{1B}\\"
    }

    /// Returns the text that draws a picture that tmux doesn't track: it clears the rows first, and moves the cursor
    /// below the picture at the end.
    static func draw(_ sequences: [String], rows: Int) -> String {
        String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A" + sequences.map(wrap).joined() + "\u{1B}[\(rows)B\r"
    }
}
