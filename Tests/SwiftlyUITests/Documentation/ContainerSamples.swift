import SwiftlyUI
import Testing

/// Pages quote what stands between the markers.
@MainActor
@Suite struct ContainerSamples {
    @Test func aFormIsAColumn() {
        // snapshot: begin containers-form
        let form = VStackView(spacing: 12) {
            UILabel("Sign in").font(.headline)
            ForEach(["Name", "Password"]) { name in
                UITextField(name).borderStyle(.roundedRect).width(220)
            }
            UIButton("Continue").titleColor(.systemBlue)
        }
        .alignment(.leading)
        .padding(16)
        // snapshot: end containers-form

        form.frame = CGRect(origin: .zero, size: form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        form.layoutIfNeeded()
        #expect(form.arrangedSubviews.count == 4)
        #expect(abs(form.bounds.width - 220 - 32) < 0.01)
        #expect(form.arrangedSubviews.allSatisfy { $0.frame.minX == 16 })
    }

    @Test func aSpacerTakesTheRoomBetween() {
        // snapshot: begin containers-spacer
        let row = HStackView {
            UILabel("Total")
            UISpacer(.horizontal).minWidth(16)
            UILabel("12.80")
        }
        // snapshot: end containers-spacer

        row.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews[2].frame.maxX == 300)
        #expect(row.arrangedSubviews[1].frame.minX == row.arrangedSubviews[0].frame.maxX)
    }

    @Test func aScrollViewsContentBringsItsEdgesAndWidth() {
        // snapshot: begin containers-scroll
        let page = VScrollView {
            VStackView(spacing: 8) {
                ForEach(1...40) { number in UILabel("Line \(number)") }
            }
            .fillToSuper()
            .widthToSuper()
        }
        // snapshot: end containers-scroll

        page.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        page.layoutIfNeeded()
        #expect(page.contentSize.width == 320)
        #expect(page.contentSize.height > 800)
    }

    @Test func separatorsStandBetweenWhatIsShown() throws {
        // snapshot: begin containers-separators
        let figures = HStackView(spacing: 21) {
            ForEach(["24", "310", "98"]) { number in UILabel(number).alignment(.center) }
        }
        .distribution(.fillEqually)
        .separator(color: .separator, size: CGSize(width: 1, height: 30))
        // snapshot: end containers-separators

        figures.frame = CGRect(x: 0, y: 0, width: 222, height: 60)
        figures.layoutIfNeeded()
        func lines() -> [CGRect] {
            figures.subviews.filter { !figures.arrangedSubviews.contains($0) && !$0.isHidden }.map(\.frame)
        }
        #expect(lines().map(\.minX) == [70, 151])
        #expect(lines().allSatisfy { $0.size == CGSize(width: 1, height: 30) && abs($0.midY - 30) < 0.5 })
        figures.arrangedSubviews[0].isHidden = true
        figures.layoutIfNeeded()
        #expect(lines().count == 1)
    }
}
