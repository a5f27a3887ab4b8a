import BuilderFoundation
import Testing

@Suite struct FoundationTests {
    /// An object with a property that has no order of its own.
    private final class Dated: NSObject {
        let date: Date?
        init(_ date: Date?) { self.date = date }
    }

    @Test func optionalPropertiesHaveAnOrder() {
        let items = [Dated(Date(timeIntervalSince1970: 5)), Dated(nil), Dated(Date(timeIntervalSince1970: 9))]
        let order = NSSortDescriptor(keyPath: \Dated.date, ascending: false)
        let sorted = (items as NSArray).sortedArray(using: [order]) as? [Dated]
        #expect(sorted?.map(\.date?.timeIntervalSince1970) == [9, 5, nil])
    }

    @Test func classesReturnThemselves() {
        #expect(Dated.classForCoder() == Dated.self)
        #expect(Dated(nil).classForCoder == Dated.self)
    }

    @Test func coreFoundationConvertsByCasts() {
        let query: [String: Any] = ["class": "key"]
        let dictionary = query as CFDictionary
        #expect((dictionary as? [String: Any])?["class"] as? String == "key")
        let version = "1" as CFString
        #expect(version as String == "1")
        #expect(kCFBooleanTrue.boolValue)
        let data = CFDataCreateMutable(nil, 0)
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataSetLength(data, 2)
        #expect(data.map { $0 as Data } == Data([1, 2]))
    }

