import Foundation
import Render
import SnapshotCore

/// The report as one HTML file beside its pictures, which loads nothing else.
struct ReportPage {
    private let report: ReportData

    init(_ report: ReportData) { self.report = report }

    /// Appends the page, with its data in pieces: as a part of the template's text, there would be several copies of
    /// it.
    ///
    /// - Throws: An error if the template can't be read, or the data can't be written as JSON.
    func write(to append: (Data) throws -> Void) throws {
        let style = ReportAssets.style
        let script = ReportAssets.script
        // No text of the page contains the hash of the record before it is written.
        let place = report.hash
        let content: [String: Any] = [
            "title": "\(report.tool): \(report.summary)", "tool": report.tool, "summary": report.summary,
            "commit": report.commit ?? "", "hasCommit": report.commit != nil, "data": place,
            "style": style, "styleHash": FileDigest(style).base64, "script": script,
            "scriptHash": FileDigest(script).base64, "modes": ReportKeys.modes, "keys": ReportKeys.help,
        ]
        let page = Data(try HTMLTemplate.render(ReportAssets.template, with: content).utf8)
        guard let data = page.range(of: Data(place.utf8)) else { return try append(page) }
        try append(page[..<data.lowerBound])
        try report.write(to: append)
        try append(page[data.upperBound...])
    }
}

/// The files of `Assets`, which the build embeds in the code, so that an executable can be moved.
private enum ReportAssets {
    /// The page's HTML, rendered by Mustache: the frame that the script fills.
    ///
    /// There are no spaces around style and script, since the page's policy contains their hashes.
    static let template = text(PackageResources.report_html)

    /// The page's style: light or dark, according to the system's setting or the switch.
    static let style =
        String(
            [
                PackageResources.colors_css,
                PackageResources.frame_css,
                // Filters and the list of pictures.
                PackageResources.list_css,
                // An entry: its pictures and the texts below them.
                PackageResources.entry_css,
                // Systems that force colors mark the selection and differences with their own colors.
                PackageResources.forced_css,
            ].map(text).joined().dropLast())

    /// The page's behavior: scripts in one scope, in the order of their dependencies.
    ///
    /// Text is inserted into the page as text only, and pictures by paths that the tool has created; nothing is ever
    /// parsed as HTML.
    static let script =
        "(() => {\n'use strict';\n"
        + [
            // The creation of elements, and storage.
            PackageResources.elements_js,
            // The data.
            PackageResources.core_js,
            PackageResources.appearance_js,
            PackageResources.decisions_js,
            PackageResources.list_js,
            PackageResources.stage_js,
            PackageResources.pointer_js,
            PackageResources.regions_js,
            PackageResources.words_js,
            PackageResources.entry_js,
            // The keyboard, and the page's start.
            PackageResources.keys_js,
        ].map(text).joined() + "})();"

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// The keyboard shortcuts of the report and their help; `Assets/keys.js` handles them.
private enum ReportKeys {
    static let help: [[String: String]] = [
        ("j, ↓", "next picture"), ("k, ↑", "previous picture"), ("/", "search"),
        ("1 2 3 4", "side by side, slider, blink, differences"), ("←, →", "move the slider"),
        ("space", "stop blinking, then switch by hand"), ("+, −", "zoom"), ("0", "fit the whole picture"),
        ("9", "actual size (1:1)"), ("[, ] or p, n", "previous, next region"),
        ("arrows, on the picture", "move it"), ("g", "show or hide the regions"), ("a", "accept"), ("r", "reject"),
        ("A, R", "accept or reject, and go to the next picture"),
        ("u", "undo the decision"), ("s", "save the decisions as a file"), ("c", "copy the command"),
        ("t", "light, dark, or system appearance"), ("?", "this help"), ("esc, return", "leave the search"),
        ("esc", "clear the search, close this help"),
    ].map { ["key": $0, "does": $1] }

    static let modes: [[String: String]] = [
        ("side", "Side by side", "1"), ("slider", "Slider", "2"), ("blink", "Blink", "3"),
        ("difference", "Differences", "4"),
    ].map { ["mode": $0, "label": $1, "key": $2] }
}
