import Builder
import Testing

@MainActor
@Suite struct ContainerViewLayoutTests {
    /// Embeds a definition in a view of a size, lays that out and returns what was embedded.
    @discardableResult
    private func lay(_ view: View, width: CGFloat = 100, height: CGFloat = 60) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let built = view.build()
        root.embed(built)
        root.layoutIfNeeded()
        roots.append(root)
        return built
    }

    /// Keeps the laid out trees alive for the length of a test.
    private let roots = Roots()

    private final class Roots {
        private var views: [UIView] = []
        func append(_ view: UIView) { views.append(view) }
    }

    private static let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    @Test(arguments: UIView.EmbedPosition.allCases)
    func aViewOfAFixedSizeGoesToItsPosition(_ position: UIView.EmbedPosition) {
        let child = UIView()
        lay(ContainerView { child.frame(height: 10, width: 20).position(position).margins(insets: Self.margins) })
        let expected =
            switch position {
            case .fill: CGRect(x: 2, y: 1, width: 94, height: 56)
            case .top: CGRect(x: 2, y: 1, width: 94, height: 10)
            case .topLeft: CGRect(x: 2, y: 1, width: 20, height: 10)
            case .topCenter: CGRect(x: 40, y: 1, width: 20, height: 10)
            case .topRight: CGRect(x: 76, y: 1, width: 20, height: 10)
            case .left: CGRect(x: 2, y: 1, width: 20, height: 56)
            case .center: CGRect(x: 40, y: 25, width: 20, height: 10)
            case .centerLeft: CGRect(x: 2, y: 25, width: 20, height: 10)
            case .centerRight: CGRect(x: 76, y: 25, width: 20, height: 10)
            case .right: CGRect(x: 76, y: 1, width: 20, height: 56)
            case .bottom: CGRect(x: 2, y: 47, width: 94, height: 10)
            case .bottomLeft: CGRect(x: 2, y: 47, width: 20, height: 10)
            case .bottomCenter: CGRect(x: 40, y: 47, width: 20, height: 10)
            case .bottomRight: CGRect(x: 76, y: 47, width: 20, height: 10)
            }
        #expect(child.frame == expected)
    }

    @Test func aViewWithoutASizeIsStretchedAndALabelIsNot() {
        let plain = UIView()
        let label = LabelView("Name").position(.bottom)
        lay(
            ContainerView {
                plain.position(.bottomLeft)
                label
            })
        #expect(plain.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        let height = label.asBaseView().intrinsicContentSize.height
        let frame = label().frame
        #expect(frame.width == 100)
        #expect(frame.height.isApproximately(height))
        #expect(frame.maxY.isApproximately(60))
    }

    @Test func stacksKeepSpacingPaddingAndSpacers() {
        let first = UIView()
        let last = UIView()
        lay(
            VStackView(spacing: 2) {
                first.height(10)
                FixedSpacerView(5)
                last
            }
            .padding(top: 1, left: 2, bottom: 3, right: 4))
        #expect(first.frame == CGRect(x: 2, y: 1, width: 94, height: 10))
        #expect(last.frame == CGRect(x: 2, y: 20, width: 94, height: 37))
    }

    @Test func aSpacerTakesTheRoomThatIsLeft() {
        let name = LabelView("Name")
        let value = LabelView("Value")
        lay(
            HStackView(spacing: 4) {
                name
                SpacerView()
                value
            }, width: 300, height: 40)
        #expect(name().frame.width == name.asBaseView().intrinsicContentSize.width)
        #expect(value().frame.width == value.asBaseView().intrinsicContentSize.width)
        #expect(value().frame.maxX == 300)
    }

    @Test func paddingAddsToALabelsSize() {
        let plain = LabelView("Name").asBaseView().intrinsicContentSize
        let padded = LabelView("Name").padding(top: 1, left: 2, bottom: 3, right: 4).asBaseView().intrinsicContentSize
        #expect(padded.width.isApproximately(plain.width + 6))
        #expect(padded.height.isApproximately(plain.height + 4))
        let label = LabelView("Name").padding(8).asBaseView()
        let text = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 0)
        #expect(text.minX.isApproximately(0))
    }

    @Test func labelsWrapUnlessTheirLinesAreLimited() {
        let text = "A text that is far too long for a line of one hundred points"
        let one = LabelView("A").asBaseView().intrinsicContentSize.height
        func height(_ label: View) -> CGFloat {
            let view = lay(
                VStackView {
                    label
                    SpacerView()
                }, height: 1000)
            return view.subviews.first?.frame.height ?? 0
        }
        #expect(height(LabelView(text)) > one * 2.5)
        #expect(height(LabelView(text).numberOfLines(1)).isApproximately(one))
        #expect(height(LabelView(text).numberOfLines(2)) < one * 2.2)
        #expect(height(LabelView(text).padding(10)) > height(LabelView(text)) + 19)
    }

    @Test func dividersAreNineHigh() {
        let divider = DividerView()
        lay(
            VStackView(spacing: 0) {
                divider
                SpacerView()
            })
        #expect(divider().frame == CGRect(x: 0, y: 0, width: 100, height: 9))
        #expect(divider().subviews.first?.frame.minY == 4)
    }

    @Test func verticalScrollViewsAreAsWideAsTheirSuperview() {
        let content = UIView()
        let view = lay(VerticalScrollView(content.height(500), padding: Self.margins))
        #expect(content.frame == CGRect(x: 2, y: 1, width: 94, height: 500))
        #expect((view as? UIScrollView)?.contentSize == CGSize(width: 100, height: 504))
        let wide = UIView()
        lay(ScrollView(wide.frame(height: 500, width: 400)))
        #expect(wide.frame.size == CGSize(width: 400, height: 500))
    }

    @Test func aTableBuildsOnlyVisibleRows() {
        var built = 0
        let rows = DynamicItemViewBuilder(Array(0..<10_000)) { number in
            built += 1
            return LabelView("Row \(number)")
        }
        let table = lay(TableView(rows), width: 320, height: 400)
        #expect(built > 5)
        #expect(built < 60)
        #expect(((table as? UITableView)?.visibleCells.count ?? 0) > 5)
    }
}
