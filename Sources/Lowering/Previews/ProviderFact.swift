/// The views of a `PreviewProvider` whose getter is in a form that can become a function.
struct ProviderFact: Sendable {
    /// The range between the getter's braces.
    var body: Range<Int>
    /// The edits that turn containers of previews, such as `Group` and `ForEach`, into statements.
    var edits: [SourceEdit]
    var contents: [PreviewContent]
}

/// A view among those of previews, which Xcode shows as a preview of its own, or as several in a `ForEach`.
struct PreviewContent: Sendable {
    /// A preview that the view is.
    struct Element: Sendable {
        /// The number in its provider, from 0.
        var number: Int
        /// The display name; nil if there is none, or if it isn't known before the code runs.
        var name: String?
        /// The traits that a screen has, as in `SourcePreview.Trait`.
        var traits: [String]
    }

    /// A member that is accessed, perhaps called, on a view.
    struct Member: Sendable {
        var name: String
        /// The offset after it and its arguments.
        var end: Int
    }

    /// The whole expression with its modifiers.
    var range: Range<Int>
    /// The number in the innermost loop, and the number of loops around it.
    var number = 0
    var depth = 0
    /// The name with which the expression begins: a type's or a function's.
    var root: String
    /// The offset after the expression that makes the value, such as a call of an initializer.
    var rootEnd: Int
    /// The members that follow.
    var members: [Member]
    /// The previews; of values that aren't known before the code runs, the first one.
    var elements: [Element] = []
}
