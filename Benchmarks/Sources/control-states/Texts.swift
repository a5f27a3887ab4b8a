extension String {
    /// Creates a text of the catalog of controls, in English: the demo's tables aren't here.
    init(system text: String) { self = text }
}