    @Test func weakTablesForgetReleasedObjects() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        func addTemporary() { table.add(NSObject()) }
        addTemporary()
        #expect(table.allObjects.count == 1)
        #expect(table.contains(kept))
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        map.setObject(kept, forKey: "kept")
        func addTemporaryEntry() { map.setObject(NSObject(), forKey: "gone") }
        addTemporaryEntry()
        #expect(map.count == 1)
        #expect(map.object(forKey: "kept") === kept)
    }

    @Test func detectsLinksNumbersAndDates() throws {
        let constants = DetectedConstants(NSTextCheckingResult.CheckingType.self)
        let types: NSTextCheckingResult.CheckingType = [constants.link, constants.phoneNumber, constants.date]
        let text = "See https://example.com/a?b=1, www.test.org or me@mail.com; call +1 (555) 123-4567 on 2024-05-06."
        let detector = try NSDataDetector(types: types.rawValue)
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(
            matches.map { (text as NSString).substring(with: $0.range) } == [
                "https://example.com/a?b=1", "www.test.org", "me@mail.com", "+1 (555) 123-4567", "2024-05-06",
            ])
        #expect(matches[0].url?.host == "example.com")
        #expect(matches[1].url?.absoluteString == "http://www.test.org")
        #expect(matches[2].url?.scheme == "mailto")
        #expect(matches[3].phoneNumber == "+1 (555) 123-4567")
        #expect(matches[4].date != nil)
        let link = constants.link
        #expect(matches.map(\.resultType) == [link, link, link, constants.phoneNumber, constants.date])
        for (type, text) in [(link, "www.test.org"), (constants.date, "2024-05-06")] {
            let found = try NSDataDetector(types: type.rawValue).firstMatch(
                in: "at \(text)", range: NSRange(location: 0, length: 3 + text.utf16.count))
            #expect(found?.range == NSRange(location: 3, length: text.utf16.count))
            #expect(found?.resultType == type)
        }
    }

    @Test func addressesAreFoundInText() throws {
        let address = DetectedConstants(NSTextCheckingResult.CheckingType.self).address
        let detector = try NSDataDetector(types: address.rawValue)
        let text = "Visit 1 Infinite Loop, Cupertino, CA 95014 or 350 5th Ave. today, not 5 big streets."
        let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(
            matches.map { (text as NSString).substring(with: $0.range) } == [
                "1 Infinite Loop, Cupertino, CA 95014", "350 5th Ave",
            ])
        #expect(
            matches.first?.addressComponents == [
                .street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014",
            ])
        #expect(matches.last?.addressComponents == [.street: "350 5th Ave"])
        #expect(matches.allSatisfy { $0.resultType == address && $0.url == nil })
        func found(_ text: String) -> [String] {
            detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
                .map { (text as NSString).substring(with: $0.range) }
        }
        #expect(found("1 Infinite Loop\nCall Tim Cook") == ["1 Infinite Loop"])
        #expect(found("1 Infinite Loop\nCall") == ["1 Infinite Loop"])
        #expect(found("1 Infinite Loop, Call Tim Cook") == ["1 Infinite Loop"])
        #expect(found("1 Infinite Loop, Cupertino or 5 Main St, now") == ["1 Infinite Loop, Cupertino", "5 Main St"])
        let city = "1 Market St\nSan Francisco, CA 94105-1420"
        #expect(found(city + "\nCall Tim") == [city])
    }

    private final class Person: NSObject {
        var name: String
        var age: Int?
        var tags: [String] = []
        init(_ name: String, _ age: Int?) {
            self.name = name
            self.age = age
        }
    }

    @Test func predicates() {
        let ada = Person("Ada", 36)
        ada.tags = ["math", "poetry"]
        let bob = Person("bob", nil)
        func matches(_ format: String, _ arguments: Any...) -> [Bool] {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            return [predicate.evaluate(with: ada), predicate.evaluate(with: bob)]
        }
        #expect(matches("name == %@", "Ada") == [true, false])
        #expect(matches("name ==[c] 'BOB'") == [false, true])
        #expect(matches("%K > %d AND age < 40", "age", 30) == [true, false])
        #expect(matches("age == nil") == [false, true])
        #expect(matches("NOT (name BEGINSWITH[cd] 'á') OR age IN {1, 36}") == [true, true])
        #expect(matches("ANY tags CONTAINS 'oet'") == [true, false])
        #expect(matches("tags.@count == 0") == [false, true])
        #expect(matches("name LIKE '*b'") == [false, true])
        #expect(matches("age BETWEEN {36, 40}") == [true, false])
        #expect(matches("FUNCTION(name, 'x')") == [false, false])
        let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(mail.evaluate(with: "me@mail.com"))
        #expect(!mail.evaluate(with: "me@mail"))
        let sorted = NSArray(array: [bob, ada]).sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])
        #expect(sorted.first as? Person === ada)
    }

    @Test func readsPropertiesByName() {
        let person = Person("Ada", 36)
        #expect(person.value(forKey: "name") as? String == "Ada")
        #expect(person.value(forKeyPath: "age") as? Int == 36)
        #expect(person.value(forKey: "other") == nil)
    }

    @Test func localizedStringsInsertValues() {
        #expect(String(localized: "Hello") == "Hello")
        let count = 3
        #expect(String(localized: "\(count) of \("many"), 100%") == "3 of many, 100%")
        #expect(String(localized: "key", defaultValue: "Value") == "Value")
        let resource: LocalizedStringResource = "Title \(1.5, specifier: "%.1f")"
        #expect(String(localized: resource) == "Title 1.5")
        #expect(resource.key == "Title %.1f")
    }

    @Test func itemsAreLoaded() async throws {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        let text: String? = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: (object as? NSString).map { $0 as String })
            }
        }
        #expect(text == "text")
        let url: URL? = await withCheckedContinuation { continuation in
            let provider = NSItemProvider(object: URL(fileURLWithPath: "/a") as NSURL)
            _ = provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
        }
        #expect(url?.path == "/a")
        let failed: Bool = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
                continuation.resume(returning: data == nil && error != nil)
            }
        }
        #expect(failed)
    }

    private final class Counter { var value = 0 }

    @Test func undoAndRedo() {
        let counter = Counter()
        let undo = UndoManager()
        func set(_ value: Int) {
            let old = counter.value
            undo.registerUndo(withTarget: counter) { _ in set(old) }
            counter.value = value
        }
        set(1)
        undo.setActionName("Count")
        set(2)
        #expect(undo.canUndo)
        undo.undo()
        #expect(counter.value == 1)
        #expect(undo.undoActionName == "Count")
        #expect(undo.canRedo)
        undo.redo()
        #expect(counter.value == 2)
        undo.undo()
        undo.undo()
        #expect(counter.value == 0)
        #expect(!undo.canUndo)
    }

    @Test(arguments: [Notification.Name.NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup])
    func observersMayRemoveAllActions(name: Notification.Name) {
        let counter = Counter()
        let undo = UndoManager()
        undo.registerUndo(withTarget: counter) { $0.value += 1 }
        let observer = NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) {
            ($0.object as? UndoManager)?.removeAllActions()
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        undo.undo()
        #expect(counter.value == 1)
        undo.registerUndo(withTarget: counter) { $0.value += 1 }
        #expect(!undo.canUndo && undo.groupingLevel == 0)
    }

    @Test func locksExclude() {
        nonisolated(unsafe) var lock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        #expect(!OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        #expect(OSSpinLockTry(&lock))
        var fair = os_unfair_lock()
        os_unfair_lock_lock(&fair)
        #expect(!os_unfair_lock_trylock(&fair))
        os_unfair_lock_unlock(&fair)
    }

    @Test func archivesHoldCollections() throws {
        let list: [NSString] = ["a", "b"]
        let data = try NSKeyedArchiver.archivedData(withRootObject: list as NSArray, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == list)
        let names: [NSString: NSNumber] = ["a": 1]
        let other = try NSKeyedArchiver.archivedData(withRootObject: names as NSDictionary, requiringSecureCoding: true)
        let found = try NSKeyedUnarchiver.unarchivedDictionary(
            ofKeyClass: NSString.self, objectClass: NSNumber.self, from: other)
        #expect(found == names)
    }

    @Test func linksAreEnumerated() throws {
        let link = DetectedConstants(NSTextCheckingResult.CheckingType.self).link
        let detector = try NSDataDetector(types: link.rawValue)
        let text = "See https://example.com and https://example.org."
        var hosts: [String?] = []
        detector.enumerateMatches(within: text, range: NSRange(text.startIndex..., in: text)) { match, _, stop in
            hosts.append(match?.url?.host)
            stop.pointee = true
        }
        #expect(hosts == ["example.com"])
    }

    @Test func amountsOfDataAreTexts() {
        let amount = Measurement(value: 3, unit: UnitInformationStorage.megabytes)
        #expect(ByteCountFormatter.string(from: amount, countStyle: .file) == "3 MB")
        #expect(ByteCountFormatter().string(from: amount) == ByteCountFormatter().string(fromByteCount: 3_000_000))
    }

    @Test func volumesHaveRoom() throws {
        let key = URLResourceKey.volumeAvailableCapacityForImportantUsageKey
        let values = try URL(fileURLWithPath: NSHomeDirectory()).resourceValues(forKeys: [key])
        #expect(values.volumeAvailableCapacityForImportantUsage.map { $0 > 0 } == true)
    }

    @Test func runLoopsEndInTime() {
        let start = CFAbsoluteTimeGetCurrent()
        nonisolated(unsafe) var isCalled = false
        CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode.rawValue) { isCalled = true }
        CFRunLoopRunInMode(.defaultMode, 0.05, false)
        #expect(CFAbsoluteTimeGetCurrent() - start < 5)
        #expect(isCalled)
    }

    @Test func numbersOfGraphicsComeFromNumberObjects() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
        #expect(CGFloat(truncating: true) == 1)
    }

    @Test func localCentersCallTheirObservers() {
        final class Names {
            var list: [String] = []
        }
        let names = Names()
        let address = UnsafeRawPointer(Unmanaged.passUnretained(names).toOpaque())
        let center = CFNotificationCenterGetLocalCenter()
        let call: CFNotificationCallback = { _, observer, name, _, _ in
            guard let observer, let name else { return }
            Unmanaged<Names>.fromOpaque(observer).takeUnretainedValue().list.append(String(describing: name.rawValue))
        }
        let name = CFNotificationName("org.example.changed" as CFString)
        CFNotificationCenterAddObserver(center, address, call, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterPostNotification(center, CFNotificationName("other" as CFString), nil, nil, true)
        #expect(names.list == ["org.example.changed"])
        CFNotificationCenterRemoveEveryObserver(center, address)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        #expect(names.list.count == 1)
    }

    /// Counts the calls of two observers of a center, the first of which may remove the second.
    private final class Calls {
        var first = 0
        var second = 0
        /// The second observer's address.
        var other: UnsafeRawPointer?
    }

    @Test func removedObserversAreNotCalled() {
        let (calls, second) = (Calls(), Calls())
        let center = CFNotificationCenterGetLocalCenter()
        let name = CFNotificationName("org.example.removed" as CFString)
        let address = UnsafeRawPointer(Unmanaged.passUnretained(calls).toOpaque())
        calls.other = UnsafeRawPointer(Unmanaged.passUnretained(second).toOpaque())
        CFNotificationCenterAddObserver(
            center, address,
            { center, observer, _, _, _ in
                let calls = observer.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue() }
                calls?.first += 1
                CFNotificationCenterRemoveEveryObserver(center, calls?.other)
            }, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterAddObserver(
            center, calls.other,
            { _, observer, _, _, _ in
                observer.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue() }?.second += 1
            }, name.rawValue, nil, .deliverImmediately)
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        #expect((calls.first, second.second) == (1, 0))
        CFNotificationCenterRemoveEveryObserver(center, address)
    }

    /// The center of all processes delivers later, on the main queue.
    @MainActor @Test func removedObserversOfAllProcessesAreNotCalled() async {
        let (kept, removed) = (Calls(), Calls())
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let name = CFNotificationName("org.example.darwin" as CFString)
        for calls in [removed, kept] {
            CFNotificationCenterAddObserver(
                center, Unmanaged.passUnretained(calls).toOpaque(),
                { _, observer, _, _, _ in
                    observer.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue() }?.first += 1
                }, name.rawValue, nil, .deliverImmediately)
        }
        CFNotificationCenterPostNotification(center, name, nil, nil, true)
        CFNotificationCenterRemoveEveryObserver(center, Unmanaged.passUnretained(removed).toOpaque())
        #expect((kept.first, removed.first) == (0, 0))
        // The queue runs blocks in their order.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect((kept.first, removed.first) == (1, 0))
        CFNotificationCenterRemoveEveryObserver(center, Unmanaged.passUnretained(kept).toOpaque())
    }

    @Test func closuresOfTheMainActorAreCalledOnTheCallersThread() async {
        let isMain = await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: _assumeMainActor { Thread.isMainThread }) }.start()
        }
        #expect(!isMain)
    }
}

/// Foundation's constants, which it marks as deprecated on Linux, as an app names them.
private protocol CheckingConstants {
    static var link: Self { get }
    static var date: Self { get }
    static var address: Self { get }
    static var phoneNumber: Self { get }
}

extension NSTextCheckingResult.CheckingType: CheckingConstants {}

private struct DetectedConstants<Types: CheckingConstants> {
    let link = Types.link
    let date = Types.date
    let address = Types.address
    let phoneNumber = Types.phoneNumber

    init(_ types: Types.Type) {}
}
