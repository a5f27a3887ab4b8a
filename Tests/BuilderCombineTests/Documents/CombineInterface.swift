import Foundation

/// The rows of `Documentation/Combine.md`: each public symbol of Apple's Combine, and where it is here.
struct CombineInterface {
    enum Place: String { case openCombine = "OpenCombine", builder = "Builder", missing = "not there" }

    struct Row {
        let symbol: String
        let place: Place
        let remark: String

        var test: String? { CombineInterface.test(of: symbol) }

        var line: String {
            ["`\(symbol)`", place.rawValue, test ?? "", remark].reduce("|") { $0 + ($1.isEmpty ? " |" : " \($1) |") }
        }
    }

    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Read once for all tests.
    static let shared = Result { try CombineInterface() }

    /// The headings of `interface.txt`, with their symbols.
    let sections: [(title: String, symbols: [String])]
    /// The symbols that the sources declare, without those that the document doesn't list.
    let openCombine: Set<String>
    let builder: Set<String>

    private init() throws {
        let list = Self.project.appendingPathComponent("Tests/Fixtures/CombineInterface/interface.txt")
        var sections: [(title: String, symbols: [String])] = []
        for line in try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n") {
            if line.isEmpty || line.hasPrefix("//") { continue }
            if line.hasPrefix("# ") {
                sections.append((String(line.dropFirst(2)), []))
            } else if !sections.isEmpty {
                sections[sections.count - 1].symbols.append(line)
            }
        }
        self.sections = sections
        openCombine = try Self.declared("OpenCombine", in: Self.openCombineSources())
        builder = try Self.declared("BuilderCombine", in: Self.project.appendingPathComponent("Sources/BuilderCombine"))
    }

    /// The place of a symbol's declaration.
    func place(of symbol: String) -> Place {
        // `Publishers` and `Subscribers` name OpenCombine's types once more.
        let isReplaced = Self.replaced.contains { symbol == $0 || symbol.hasPrefix("\($0).") }
        let isNameOnly = (symbol.hasPrefix("Publishers.") || symbol.hasPrefix("Subscribers.")) && !isReplaced
        if openCombine.contains(symbol), isNameOnly || !builder.contains(symbol) { return .openCombine }
        return builder.contains(symbol) ? .builder : .missing
    }

    /// The tables of the document.
    var tables: [(title: String, rows: [Row])] {
        var tables = sections.map { section in
            (section.title, section.symbols.map { Row(symbol: $0, place: place(of: $0), remark: Self.remark(on: $0)) })
        }
        tables.append(
            (
                "Not in Combine",
                Self.own.map { Row(symbol: $0.key, place: place(of: $0.key), remark: $0.value) }
                    .sorted { $0.symbol < $1.symbol }
            ))
        return tables
    }

    /// The part of the document that is made of the tables.
    var text: String {
        tables.map { title, rows in
            let header = "| Symbol | Where | Test | Difference |\n|---|---|---|---|\n"
            return "### \(title)\n\n\(header)\(rows.map { "\($0.line)\n" }.joined())"
        }.joined(separator: "\n")
    }

    // MARK: The sources

    /// The sources of OpenCombine, where SwiftPM has checked them out.
    static func openCombineSources() throws -> URL {
        var folders = [project.appendingPathComponent(".build")]
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            folders.insert(folder, at: folders.count - 1)
        }
        let sources = folders.map { $0.appendingPathComponent("checkouts/OpenCombine/Sources/OpenCombine") }
        struct NotFound: Error { let searched: [String] }
        guard let found = sources.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            throw NotFound(searched: sources.map(\.path))
        }
        return found.resolvingSymlinksInPath()
    }

    private static func declared(_ module: String, in folder: URL) throws -> Set<String> {
        let names = try PublicDeclarations(module: module, folder: folder).all.map(\.name)
        var symbols = Set(names.filter(isListed).map { $0.replacing(".OCombine.Publisher", with: ".Publisher") })
        // The protocol of all objects.
        for symbol in symbols where symbol.hasPrefix("KeyValueCodingObject.") {
            symbols.insert("NSObject.\(symbol.dropFirst("KeyValueCodingObject.".count))")
            symbols.remove(symbol)
        }
        // Times of two schedulers have one type here.
        for symbol in symbols where symbol.hasPrefix("DateSchedulerTime.") {
            for scheduler in ["RunLoop", "OperationQueue"] {
                symbols.insert("\(scheduler).SchedulerTimeType.\(symbol.dropFirst("DateSchedulerTime.".count))")
            }
            symbols.remove(symbol)
        }
        return symbols
    }

    /// Returns whether a declaration has a row; `interface.txt` says which have none.
    private static func isListed(_ name: String) -> Bool {
        let last = String(name.split(separator: ".", omittingEmptySubsequences: false).last ?? "")
        guard let first = last.first, first.isLetter, !name.hasPrefix("_"), !name.hasSuffix("ocombine") else {
            return false
        }
        if name.contains("OCombine"), !name.contains(".OCombine.Publisher") { return false }
        let owners = name.split(separator: ".")
        let conformances = [
            "description", "debugDescription", "playgroundDescription", "customMirror", "hash(into:)", "encode(to:)",
            "encode(into:)", "init(from:)",
        ]
        if conformances.contains(last) { return false }
        if last == "receive(subscriber:)" { return owners.count == 2 && owners[0] == "Publisher" }
        let types = [
            "Output", "Failure", "Input", "Element", "AsyncIterator", "FloatLiteralType", "IntegerLiteralType",
            "Magnitude",
        ]
        if types.contains(last), name != "Publishers.Output" {
            return ["Publisher", "Subscriber"].contains(owners[0]) || owners[0].hasSuffix("coder")
        }
        guard owners[0] == "Publishers", owners.count > 2, !owners[1].hasSuffix("Strategy") else { return true }
        return last.contains("(") && !last.hasPrefix("init(")
    }

    // MARK: The list

    /// Types in OpenCombine's `Publishers` and `Subscribers` whose names have other types here, and methods of others.
    private static let replaced: Set<String> = [
        "Publishers.AllSatisfy", "Publishers.Autoconnect", "Publishers.Buffer", "Publishers.Catch",
        "Publishers.Collect", "Publishers.CollectByCount", "Publishers.Comparison", "Publishers.Concatenate",
        "Publishers.Contains", "Publishers.ContainsWhere", "Publishers.Count", "Publishers.Debounce",
        "Publishers.Decode", "Publishers.Delay", "Publishers.Drop", "Publishers.DropUntilOutput",
        "Publishers.DropWhile", "Publishers.Encode", "Publishers.Filter.tryFilter(_:)", "Publishers.First",
        "Publishers.FirstWhere", "Publishers.FlatMap", "Publishers.HandleEvents", "Publishers.Last",
        "Publishers.LastWhere", "Publishers.MakeConnectable", "Publishers.Map.tryMap(_:)", "Publishers.MeasureInterval",
        "Publishers.Multicast", "Publishers.Output", "Publishers.PrefixUntilOutput", "Publishers.PrefixWhile",
        "Publishers.Print", "Publishers.ReceiveOn", "Publishers.Reduce", "Publishers.RemoveDuplicates",
        "Publishers.ReplaceEmpty", "Publishers.ReplaceError", "Publishers.Retry", "Publishers.Scan",
        "Publishers.Sequence", "Publishers.Share", "Publishers.SubscribeOn", "Publishers.SwitchToLatest",
        "Publishers.Throttle", "Publishers.Timeout", "Publishers.TryAllSatisfy", "Publishers.TryCatch",
        "Publishers.TryCompactMap", "Publishers.TryComparison",
        "Publishers.TryContainsWhere", "Publishers.TryDropWhile", "Publishers.TryFilter", "Publishers.TryFirstWhere",
        "Publishers.TryLastWhere", "Publishers.TryMap", "Publishers.TryPrefixWhile", "Publishers.TryReduce",
        "Publishers.TryRemoveDuplicates", "Publishers.TryScan", "Publishers.Zip", "Publishers.Zip3", "Publishers.Zip4",
        "Subscribers.Assign", "Subscribers.Sink",
    ]

    /// The symbols that Combine doesn't have.
    static let own = [
        "DateSchedulerTime": "The type of the times of run loops and of operation queues."
    ]

    /// The reasons for missing symbols, by their names or beginnings of names.
    static let reasons: [String: String] = [:]

    private static let remarks = [
        "AnyCancellable": "In place of OpenCombine's.",
        "AnySubscriber.init(_:)": "Of a subscriber, or of a subject.",
        "AsyncPublisher": "In place of OpenCombine's.",
        "AsyncThrowingPublisher": "In place of OpenCombine's.",
        "ConnectablePublisher": "Refines OpenCombine's.",
        "CurrentValueSubject": "In place of OpenCombine's.",
        "DispatchQueue.SchedulerOptions": "During a render only the group has an effect.",
        "Future": "In place of OpenCombine's.",
        "ObservableObject": "In place of OpenCombine's.",
        "ObservableObject.objectWillChange": "One publisher, also of an object without `@Published` properties.",
        "ObservableObjectPublisher": "In place of OpenCombine's.",
        "PassthroughSubject": "In place of OpenCombine's.",
        "Published": "In place of OpenCombine's.",
        "Publisher": "Refines OpenCombine's, so that operators of this module precede its own.",
        "Publisher.breakpointOnError()": "`SIGTRAP`, as on Apple's systems.",
        "Publisher.breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)":
            "`SIGTRAP`, as on Apple's systems.",
        "Publisher.subscribe(_:)": "Of a subscriber, or of a subject.",
        "Publisher.collect(_:options:)": "No timer runs while there are no values, so that a render comes to rest.",
        "Publishers": "A namespace with OpenCombine's types, by the same names.",
        "Publishers.Autoconnect":
            "In place of OpenCombine's. Subscribers that come at the same time share one connection.",
        "Publishers.Delay": "In place of OpenCombine's. Values keep their order on every scheduler.",
        "Publishers.DropUntilOutput":
            "In place of OpenCombine's. Cancels the second subscription at its value, as Combine documents it.",
        "Publishers.ReceiveOn": "In place of OpenCombine's. Values keep their order on every scheduler.",
        "Publishers.Sequence.replaceNil(with:)": "The values stay optional, as Combine declares it.",
        "Record": "In place of OpenCombine's.",
        "RunLoop.SchedulerTimeType": "`DateSchedulerTime`, the same type as the operation queue's.",
        "Just": "In place of OpenCombine's.",
        "NSObject.publisher(for:options:)":
            "Of UIKit's objects the properties that change by themselves; of others the present value alone.",
        "OperationQueue.SchedulerTimeType": "`DateSchedulerTime`, the same type as the run loop's.",
        "Subject": "Refines OpenCombine's.",
        "Subscribers": "A namespace with OpenCombine's types, by the same names.",
        "Timer.TimerPublisher": "On the main run loop in every mode.",
        "Timer.publish(every:tolerance:on:in:options:)": "In virtual time during a render.",
        "URLSession.dataTaskPublisher(for:)":
            "A render waits for the response, which may come from a folder.",
    ]

    static func remark(on symbol: String) -> String {
        if let remark = remarks[symbol] { return remark }
        if replaced.contains(symbol) { return "In place of OpenCombine's." }
        return reasons.first { symbol == $0.key || symbol.hasPrefix("\($0.key).") }?.value ?? ""
    }

    /// The tests of symbols: names, or beginnings of names.
    private static let tests: [(String, String)] = [
        ("PassthroughSubject", "SubjectTests"), ("CurrentValueSubject", "SubjectTests"),
        ("AnyPublisher.init", "NestingDepthTests"),
        ("Publisher.zip", "ZipTests"), ("Publishers.Zip", "ZipTests"),
        ("Publishers.FlatMap", "FlatMapTests"), ("Publishers.Share", "ShareTests"),
        ("Publishers.ReceiveOn", "ReceiveOnTests"), ("Future.", "FutureTests"),
        ("Published.init", "PublishedTests"), ("Published.P", "PublishedTests"), ("Published.p", "PublishedTests"),
        ("ObservableObject", "PublishedTests"),
        ("Publisher.combineLatest", "CombineLatestTests"), ("Publishers.CombineLatest", "CombineLatestTests"),
        ("Publisher.merge", "MergeTests"), ("Publishers.Merge.merge", "MergeTests"),
        ("Publishers.Merge3", "MergeTests"),
        ("Publishers.Merge5", "MergeTests"), ("Publishers.Merge8", "MergeTests"),
        ("Publishers.MergeMany", "MergeTests"),
        ("Publishers.TimeGroupingStrategy.byTime", "CollectByTimeTests"),
        ("NotificationCenter.publisher", "FoundationPublisherTests"),
        ("URLSession.dataTaskPublisher", "FoundationPublisherTests"),
        ("JSONEncoder", "FoundationPublisherTests"), ("JSONDecoder", "FoundationPublisherTests"),
        ("PropertyListEncoder", "FoundationPublisherTests"), ("PropertyListDecoder", "FoundationPublisherTests"),
        ("NSObject", "KeyValueObservingPublisherTests"),
        ("Timer.publish", "SchedulersTests"), ("DispatchQueue.schedule", "SchedulersTests"),
        ("DispatchQueue.SchedulerTimeType", "SchedulersTests"),
        ("RunLoop.schedule", "SchedulersTests"), ("OperationQueue.schedule", "SchedulersTests"),
        ("Publisher.assign", "OperatorTests"), ("Publisher.handleEvents", "OperatorTests"),
        ("Publisher.print", "OperatorTests"), ("Publisher.share", "OperatorTests"),
        ("Publisher.multicast(_:)", "OperatorTests"), ("ConnectablePublisher.connect()", "OperatorTests"),
        ("Publisher.buffer", "OperatorTests"), ("Publishers.BufferingStrategy.", "OperatorTests"),
        ("Publishers.PrefetchStrategy.", "OperatorTests"), ("Publisher.values", "OperatorTests"),
        ("Publisher.subscribe(_:)", "SubjectTests"),
        ("Just.init(_:)", "SubscriberTypeTests"), ("Just.output", "SubscriberTypeTests"),
        ("Fail.", "SubscriberTypeTests"), ("Empty.", "SubscriberTypeTests"), ("Deferred.", "SubscriberTypeTests"),
        ("AsyncPublisher.makeAsync", "SubscriberTypeTests"), ("AsyncPublisher.init", "SubscriberTypeTests"),
        ("AsyncPublisher.Iterator.next", "SubscriberTypeTests"),
        ("AsyncThrowingPublisher.makeAsync", "SubscriberTypeTests"),
        ("AsyncThrowingPublisher.init", "SubscriberTypeTests"),
        ("AsyncThrowingPublisher.Iterator.next", "SubscriberTypeTests"),
        ("Subject.send", "SubscriberTypeTests"), ("Subscribers.Sink", "SubscriberTypeTests"),
        ("Subscribers.Assign", "SubscriberTypeTests"), ("Subscribers.Completion", "SubscriberTypeTests"),
        ("Subscribers.Demand.max", "SubscriberTypeTests"), ("Subscribers.Demand.unlimited", "SubscriberTypeTests"),
        ("AnySubscriber.", "SubscriberTypeTests"), ("Subscriptions", "SubscriberTypeTests"),
        ("Cancellable.cancel", "SubscriberTypeTests"), ("AnyCancellable.cancel", "SubscriberTypeTests"),
        ("AnyCancellable.init", "SubscriberTypeTests"), ("CombineIdentifier", "SubscriberTypeTests"),
        ("CustomCombineIdentifierConvertible.", "SubscriberTypeTests"), ("Subscription.request", "SubscriberTypeTests"),
        ("Scheduler.", "SchedulerTimeTests"), ("SchedulerTimeIntervalConvertible.", "SchedulerTimeTests"),
        ("ImmediateScheduler.SchedulerTimeType.a", "SchedulerTimeTests"),
        ("ImmediateScheduler.S", "SchedulerTimeTests"), ("ImmediateScheduler.minimum", "SchedulerTimeTests"),
        ("DispatchQueue.SchedulerOptions", "SchedulerTimeTests"), ("DispatchQueue.minimum", "SchedulerTimeTests"),
        ("DispatchQueue.now", "SchedulerTimeTests"),
        ("RunLoop.S", "SchedulerTimeTests"), ("RunLoop.minimum", "SchedulerTimeTests"),
        ("RunLoop.now", "SchedulerTimeTests"),
        ("OperationQueue.S", "SchedulerTimeTests"), ("OperationQueue.minimum", "SchedulerTimeTests"),
        ("OperationQueue.now", "SchedulerTimeTests"),
        ("Optional.Publisher.init", "PublisherPropertyTests"), ("Optional.Publisher.output", "PublisherPropertyTests"),
        ("Result.Publisher.init", "PublisherPropertyTests"), ("Result.Publisher.result", "PublisherPropertyTests"),
        ("Timer.TimerPublisher", "PublisherPropertyTests"),
        ("NotificationCenter.Publisher", "PublisherPropertyTests"),
        ("URLSession.DataTaskPublisher", "PublisherPropertyTests"), ("TopLevel", "PublisherPropertyTests"),
        ("Publisher.sink", "MergeTests"), ("AnyCancellable.store", "SubscribingTests"),
        ("Cancellable.store", "SubscribingTests"), ("Record.init(output:", "OperatorTests"),
        ("Record.", "RecordTests"),
        ("ImmediateScheduler.shared", "SubscribingTests"), ("ImmediateScheduler.now", "SubscribingTests"),
        ("ImmediateScheduler.schedule", "SubscribingTests"), ("Subscribers.Demand.none", "SubscribingTests"),
    ]

    /// The tests of symbols whose names are beginnings of others.
    private static let exactTests = [
        "Optional.Publisher": "PublisherPropertyTests", "Result.Publisher": "PublisherPropertyTests",
        "AsyncPublisher": "SubscriberTypeTests", "AsyncThrowingPublisher": "SubscriberTypeTests",
        "Subscribers.Demand": "SubscriberTypeTests",
        "Published": "PublishedTests", "Publisher": "PublishersTests", "Publishers": "PublisherTypeTests",
        "Publishers.BufferingStrategy": "PublisherTypeTests", "Publishers.PrefetchStrategy": "PublisherTypeTests",
        "Publishers.MakeConnectable.connect()": "PublisherTypeTests",
        "Publishers.Multicast.connect()": "PublisherTypeTests", "AnyPublisher": "PublisherTypeTests",
        "Subscriber.receive()": "SubscriberTypeTests", "Subject": "SubscriberTypeTests",
        "Subscription": "SubscriberTypeTests", "Cancellable": "SubscriberTypeTests",
        "AnyCancellable": "SubscriberTypeTests", "AnySubscriber": "SubscriberTypeTests",
        "Scheduler": "SchedulerTimeTests", "SchedulerTimeIntervalConvertible": "SchedulerTimeTests",
        "ImmediateScheduler": "SchedulerTimeTests", "DateSchedulerTime": "SchedulerTimeTests",
    ]

    /// The file with a test of a symbol, if there is one.
    static func test(of symbol: String) -> String? {
        if OperatorRow.operators.contains(where: { $0.symbol == symbol }) { return "OperatorTests" }
        if OperatorRow.specialized.contains(where: { $0.symbol == symbol }) { return "SpecializedOperatorTests" }
        if OperatorRow.publisherTypes.contains(where: { $0.symbol == symbol }) { return "PublisherTypeTests" }
        return exactTests[symbol] ?? tests.first { symbol.hasPrefix($0.0) }?.1
    }
}
