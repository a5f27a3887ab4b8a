/// The script of the report's page: parts in one scope, in the order in which they need each other.
///
/// Text gets into the page as text only, and pictures by paths that the tool has made; nothing is ever read as HTML.
enum ReportScript {
    static let text =
        "(() => {\n'use strict';\n"
        + [core, appearance, decisions, list, stage, pointer, regions, words, entry, keys].joined(separator: "\n")
        + "\n})();"
}
