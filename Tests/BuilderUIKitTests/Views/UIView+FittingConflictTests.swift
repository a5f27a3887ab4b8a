import Foundation
import Testing

@testable import BuilderUIKit

/// Conflicts inside `systemLayoutSizeFitting`, as UIKit logs them.
@MainActor
@Suite struct UIViewFittingConflictTests {
    private func crowded() -> (view: UIView, box: UIView) {
        let view = UIView()
        view.accessibilityIdentifier = "outer"
        let box = plain()
        box.accessibilityIdentifier = "box"
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
            box.widthAnchor.constraint(equalToConstant: 300),
        ])
        return (view, box)
    }

    private func fit(_ view: UIView, _ width: CGFloat) -> (size: CGSize, texts: [String]) {
        let (size, issues) = LayoutDiagnostics.collecting {
            view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return (
            size, issues.map { $0.description.replacing(#/0x[0-9a-f]+/#, with: "0x…") }
        )
    }

    @Test func theTargetStandsInTheList() throws {
        withScreen(400, 400) { root in
            let (view, box) = crowded()
            root.addSubview(view)
            let (size, texts) = fit(view, 200)
            #expect(size == CGSize(width: 200, height: 40))
            #expect(
                texts == [
                    """
                    Unable to simultaneously satisfy constraints.
                    \tProbably at least one of the constraints in the following list is one you don't want.
                    \tTry this:
                    \t\t(1) look at each constraint and try to figure out which you don't expect;
                    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
                    (
                        "<NSLayoutConstraint:0x… 'fittingSizeHTarget' outer.width == 200   (active, names: outer:0x… )>",
                        "<NSLayoutConstraint:0x… H:|-(0)-[box]   (active, names: box:0x…, '|':outer:0x… )>",
                        "<NSLayoutConstraint:0x… H:[box]-(0)-|   (active, names: box:0x…, '|':outer:0x… )>",
                        "<NSLayoutConstraint:0x… box.width == 300   (active, names: box:0x… )>"
                    )

                    Will attempt to recover by breaking constraint
                    <NSLayoutConstraint:0x… box.width == 300   (active, names: box:0x… )>

                    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
                    <UIKitCore/UIView.h> may also be helpful.
                    """
                ])
            #expect(view.frame == .zero && box.frame == .zero)
            #expect(view.layoutItem == nil || view.layoutItem?.engine === root.layoutRoot.engine)
        }
    }

    @Test func eachConflictIsReportedOnce() {
        withScreen(400, 400) { root in
            let (view, _) = crowded()
            root.addSubview(view)
            #expect(fit(view, 200).texts.count == 1)
            #expect(fit(view, 200).texts.isEmpty)
            #expect(fit(view, 210).texts.count == 1)
            #expect(fit(view, 300).texts.isEmpty)
            #expect(fit(view, 200).texts.count == 1)
            // A target that may give way contradicts nothing.
            let (_, issues) = LayoutDiagnostics.collecting {
                view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            #expect(issues.isEmpty)
        }
    }

    @Test func theVerticalTargetHasItsOwnName() {
        withScreen(400, 400) { root in
            let (view, _) = crowded()
            root.addSubview(view)
            let (size, issues) = LayoutDiagnostics.collecting {
                view.systemLayoutSizeFitting(
                    CGSize(width: 0, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
                    verticalFittingPriority: .required)
            }
            #expect(size == CGSize(width: 300, height: 90))
            #expect(issues.count == 1 && issues[0].description.contains("'fittingSizeVTarget' outer.height == 90"))
        }
    }
}
