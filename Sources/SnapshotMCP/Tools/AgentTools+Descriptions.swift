import SnapshotCore

extension AgentTools {
    private static let screen = ToolParameter(
        "screen", .text, "A name, such as card or users/empty.", isRequired: true)
    private static let configuration = ToolParameter(
        "configuration", .text,
        "Device, appearance and settings, each optional, in any order: iphone-se-3rd.dark.landscape.rtl.text-ax-l."
            + "locale-de.bold-text.high-contrast; width-320 draws the bare view. Default: iphone-12.light.")
    private static let sameConfiguration = ToolParameter("configuration", .text, "As for look.")
    private static let view = ToolParameter(
        "view", .text, "Identifier, label, text or class:UISwitch; [1] behind it selects one of several, from 0.")
    private static let limit = ToolParameter(
        "limit", .integer(100...largestLimit), "Maximum characters. Default: \(textLimit).")
    private static let configurations = ToolParameter("configurations", .texts, "Several of them.")
    private static let screens = ToolParameter("screens", .texts, "Names. Default: all.")
    private static let filter = ToolParameter(
        "filter", .text,
        "Only pictures whose name (card/iphone-12.light) contains this text; * and ? match any, ! excludes.")

    /// The tools that write no baselines.
    static let readingTools: [AgentTool] = [
        AgentTool(
            name: "list", description: "Lists the screens with their titles, one line each.",
            parameters: [
                ToolParameter("filter", .text, "Only screens whose name contains this; * and ? match any."),
                ToolParameter("configurations", .flag, "Adds the configurations that have baselines."), limit,
            ]),
        AgentTool(
            name: "look",
            description: """
                Shows a screen as it is drawn now. Forms: hash (of the pixels: did anything change?), problems (what is \
                wrong, lines with !), compact (also a line for each text, control and image: #identifier kind "label" \
                = "value" x,y wxh), accessibility (VoiceOver's order and words), tree (all views with exact frames), \
                json (also colors, fonts), picture (PNG). “view”: only that part. Several configurations or screens: \
                the first whole, then lines that differ.
                """,
            parameters: [
                ToolParameter("screen", .text, "A name, such as card or users/empty."),
                ToolParameter("screens", .textsOrAll, "Several, or all."), configuration, configurations,
                ToolParameter("form", .choice(LookForm.allCases.map(\.rawValue)), "Default: compact."), view,
                ToolParameter(
                    "scale", .number(0.1...4), "A picture's pixels per point. Default: 1."), limit,
            ]),
        AgentTool(
            name: "act",
            description: """
                Opens a screen anew, performs steps as a finger does, and looks. What a finger can't do is an error \
                that says why.
                """,
            parameters: [
                screen,
                ToolParameter(
                    "steps", .objects(schema: ActStep.schema), "The steps, in their order.", isRequired: true),
                sameConfiguration,
                ToolParameter("form", .choice(LookForm.allCases.map(\.rawValue)), "As for look."),
                view, ToolParameter("scale", .number(0.1...4), "As for look."), limit,
            ]),
        AgentTool(
            name: "explain",
            description: """
                Explains why a view is where it is: for each edge the constraints that determine it, down to given \
                sizes. Without “view” it shows the conflicts of constraints and the ambiguous views.
                """,
            parameters: [
                screen, sameConfiguration, view,
                ToolParameter("all", .flag, "Explains all views, in short."), limit,
            ]),
        AgentTool(
            name: "find", description: "Finds views on all screens; a line for each, with its frame in the screen.",
            parameters: [
                ToolParameter("query", .text, "A text, in any case.", isRequired: true),
                ToolParameter(
                    "by", .choice(TextSearch.Subject.allCases.map(\.rawValue)), "What is searched. Default: any."),
                ToolParameter("exact", .flag, "Only the whole text, in this case."),
                ToolParameter("screens", .text, "Only screens whose name contains this; * and ? match any."),
                sameConfiguration,
                ToolParameter("limit", .integer(1...10_000), "The maximum number of views. Default: 40."),
            ]),
        AgentTool(
            name: "reach",
            description: """
                Lists the screens that a Swift file or a symbol reaches: those that show a type which it declares, or \
                one whose file mentions such a type, and so on. It may name too many, rarely too few.
                """,
            parameters: [
                ToolParameter("file", .text, "The path of a Swift file, or its end."),
                ToolParameter("symbol", .text, "The name of a type, function or property."),
            ]),
        AgentTool(
            name: "compare",
            description: """
                Compares declared pictures with their baselines, as verify does: what became different in words, and \
                the paths of pictures of it. Writes no baselines.
                """,
            parameters: [
                screens, filter,
                ToolParameter(
                    "against", .choice(["baseline", "last_commit"]),
                    "The baselines in the working folder (default), or those of the last commit."), limit,
            ]),
        AgentTool(
            name: "audit",
            description: """
                Finds missing labels, small targets, low contrast, cut and overlapping texts, and controls off the \
                screen, in declared pictures or other configurations.
                """,
            parameters: [screens, filter, configurations, limit]),
        AgentTool(
            name: "build",
            description: """
                Compiles changed sources, and shows the compiler's errors with their places. Call it after a change.
                """,
            parameters: []),
    ]

    /// The tools that write baselines.
    static let recordingTools: [AgentTool] = [
        AgentTool(
            name: "record", description: "Records baselines: the paths of new and changed files are the result.",
            parameters: [
                screens, filter,
                ToolParameter(
                    "mode", .choice(["all", "missing", "failed"]),
                    "failed: missing, unreadable or different ones. Default: failed."), limit,
            ], isReadOnly: false),
        AgentTool(
            name: "approve", description: "Makes the pictures that the last compare found different baselines.",
            parameters: [
                ToolParameter(
                    "pictures", .texts, "Names of screens or pictures, such as card/iphone-12.light. Default: all."),
                limit,
            ], isReadOnly: false),
    ]
}
