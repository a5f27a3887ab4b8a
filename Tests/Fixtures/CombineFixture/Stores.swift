import Combine
import Foundation

/// A store with its own `objectWillChange`.
public final class SettingsStore: ObservableObject {
    public let objectWillChange = ObservableObjectPublisher()

    public var isDark = false {
        willSet { objectWillChange.send() }
    }

    public init() {}
}

/// A store whose `objectWillChange` is synthesized, with a subclass.
open class CounterStore: ObservableObject {
    @Published public var count = 0
    @Published public var step: Int

    public init(step: Int = 1) { _step = Published(initialValue: step) }

    public func increment() { count += step }
}

public final class NamedCounterStore: CounterStore {
    @Published public var name = ""

    public func observe(_ other: SettingsStore) -> AnyCancellable {
        other.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

public protocol CounterStoring: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var count: Int { get }
    var countPublisher: Published<Int>.Publisher { get }
}

extension CounterStore: CounterStoring {
    public var countPublisher: Published<Int>.Publisher { $count }
}

/// A custom publisher with its subscription, as apps have it for controls.
public struct ControlEventPublisher<Control: AnyObject>: Publisher {
    public typealias Output = Control
    public typealias Failure = Never

    public let control: Control
    public let register: (@escaping () -> Void) -> Void

    public init(control: Control, register: @escaping (@escaping () -> Void) -> Void) {
        self.control = control
        self.register = register
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Failure, S.Input == Output {
        let subscription = ControlSubscription(subscriber: subscriber, control: control)
        subscriber.receive(subscription: subscription)
        register { subscription.fire() }
    }
}

private final class ControlSubscription<S: Subscriber, Control: AnyObject>: Subscription where S.Input == Control {
    private var subscriber: S?
    private weak var control: Control?

    init(subscriber: S, control: Control) {
        self.subscriber = subscriber
        self.control = control
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { subscriber = nil }

    func fire() {
        if let control { _ = subscriber?.receive(control) }
    }
}

extension Publisher where Failure == Never {
    /// Assigns without retaining the object.
    public func assignWeakly<Root: AnyObject>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on root: Root)
        -> AnyCancellable
    {
        sink { [weak root] in root?[keyPath: keyPath] = $0 }
    }
}

extension Publisher {
    /// The result of each value or of the failure.
    public func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
        map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
    }

    /// Pairs each value with the latest of another publisher.
    public func withLatestFrom<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        map { value in (value: value, token: UUID()) }
            .combineLatest(other)
            .removeDuplicates { $0.0.token == $1.0.token }
            .map { ($0.value, $1) }
            .eraseToAnyPublisher()
    }
}

/// An alias of the kind that apps keep a file for.
public typealias CancelBag = Set<AnyCancellable>

/// A custom scheduler, as tests of apps have it.
public struct AnyScheduler<Time: Strideable, Options>: Scheduler where Time.Stride: SchedulerTimeIntervalConvertible {
    private let currentTime: () -> Time
    private let tolerance: () -> Time.Stride
    private let run: (Options?, @escaping () -> Void) -> Void
    private let runLater: (Time, Time.Stride, Options?, @escaping () -> Void) -> Void
    private let repeatLater: (Time, Time.Stride, Time.Stride, Options?, @escaping () -> Void) -> Cancellable

    public init<S: Scheduler>(_ scheduler: S) where S.SchedulerTimeType == Time, S.SchedulerOptions == Options {
        currentTime = { scheduler.now }
        tolerance = { scheduler.minimumTolerance }
        run = scheduler.schedule(options:_:)
        runLater = scheduler.schedule(after:tolerance:options:_:)
        repeatLater = scheduler.schedule(after:interval:tolerance:options:_:)
    }

    public var now: Time { currentTime() }
    public var minimumTolerance: Time.Stride { tolerance() }
    public func schedule(options: Options?, _ action: @escaping () -> Void) { run(options, action) }
    public func schedule(after date: Time, tolerance: Time.Stride, options: Options?, _ action: @escaping () -> Void) {
        runLater(date, tolerance, options, action)
    }
    public func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Options?,
        _ action: @escaping () -> Void
    ) -> Cancellable { repeatLater(date, interval, tolerance, options, action) }
}

public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension AnySchedulerOf<DispatchQueue> {
    public static var main: Self { Self(DispatchQueue.main) }
}

/// Names that apps qualify, since others are called the same.
@MainActor
public final class QualifiedModel: Combine.ObservableObject {
    @Combine.Published public private(set) var titles: [String] = []
    private var cancellable: Combine.AnyCancellable?
    private var timer: Publishers.Autoconnect<Timer.TimerPublisher>?
    private let delay: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(10)

    public init() {}

    public func load(from source: some Combine.Publisher<[String], Never>, titles: Combine.Future<String, Never>) {
        cancellable = source.combineLatest(titles)
            .map { list, title in list + [title] }
            .delay(for: delay, scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.titles = $0 }
        timer = nil
    }

    public func observe() async -> [String] {
        for await titles in $titles.dropFirst().values { return titles }
        return []
    }
}
