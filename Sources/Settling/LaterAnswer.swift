import Dispatch

/// Calls a completion handler or a delegate on the main queue, later. A render waits for it.
///
/// The frameworks that exist only on Apple's systems answer so: like those, never before the call returns.
package func answerLater(fileID: String = #fileID, line: Int = #line, _ answer: @escaping () -> Void) {
    // The main queue runs it once; the caller has handed it over.
    nonisolated(unsafe) let answer = answer
    DispatchQueue.main.async(execute: { answer() }, fileID: fileID, line: line)
}
