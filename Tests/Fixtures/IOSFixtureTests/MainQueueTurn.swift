import Dispatch

/// Lets what waits in the main queue run. `MainScheduler.instance` delivers at once only while nothing of it waits, and
/// other tests may have left something.
@MainActor
func mainQueueTurn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
