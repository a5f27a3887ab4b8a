import Dispatch

/// Returns the results of a function for all elements, in order, on all processors.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Int, Element) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        // Each iteration initializes another element.
        nonisolated(unsafe) let results = buffer
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            results.initializeElement(at: index, to: transform(index, elements[index]))
        }
        count = elements.count
    }
}
