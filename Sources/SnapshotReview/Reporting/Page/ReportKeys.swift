/// The report's keys, for its help; `ReportScript.keys` handles them.
enum ReportKeys {
    static let help: [[String: String]] = [
        ("j, ↓", "the next picture"), ("k, ↑", "the picture before"), ("/", "search"),
        ("1 2 3 4", "side by side, slider, blink, differences"), ("←, →", "moves the slider"),
        ("space", "blinks by hand, or lets it blink"), ("+, −", "zooms"), ("0", "fits the whole picture"),
        ("9", "one pixel for each pixel"), ("[, ] or p, n", "the region before, the next region"),
        ("arrows, on the picture", "move it"), ("g", "shows or hides the regions"), ("a", "accepts"), ("r", "rejects"),
        ("A, R", "accepts or rejects, and goes on"),
        ("u", "takes the decision back"), ("s", "saves the decisions as a file"), ("c", "copies the command"),
        ("t", "light, dark, or as the system"), ("?", "this help"), ("esc, return", "leaves the search"),
        ("esc", "clears the search that was left, closes this"),
    ].map { ["key": $0, "does": $1] }

    static let modes: [[String: String]] = [
        ("side", "Side by side", "1"), ("slider", "Slider", "2"), ("blink", "Blink", "3"),
        ("difference", "Differences", "4"),
    ].map { ["mode": $0, "label": $1, "key": $2] }
}
