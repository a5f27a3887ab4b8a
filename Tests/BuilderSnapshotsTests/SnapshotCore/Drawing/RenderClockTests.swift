import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// The time that an app's code has during a render. Another C library or Foundation that reads its clock in another way
/// fails these tests.
@MainActor
@Suite struct RenderClockTests {
    private let standard = Date(timeIntervalSince1970: 1_767_260_460)

    /// Lays out a screen, and returns the dates that its code reads.
    private func dates(
        _ options: (Screen) -> Screen = { $0 }, _ read: @escaping @MainActor @Sendable (Log) -> Void
    ) async throws -> [Date] {
        let log = Log()
        let screen = Screen("clock", configurations: Gallery.configurations) {
            read(log)
            return UIView()
        }
        _ = try await options(screen).display(for: Gallery.configurations[0])
        return log.dates
    }

    @MainActor
    private final class Log {
        private(set) var dates: [Date] = []

        func add(_ date: Date) { dates.append(date) }
    }

    @Test func datesAreTheRenders() async throws {
        let dates = try await dates { log in
            log.add(Date())
            log.add(.now)
            log.add(NSDate() as Date)
            log.add(Date(timeIntervalSince1970: Double(time(nil))))
            log.add(Date(timeIntervalSinceNow: 0))
        }
        #expect(dates == Array(repeating: standard, count: 5))
        #expect(abs(Date().timeIntervalSince(standard)) > 86_400)
    }

    @Test func tasksAndQueuesHaveTheRendersDateToo() async throws {
        let dates = try await dates { log in
            Task { log.add(Date()) }
            DispatchQueue.main.async { log.add(Date()) }
            DispatchQueue.global().async {
                let date = Date()
                DispatchQueue.main.async { log.add(date) }
            }
        }
        #expect(dates == Array(repeating: standard, count: 3))
    }

    @Test func theDateAdvancesWithVirtualTime() async throws {
        let dates = try await dates { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add(Date()) }
        }
        #expect(dates == [standard + 2])
    }

    @Test func aScreenHasADateOfItsOwn() async throws {
        let date = Date(timeIntervalSince1970: 1_735_689_600)
        #expect(try await dates({ $0.now(date) }) { $0.add(Date()) } == [date])
    }

    @Test func randomValuesAreTheSameInEachRender() async throws {
        func values() async throws -> [Double] {
            let list = Values()
            _ = try await dates { _ in
                list.add(Double(Int.random(in: 0..<1_000_000)))
                list.add(Double(UInt8.random(in: 0...255)))
                list.add(Double.random(in: 0...1))
                list.add(CGFloat.random(in: 0..<1))
                list.add(Bool.random() ? 1 : 0)
                list.add((0..<1000).randomElement() ?? -1)
                list.add(Array(0..<1000).shuffled()[0])
                var all = Array(0..<1000)
                all.shuffle()
                list.add(all[0])
            }
            return list.values
        }
        #expect(try await values() == values())
        #expect(Set(try await values()).count > 5)
        // Outside of renders they are the system's.
        #expect(Set((0..<20).map { _ in Int.random(in: 0...1_000_000_000) }).count > 10)
    }

    @MainActor
    private final class Values {
        private(set) var values: [Double] = []

        func add(_ value: some BinaryFloatingPoint) { values.append(Double(value)) }
        func add(_ value: Int) { values.append(Double(value)) }
    }

    @Test func aDatePickerShowsTheRendersDate() async throws {
        let found = try await dates { log in log.add(UIDatePicker().date) }
        #expect(found == [standard])
    }
}
