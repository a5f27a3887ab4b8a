import Foundation
import Synchronization

/// Worker processes with a list of pictures; each worker has a thread that communicates with it.
final class WorkerPool<Output: Sendable>: Sendable {
    private let pictures: [DeclaredPicture]
    /// The indices of the pictures to draw, in this order.
    private let order: [Int32]
    private let launch: WorkerLaunch
    private let timeout: Double
    private let console: Console
    private let request: @Sendable (WorkerProcess, DeclaredPicture) throws -> Output
    private let failure: @Sendable (DeclaredPicture, WorkerProcessError) -> Output
    private let next = Mutex(0)
    private let workingThreads = Mutex(0)

    /// Creates a pool.
    /// - Parameters:
    ///   - order: The indices of the pictures to draw, in this order; nil for all.
    ///   - timeout: The time limit of a picture in seconds, after which its worker is killed.
    ///   - request: Requests the result of a picture from a worker.
    ///   - failure: Returns the result of a picture whose worker has ended.
    init(
        _ pictures: [DeclaredPicture], order: [Int32]? = nil, launch: WorkerLaunch, timeout: Double, console: Console,
        request: @escaping @Sendable (WorkerProcess, DeclaredPicture) throws -> Output,
        failure: @escaping @Sendable (DeclaredPicture, WorkerProcessError) -> Output
    ) {
        self.pictures = pictures
        self.order = order ?? pictures.indices.map { Int32($0) }
        self.launch = launch
        self.timeout = timeout
        self.console = console
        self.request = request
        self.failure = failure
    }

    /// The results with the pictures' indices, in the order of completion.
    func results(jobs: Int) -> AsyncThrowingStream<(Int, Output), any Error> {
        AsyncThrowingStream { continuation in
            workingThreads.withLock { $0 = jobs }
            for _ in 0..<jobs {
                let thread = Thread { [self] in
                    do {
                        try work { continuation.yield(($0, $1)) }
                        let isLast = workingThreads.withLock { count in
                            count -= 1
                            return count == 0
                        }
                        if isLast { continuation.finish() }
                    } catch {
                        next.withLock { $0 = order.count }
                        continuation.finish(throwing: error)
                    }
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
        }
    }

    private func takeNext() -> Int? {
        next.withLock { next in
            guard next < order.count else { return nil }
            defer { next += 1 }
            return Int(order[next])
        }
    }

    /// Runs one worker after the other, as long as there are pictures.
    private func work(_ yield: (Int, Output) -> Void) throws {
        var worker: WorkerProcess?
        while let index = takeNext() {
            do {
                let current = try worker ?? launch.start(timeout: timeout) { [console] in console.message($0) }
                worker = current
                yield(index, try request(current, pictures[index]))
            } catch let error as WorkerProcessError {
                worker = nil
                yield(index, failure(pictures[index], error))
            }
        }
        worker?.end()
    }
}
