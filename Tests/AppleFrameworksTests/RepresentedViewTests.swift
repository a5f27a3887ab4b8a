import BuilderSwiftUI
import BuilderUIKit
import Testing

/// The views and controllers of representable views are made for previews.
@MainActor
@Suite struct RepresentedViewTests {
    @Test func viewsAreMadeAndUpdated() throws {
        let label = try #require(makeRepresented(Rating(stars: 3)) as? UILabel)
        #expect(label.text == "3")
        // The label has only a weak reference to its coordinator.
        let coordinator = try #require(label.subviews.first as? Observing).target
        #expect(coordinator != nil)
    }

    @Test func controllersAreMade() {
        #expect(makeRepresented(Home()) is UITableViewController)
    }

    @Test func otherViewsArePlaceholders() {
        #expect(makeRepresented(Text("A")) is UIHostingController<Text>)
    }
}

private struct Rating: UIViewRepresentable {
    final class Coordinator {}

    var stars: Int

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let observing = Observing()
        observing.target = context.coordinator
        label.addSubview(observing)
        return label
    }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(stars)" }
}

private final class Observing: UIView {
    weak var target: AnyObject?
}

private struct Home: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UITableViewController { UITableViewController() }
    func updateUIViewController(_ controller: UITableViewController, context: Context) {}
}
