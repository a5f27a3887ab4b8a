import Combine
import Foundation
import RxSwift

/// A model for views that watch publishers, over a service with an Rx interface.
public final class DownloadModel {
    public enum State: Equatable {
        case running
        case done
        case failed(String)
    }

    @Published public private(set) var percent = 0
    @Published public private(set) var state = State.running

    private var cancellables: Set<AnyCancellable> = []

    public init(progress: Observable<Int>) {
        progress
            .distinctUntilChanged()
            .publisher
            .sink(
                receiveCompletion: { [weak self] completion in
                    switch completion {
                    case .finished: self?.state = .done
                    case .failure(let error): self?.state = .failed("\(error)")
                    }
                },
                receiveValue: { [weak self] in self?.percent = $0 }
            )
            .store(in: &cancellables)
    }

    /// The way back: what is published, for screens that are bound with Rx.
    public var title: Observable<String> {
        $percent
            .map { "\($0) %" }
            .asObservable()
    }

    public func cancel() {
        cancellables.removeAll()
    }
}
