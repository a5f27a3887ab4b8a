import BuilderCombine
import Testing

/// `@Published` properties and the publisher of an object's changes.
@Suite struct PublishedTests {
    private class Model: ObservableObject {
        @Published var number = 0
        @Published var text = ""
    }

    private final class Special: Model {
        @Published var flag = false
        let constant = 1
    }

    @Test func subscribersReceiveTheValueBeforeTheProperty() {
        let model = Model()
        var seen: [[Int]] = []
        let cancellable = model.$number.sink { seen.append([$0, model.number]) }
        model.number = 1
        model.number += 1
        #expect(seen == [[0, 0], [1, 0], [2, 1]])
        #expect(model.number == 2)
        cancellable.cancel()
        model.number = 3
        #expect(seen.count == 3)
    }

    @Test func thePresentValueIsTheFirst() {
        let model = Model()
        model.number = 5
        let subscribers = [model.$number.demand(nil), model.$number.demand(0)]
        #expect(subscribers.map(\.events) == [["subscription", "5"], ["subscription"]])
        model.number = 6
        subscribers[1].request(1)
        #expect(subscribers.map(\.events) == [["subscription", "5", "6"], ["subscription", "6"]])
        model.number = 7
        subscribers[1].request(1)
        #expect(subscribers[1].events == ["subscription", "6", "7"])
    }

    @Test func wrappedAndInitialValuesAreEqual() {
        final class Values {
            @Published var first: Int
            @Published var second: Int

            var publisher: Published<Int>.Publisher { _second.projectedValue }

            init() {
                _first = Published(initialValue: 1)
                _second = Published(wrappedValue: 2)
            }
        }
        let values = Values()
        #expect([values.$first.demand(nil).events, values.publisher.demand(nil).events].map(\.last) == ["1", "2"])
    }

    @Test func aSubscriberMaySetOtherPropertiesAndSubscribe() {
        let model = Model()
        var texts: [String] = []
        var cancellables: Set<AnyCancellable> = []
        model.$text.sink { texts.append($0) }.store(in: &cancellables)
        model.$number.dropFirst().sink { number in
            model.text = "\(number)"
            model.$text.sink { texts.append("nested \($0)") }.store(in: &cancellables)
        }.store(in: &cancellables)
        model.number = 1
        #expect(texts == ["", "1", "nested 1"])
    }

    @Test func anAssignedPublisherEndsWithTheObject() {
        var canceled = 0
        let subject = PassthroughSubject<Int, Never>()
        var model: Model? = Model()
        weak let released = model
        if let model {
            subject.handleEvents(receiveCancel: { canceled += 1 }).assign(to: &model.$number)
        }
        subject.send(1)
        #expect(model?.number == 1 && canceled == 0)
        model = nil
        #expect(released == nil && canceled == 1)
    }

    @Test func changesAreAnnouncedBeforeTheyHappen() {
        let model = Special()
        var events: [String] = []
        var cancellables: Set<AnyCancellable> = []
        model.$number.dropFirst().sink { events.append("\($0)") }.store(in: &cancellables)
        model.objectWillChange.sink { events.append("change of \(model.number) \(model.flag)") }
            .store(in: &cancellables)
        model.number = 1
        model.flag = true
        model.objectWillChange.send()
        #expect(events == ["change of 0 false", "1", "change of 1 false", "change of 1 true"])
    }

    @Test func theChangesOfAnObjectHaveOnePublisher() {
        final class Plain: ObservableObject {
            var number = 0 { willSet { objectWillChange.send() } }
        }
        let (model, plain) = (Model(), Plain())
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange !== Model().objectWillChange)
        let subscriber = plain.objectWillChange.demand(nil)
        plain.number = 1
        #expect(subscriber.events == ["subscription", "()"])
        // Objects at the places of others that are gone have publishers of their own.
        for _ in 0..<1_000 {
            let other = Plain()
            let otherSubscriber = other.objectWillChange.demand(nil)
            other.number = 1
            #expect(otherSubscriber.events == ["subscription", "()"])
        }
        #expect(subscriber.events == ["subscription", "()"])
    }

    /// A mirror may show anything; the properties are those of the class and its superclasses.
    @Test func anObjectMayHaveAMirrorOfItsOwn() {
        class Named: ObservableObject {
            let name = "name"
            @Published var first = 0
        }
        final class Mirrored: Named, CustomReflectable {
            var plain = ""
            @Published var second = ""
            var customMirror: Mirror { Mirror(self, children: []) }
        }
        let model = Mirrored()
        let subscriber = model.objectWillChange.demand(nil)
        model.first = 1
        model.second = "a"
        #expect(subscriber.events == ["subscription", "()", "()"])
        #expect(model.objectWillChange === model.objectWillChange)
    }

    @Test func anObjectMayHaveAPublisherOfItsOwn() {
        final class Own: ObservableObject {
            let objectWillChange = PassthroughSubject<Int, Never>()
            @Published var number = 0
        }
        let own = Own()
        #expect(Own.ObjectWillChangePublisher.self == PassthroughSubject<Int, Never>.self)
        let subscriber = own.objectWillChange.demand(nil)
        own.number = 1
        own.objectWillChange.send(2)
        #expect(subscriber.events == ["subscription", "2"])
    }

    @Test func changesAreSentHoweverManyAreRequested() {
        let publisher = ObservableObjectPublisher()
        let (one, none) = (publisher.demand(1), publisher.demand(nil))
        publisher.send()
        publisher.send()
        for subscriber in [one, none] { #expect(subscriber.events == ["subscription", "()", "()"]) }
    }
}
