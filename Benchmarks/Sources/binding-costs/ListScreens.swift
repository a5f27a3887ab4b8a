import Builder
import Measuring

/// Building and laying out a list of people, whose rows are bound to their models or built from their values.
@MainActor
struct ListScreens {
    /// The promised ratio to the time without bindings.
    static let limit = 1.3
    let pairs: Int

    private final class Person {
        @Variable var name: String
        @Variable var email: String
        @Variable var picture: UIImage?
        @Variable var isAway: Bool

        init(_ index: Int) {
            _name = Variable(wrappedValue: "Person number \(index)")
            _email = Variable(wrappedValue: "person.\(index)@example.com")
            _picture = Variable(wrappedValue: UIImage(systemName: "person"))
            _isAway = Variable(wrappedValue: index % 7 == 0)
        }
    }

    private struct PlainRow: ViewBuilder {
        let person: Person

        var body: View {
            HStackView(spacing: 12) {
                ImageView(person.picture).contentMode(.scaleAspectFill).frame(height: 44, width: 44).cornerRadius(22)
                VStackView(spacing: 2) {
                    LabelView(person.name).font(.headline)
                    LabelView(person.email).font(.footnote).color(.secondaryLabel)
                }
                LabelView("away").hidden(person.isAway)
            }
            .alignment(.center)
        }
    }

    private struct BoundRow: ViewBuilder {
        let person: Person

        var body: View {
            HStackView(spacing: 12) {
                ImageView(person.$picture).contentMode(.scaleAspectFill).frame(height: 44, width: 44).cornerRadius(22)
                VStackView(spacing: 2) {
                    LabelView(person.$name).font(.headline)
                    LabelView(person.$email).font(.footnote).color(.secondaryLabel)
                }
                LabelView("away").hidden(bind: person.$isAway)
            }
            .alignment(.center)
        }
    }

    func measure() throws -> [Finding] {
        let people = (0..<200).map { Person($0) }
        return [
            try finding("A table's screen, each row with four bindings, against the same without") { isBound in
                TableView(DynamicItemViewBuilder(people) { row(of: $0, isBound) })
            },
            try finding("The same with 200 rows in a scroll view") { isBound in
                VerticalScrollView {
                    VStackView { ForEach(people) { row(of: $0, isBound) } }
                }
            },
        ]
    }

    private func row(of person: Person, _ isBound: Bool) -> View {
        if isBound { BoundRow(person: person) } else { PlainRow(person: person) }
    }

    private func finding(_ what: String, _ screen: (_ isBound: Bool) -> View) throws -> Finding {
        // Loads fonts and fills caches for both.
        guard labels(of: screen(true)) == labels(of: screen(false)) else { throw WrongResult(what: what) }
        let runs = PairedRuns(pairs * 3) {
            Stopwatch.milliseconds { Stage.show(screen(true)) { _ in } }
        } second: {
            Stopwatch.milliseconds { Stage.show(screen(false)) { _ in } }
        }
        return Finding(
            what, ours: "\(runs.first.median.text(2)) ms", other: "\(runs.second.median.text(2)) ms", value: runs.ratio,
            limit: Self.limit)
    }

    /// Returns all texts with their frames.
    private func labels(of view: View) -> [String] {
        Stage.show(view) { labels(in: $0, of: $0) }
    }

    private func labels(in view: UIView, of window: UIWindow) -> [String] {
        guard let label = view as? UILabel else { return view.subviews.flatMap { labels(in: $0, of: window) } }
        return ["\(label.text ?? "") \(label.convert(label.bounds, to: window)) \(label.isHidden)"]
    }
}
