import BuilderSwiftUI
import BuilderUIKit
import Testing

@testable import AppleFrameworksFixture

@MainActor
@Suite struct SwiftUITests {
    @Test func placeholderNamesTheView() async throws {
        let controller = HostingViewController()
        let text = try await Renderer(timeout: 600).textTree(of: controller)
        #expect(text.contains("placeholder=\"RecipeListView\""))
        let stack = UIHostingController(rootView: VStack { Text("a").padding() }.padding())
        #expect(try await Renderer(timeout: 600).textTree(of: stack).contains("placeholder=\"VStack\""))
    }

    @Test func contentOfCellsIsAPlaceholder() {
        let cell = HostingCell()
        cell.configure(Recipe(id: UUID(), title: "Soup", minutes: 20, course: .starter))
        cell.layoutIfNeeded()
        let content = cell.contentView.subviews.first
        #expect(content is UIContentView)
        #expect(content?.intrinsicContentSize.height == 44)
    }

    @Test func transactionsHaveValuesByKey() {
        var transaction = Transaction()
        #expect(transaction[GapKey.self] == 8)
        transaction[GapKey.self] = 3
        #expect(transaction[GapKey.self] == 3)
        #expect(Transaction()[GapKey.self] == 8)
    }

    @Test func bindingsReachWhatTheyReferTo() throws {
        let title = State(initialValue: "a")
        title.projectedValue.wrappedValue = "b"
        #expect(title.wrappedValue == "b")
        let recipes = State(initialValue: [Recipe(id: UUID(), title: "Soup", minutes: 20, course: .starter)])
        for recipe in recipes.projectedValue { recipe.title.wrappedValue = "Stew" }
        #expect(recipes.wrappedValue.map(\.title) == ["Stew"])
        let optional: State<Int?> = State(initialValue: nil)
        #expect(Binding(optional.projectedValue) == nil)
        optional.wrappedValue = 3
        let number = try #require(Binding(optional.projectedValue))
        number.wrappedValue += 1
        #expect(optional.wrappedValue == 4)
    }

    @Test func bindingsOfObjectsReachTheirProperties() {
        let store = RecipeStore()
        ObservedObject(wrappedValue: store).projectedValue.query.wrappedValue = "soup"
        #expect(store.query == "soup")
        let defaults = UserDefaults(suiteName: "SwiftUITests")
        defaults?.removeObject(forKey: "count")
        let count = AppStorage(wrappedValue: 3, "count", store: defaults)
        #expect(count.wrappedValue == 3)
        count.projectedValue.wrappedValue = 5
        #expect(count.wrappedValue == 5 && defaults?.integer(forKey: "count") == 5)
        defaults?.removeObject(forKey: "count")
    }

    @Test func defaultsHoldURLsAndChoices() {
        let defaults = UserDefaults(suiteName: "SwiftUITests.values")
        defer { for key in ["url", "course"] { defaults?.removeObject(forKey: key) } }
        let url = AppStorage<URL?>("url", store: defaults)
        #expect(url.wrappedValue == nil)
        url.wrappedValue = URL(string: "https://a.b/c")
        #expect(url.wrappedValue?.path == "/c")
        let course = AppStorage<Recipe.Course?>("course", store: defaults)
        course.wrappedValue = .dessert
        #expect(course.wrappedValue == .dessert)
        course.wrappedValue = nil
        #expect(course.wrappedValue == nil)
    }

    @Test(arguments: [(0, 3, "bcad"), (3, 0, "dabc"), (1, 1, "abcd"), (1, 4, "acdb")])
    func elementsMoveBeforeAnother(from: Int, to: Int, result: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(integer: from), toOffset: to)
        #expect(String(letters) == result)
        letters.remove(atOffsets: IndexSet([0, 2]))
        #expect(letters.count == 2 && letters[0] == Array(result)[1])
    }

    @Test func colorsAreUIKits() {
        let color = UIColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
        var alpha: CGFloat = 0
        color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0.5)
        #expect(UIColor(Color.primary) != UIColor(Color.secondary))
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 4))
    }
}

private struct GapKey: TransactionKey {
    static let defaultValue = 8
}
