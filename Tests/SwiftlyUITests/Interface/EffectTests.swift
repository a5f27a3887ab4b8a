import Foundation
import Testing

/// Each member of the interface has an effect in a frame, a picture or an action: the tables of all areas, and that no
/// member is left out.
@Suite struct EffectTests {
    @Test(arguments: FluentEffects.tables.flatMap(\.effects))
    @MainActor func eachMemberHasAnEffect(_ effect: FluentEffect) throws {
        #expect(try effect.hasEffect(), "\(effect.name) has no effect")
    }

    /// A table that isn't listed, or an effect in none, would never run.
    @Test func everyTableIsListed() throws {
        let names = Set(FluentEffects.tables.flatMap(\.effects).map(\.name))
        var declared: [String] = []
        for source in try Self.sources() where source.contains("[FluentEffect]") {
            declared += source.matches(of: /\n    static (?:let|var) (\w+): \[FluentEffect\]/).map { String($0.1) }
            for effect in source.matches(of: /(?:\.init|\.shown|FluentEffect)\(\s*"([A-Za-z][^"]*)"/) {
                // A name that is made of parts can't be read here.
                if effect.1.contains("\\(") { continue }
                #expect(names.contains(String(effect.1)), "\(effect.1) stands in no table that runs")
            }
        }
        let listed = Set(FluentEffects.tables.map(\.name))
        #expect(listed.subtracting(declared).isEmpty)
        #expect(Set(declared).subtracting(listed).isEmpty)
        #expect(FluentEffects.tables.allSatisfy { !$0.effects.isEmpty })
    }

    @Test func eachNameMeansOneMember() throws {
        let members = try InterfaceList.read().members
        let names =
            FluentEffects.tables.flatMap(\.effects).map(\.name)
            + (TestedElsewhere.all.map(\.names) + UnseenMembers.all.map(\.names)).joined()
        for text in names {
            let name = try #require(MemberName(text), "\(text) isn't a name")
            let meant = members.filter { $0.isMeant(by: name) }
            #expect(!meant.isEmpty, "\(text): the list has no such member")
            #expect(meant.count < 2, "\(text) may be any of \(meant.map(\.name.description))")
        }
    }

    @Test func everyMemberHasAnEffect() throws {
        let effects = FluentEffects.tables.flatMap(\.effects).compactMap { MemberName($0.name) }
        let elsewhere = TestedElsewhere.all.flatMap(\.names).compactMap(MemberName.init)
        let unseen = UnseenMembers.all.flatMap(\.names).compactMap(MemberName.init)
        let constants = ProvedInterface.values.compactMap { MemberName($0.name) }
        let members = try InterfaceList.read().members.filter { $0.state == .there && !$0.isCase }
        func count(_ names: [MemberName]) -> Int {
            members.count { member in names.contains { member.isMeant(by: $0) } }
        }
        let untested = members.filter { member in
            !(effects + elsewhere + unseen + constants).contains { member.isMeant(by: $0) }
        }
        print(
            "SwiftlyUI's members: \(members.count); an effect of \(count(effects)) is seen, \(count(elsewhere)) are tested"
                + " by suites of their own, \(count(unseen)) show nothing, \(count(constants)) are constants,"
                + " \(untested.count) are untested")
        for member in untested { print("  untested: \(member.name)") }
        #expect(untested.isEmpty)
    }

    /// A suite that is listed for a member must at least use it.
    @Test func listedSuitesUseTheMembersThatTheyTest() throws {
        let members = try InterfaceList.read().members
        let sources = try Self.sources()
        for (suite, names) in TestedElsewhere.all {
            let source = try #require(sources.first { $0.contains("struct \(suite) {") }, "\(suite)")
            for text in names {
                for member in members where MemberName(text).map(member.isMeant) == true {
                    // The compiler calls the methods of a result builder.
                    let uses = member.name.owner == "SwiftlyUIBuilder" ? ["@SwiftlyUIBuilder"] : member.uses
                    #expect(uses.contains(where: source.contains), "\(suite) doesn't use \(text)")
                }
            }
        }
    }

    @Test func namesAreRead() throws {
        let list = try InterfaceList.read()
        func meant(_ text: String) -> Int {
            MemberName(text).map { name in list.members.count { $0.isMeant(by: name) } } ?? -1
        }
        #expect(meant("UILabel.numberOfLines(_:)") == 1)
        #expect(meant("UILabel.init(_:)") == 3)
        #expect(meant("UILabel.init(_: String?)") == 1)
        #expect(meant("UIView.padding(_: EdgeSet, _: CGFloat?)") == 1)
        #expect(meant("UIControl.onAction(for:action: () -> Void)") == 1)
        #expect(meant("UIControl.onAction(for: UIControl.Event, action: @escaping (T) -> Void)") == 1)
        #expect(meant("UIView.height") == 1)
        #expect(meant("GestureType.swipeValue") == 1)
        #expect(meant("GestureType.pan") == 1)
        #expect(meant("withAnimation(_:_:)") == 1)
        #expect(meant("UILabel.numberOfLines") == 0)
        #expect(meant("UILabel.numberOfLines(lines:)") == 0)
        #expect(meant("UIView.padding(_: Int)") == 0)
    }

    /// The sources of these tests.
    private static func sources() throws -> [String] {
        let folder = InterfaceList.repository.appending(path: "Tests/SwiftlyUITests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var sources: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            sources.append(try String(contentsOf: file, encoding: .utf8))
        }
        return sources
    }
}
