import Testing

@testable import Lowering

/// Marks of classes whose tables can't delete rows.
@Suite struct EditCommitTests {
    private static let commit =
        "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    private static let mark = "_DataSourceWithoutCommits"

    @Test func classesWithoutTheMethodAreMarked() {
        #expect(
            lowered("class A: NSObject, UITableViewDataSource {}")
                == "class A: NSObject, UITableViewDataSource {}; extension A: \(Self.mark) {}")
        #expect(
            lowered("private class A: UIViewController {}\nextension A: UITableViewDataSource {\n}\n")
                == "private class A: UIViewController {}\nextension A: UITableViewDataSource {\n}; "
                + "extension A: \(Self.mark) {}\n")
        let others = ["class A: B, UITableViewDataSource {}", "class B: UIViewController {}"]
        #expect(lowered(others[0], with: [others[1]]).contains(Self.mark))
    }

    @Test func classesWithTheMethodAreNot() {
        let source = "class A: NSObject, UITableViewDataSource {"
        #expect(!lowered("\(source) \(Self.commit) }").contains(Self.mark))
        #expect(!lowered("\(source)}", with: ["extension A { \(Self.commit) }"]).contains(Self.mark))
        #expect(!lowered("\(source)}", with: ["class B: A { \(Self.commit) }"]).contains(Self.mark))
        let inherited = "class A: B, UITableViewDataSource {}"
        #expect(!lowered(inherited, with: ["class B: NSObject { \(Self.commit) }"]).contains(Self.mark))
        #expect(!lowered("\(source)}", with: ["protocol P {}; extension P { \(Self.commit) }"]).contains(Self.mark))
        let other = "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {}"
        #expect(lowered("\(source) \(other) }").contains(Self.mark))
    }

    @Test func othersAreNot() {
        for text in [
            "class A: Library, UITableViewDataSource {}", "protocol A: UITableViewDataSource {}",
            "extension A: UITableViewDataSource {}", "class A: NSObject, UICollectionViewDataSource {}",
            "class A { private class B: NSObject, UITableViewDataSource {} }",
            "func f() { class A: NSObject, UITableViewDataSource {} }",
        ] {
            #expect(!lowered(text).contains(Self.mark), "\(text)")
        }
    }
}
