import Builder

/// Lets what waits in the main queue run.
@MainActor
func mainQueueTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

/// Waits for an element of a kind; the test's own time limit ends what never comes.
@MainActor
func first<Element: Sendable>(
    of source: Observable<Element>, where isWanted: @escaping @Sendable (Element) -> Bool
) async throws -> Element? {
    for try await element in source.values where isWanted(element) { return element }
    return nil
}
